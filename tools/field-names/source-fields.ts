import {
  type Identifier,
  isAsExpression,
  isAwaitExpression,
  isBinaryExpression,
  isBindingElement,
  isCallExpression,
  isFunctionDeclaration,
  isIdentifier,
  isNonNullExpression,
  isParenthesizedExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isSatisfiesExpression,
  isShorthandPropertyAssignment,
  isStringLiteral,
  isVariableDeclaration,
  type Node,
  type PropertyAssignment,
  type ShorthandPropertyAssignment,
  type SourceFile,
  SyntaxKind,
} from 'typescript/unstable/ast'
import { toWords } from './names.ts'

/** A property of an object literal whose value may be a field of another name. */
export interface PassedValue {
  readonly property: PropertyAssignment | ShorthandPropertyAssignment
  /** The property's name, in words. */
  readonly key: string
  /** `x` in `row.x`, or a variable. */
  readonly value: Identifier
}

const literals: ReadonlySet<SyntaxKind> = new Set([
  SyntaxKind.NullKeyword,
  SyntaxKind.FalseKeyword,
  SyntaxKind.TrueKeyword,
  SyntaxKind.StringLiteral,
  SyntaxKind.NumericLiteral,
  SyntaxKind.ArrayLiteralExpression,
  SyntaxKind.ObjectLiteralExpression,
])

/** Returns the field or variable whose value an expression passes on as it is, or converted. */
function traceValue(node: Node): Identifier | undefined {
  if (isIdentifier(node)) return node
  if (isPropertyAccessExpression(node)) return isIdentifier(node.name) ? node.name : undefined
  if (
    isParenthesizedExpression(node) ||
    isAsExpression(node) ||
    isSatisfiesExpression(node) ||
    isNonNullExpression(node) ||
    isAwaitExpression(node)
  )
    return traceValue(node.expression)
  if (isBinaryExpression(node))
    return node.operatorToken.kind === SyntaxKind.QuestionQuestionToken &&
      literals.has(node.right.kind)
      ? traceValue(node.left)
      : undefined
  return isCallExpression(node) ? traceConversion(node.expression, node.arguments[0]) : undefined
}

/** `String(x)`, `Number(x)` and `x.toISOString()` are the same value in another type. */
function traceConversion(called: Node, argument: Node | undefined): Identifier | undefined {
  if (isIdentifier(called) && ['String', 'Number'].includes(called.text))
    return argument && traceValue(argument)
  return isPropertyAccessExpression(called) && called.name.text === 'toISOString'
    ? traceValue(called.expression)
    : undefined
}

/** Whether a name follows a dot. */
export const isAccessed = ({ parent }: Identifier): boolean => isPropertyAccessExpression(parent)

/** Lists the properties of a file's object literals whose value may be a field of another name. */
export function listPassedValues(file: SourceFile): readonly PassedValue[] {
  const values: PassedValue[] = []
  const destructured = new Set<string>()
  const renamed = new Set<string>()
  const visit = (node: Node): void => {
    if (isPropertyAssignment(node) && (isIdentifier(node.name) || isStringLiteral(node.name))) {
      const value = traceValue(node.initializer)
      if (value) values.push({ property: node, key: toWords(node.name.text), value })
    }
    if (isShorthandPropertyAssignment(node) && isIdentifier(node.name))
      values.push({ property: node, key: toWords(node.name.text), value: node.name })
    if (isBindingElement(node) && node.name && isIdentifier(node.name)) {
      destructured.add(node.name.text)
      if (node.propertyName) renamed.add(node.name.text)
    }
    node.forEachChild(visit)
  }
  visit(file)
  return values.filter(({ key, value }) => {
    const isSame = key === toWords(value.text)
    if (isAccessed(value)) return !isSame
    return isSame ? renamed.has(value.text) : destructured.has(value.text)
  })
}

/** Returns the name of what a node declares or calls. */
function getOwnName(node: Node): string | undefined {
  const name = isCallExpression(node)
    ? node.expression
    : isPropertyAssignment(node) || isVariableDeclaration(node) || isFunctionDeclaration(node)
      ? node.name
      : undefined
  return name && isIdentifier(name) ? toWords(name.text) : undefined
}

/**
 * Lists the names of the properties, variables and functions that contain a place or receive it, in
 * words.
 */
export function listNamesAround({ parent }: Node): readonly string[] {
  const names: string[] = []
  for (let node: Node | undefined = parent; node; node = node.parent) {
    const name = getOwnName(node)
    if (name) names.push(name)
  }
  return names
}

/** Whether a literal holds the parameters of a statement: `db.one(statement, { … })`. */
export function isParameterLiteral({ property }: PassedValue): boolean {
  const { parent: literal } = property
  const call = literal.parent
  return (
    call !== undefined &&
    isCallExpression(call) &&
    call.arguments[1] === literal &&
    isPropertyAccessExpression(call.expression) &&
    ['one', 'many', 'run'].includes(call.expression.name.text)
  )
}
