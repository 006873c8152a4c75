import { join, relative } from 'node:path'
import {
  isBindingElement,
  isIdentifier,
  isObjectBindingPattern,
  isObjectLiteralExpression,
  isShorthandPropertyAssignment,
  type SourceFile,
  SyntaxKind,
} from 'typescript/unstable/ast'
import { API, type Project, type Symbol as TypeSymbol } from 'typescript/unstable/sync'
import { isSaidAround, isSpelledAlike, type NameDifference, toWords } from './names.ts'
import {
  isAccessed,
  isParameterLiteral,
  listNamesAround,
  listPassedValues,
  type PassedValue,
} from './source-fields.ts'

// Reads types with the compiler's interface for tools, which may change with a version of
// TypeScript; the planted differences of check-field-names.test.ts show whether it still works.

/** Where a field is declared: rows and parameters are generated from the database. */
type Layer = 'column' | 'wire' | 'domain'

const layers: readonly (readonly [Layer, RegExp])[] = [
  ['column', /\.queries\.ts$/],
  ['wire', /\/packages\/contract\/src\//],
  ['domain', /\/packages\/domain\/src\//],
]

const checkedPattern = /^apps\/server\/src\/(?!demo-data\/|.*\/testing\/|test\/).*\.ts$/
const skippedPattern = /\.(test|queries)\.ts$/
/** Files whose literals without a declared type are responses. */
const viewPattern = /(\/views|-view|\/(read|list)-[\w-]+)\.ts$/

interface Field {
  readonly name: string
  readonly layer: Layer | undefined
}

function getFieldLayer(symbol: TypeSymbol | undefined): Layer | undefined {
  const path = symbol?.declarations[0]?.path
  return path && layers.find(([, pattern]) => pattern.test(path))?.[0]
}

/** Returns the field behind a variable that was destructured: `{ plan_id: plan }`. */
function findDestructured(project: Project, { property, value }: PassedValue): Field | undefined {
  const { checker } = project
  const variable = isShorthandPropertyAssignment(property)
    ? checker.getShorthandAssignmentValueSymbol(property)
    : checker.getSymbolAtLocation(value)
  const declared = variable?.valueDeclaration
  const element =
    declared?.kind === SyntaxKind.BindingElement ? declared.resolve(project) : undefined
  if (!element || !isBindingElement(element) || !isObjectBindingPattern(element.parent))
    return undefined
  const name = element.propertyName ?? element.name
  if (element.dotDotDotToken || !name || !isIdentifier(name)) return undefined
  const type = checker.getTypeAtLocation(element.parent)
  const symbol = type && checker.getPropertyOfType(type, name.text)
  return { name: toWords(name.text), layer: getFieldLayer(symbol) }
}

const findField = (project: Project, passed: PassedValue): Field | undefined =>
  isAccessed(passed.value)
    ? {
        name: toWords(passed.value.text),
        layer: getFieldLayer(project.checker.getSymbolAtLocation(passed.value)),
      }
    : findDestructured(project, passed)

/** Returns where the property that receives a value is declared. */
function getTargetLayer(
  { checker }: Project,
  path: string,
  passed: PassedValue,
): Layer | undefined {
  if (isParameterLiteral(passed)) return 'column'
  const { parent: literal, name } = passed.property
  const type = isObjectLiteralExpression(literal) ? checker.getContextualType(literal) : undefined
  const symbol =
    type && checker.getPropertyOfType(checker.getNonNullableType(type) ?? type, name.getText())
  const declared = symbol?.declarations[0]
  const isUntyped =
    !type ||
    declared?.kind === SyntaxKind.PropertyAssignment ||
    declared?.kind === SyntaxKind.ShorthandPropertyAssignment
  const layer = getFieldLayer(symbol)
  return layer ?? (isUntyped && viewPattern.test(path) ? 'wire' : undefined)
}

function listFileDifferences(
  project: Project,
  file: SourceFile,
  path: string,
): readonly NameDifference[] {
  return listPassedValues(file).flatMap((passed) => {
    const { key, property } = passed
    const field = findField(project, passed)
    if (
      !field?.layer ||
      isSpelledAlike(field.name, key) ||
      isSaidAround(field.name, key, listNamesAround(property))
    )
      return []
    const target = getTargetLayer(project, path, passed)
    // Within the domain or the contract, a value may change its role.
    if (!target || (target === field.layer && target !== 'column')) return []
    const line = file.text.slice(0, property.getStart(file)).split('\n').length
    return [{ path, line, from: field.name, to: key }]
  })
}

/**
 * Lists where the server passes a column, a field of the wire or a property of the domain on under
 * another name.
 * @param root of a checkout
 */
export function listSourceDifferences(root: string): readonly NameDifference[] {
  const api = new API({ cwd: root })
  try {
    const config = join(root, 'apps/server/tsconfig.json')
    const [project] = api.updateSnapshot({ openProjects: [config] }).getProjects()
    if (!project) throw new Error(`${config} cannot be read`)
    return project.program.getSourceFileNames().flatMap((name) => {
      const path = relative(root, name)
      if (!checkedPattern.test(path) || skippedPattern.test(path)) return []
      const file = project.program.getSourceFile(name)
      return file ? listFileDifferences(project, file, path) : []
    })
  } finally {
    api.close()
  }
}
