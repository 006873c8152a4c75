import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { API, type Project, type Symbol as TypeSymbol } from 'typescript/unstable/sync'
import { getLineNumber } from '../source-text.ts'
import { type CompatData, type FeatureUse, findNewKey } from './compat-data.ts'

// Reads types with the compiler's interface for tools, which may change with a version of
// TypeScript; the planted uses of check-baseline.test.ts show whether it still works.

const libraryPattern = /\/lib\.(dom|es|decorators)[\w.]*\.d\.ts$/

/** What a script may name of the web: members, globals and events, by their name. */
interface NamedKeys {
  readonly byName: ReadonlyMap<string, readonly string[]>
  /** Names of which at least one meaning is newer than the baseline: only their types are read. */
  readonly newNames: ReadonlySet<string>
}

/** Returns the name of a key; the data mark static members. */
const toName = (key: string) =>
  key
    .split('.')
    .at(-1)
    ?.replace(/_static$/, '') ?? ''

function groupNamedKeys(data: CompatData): NamedKeys {
  const keys = [...data.keys()].filter((key) => /^(api|javascript\.builtins)\./.test(key))
  const byName = Map.groupBy(keys, toName)
  const newNames = keys.filter((key) => !data.get(key)?.isInBaseline).map(toName)
  return { byName, newNames: new Set(newNames) }
}

/** Returns the keys of a name that a library of the compiler declares. */
function listSymbolKeys(symbol: TypeSymbol, { byName }: NamedKeys): readonly string[] {
  const { name } = symbol
  const owner = symbol.getParent()?.name.replace(/Constructor$/, '')
  if (owner === undefined)
    return [`api.${name}`, `api.Window.${name}`, `javascript.builtins.${name}`]
  const keys = (byName.get(name) ?? []).filter((key) => key.split('.').length > 2)
  const own = keys.filter((key) => key.split('.').includes(owner))
  // The compiler also declares mixins, such as ParentNode; the data have their members elsewhere.
  return own.length > 0 ? own : keys
}

interface NamedPlace {
  readonly name: string
  readonly at: number
  /** Whether it is the name of an event that is listened to. */
  readonly isEvent?: boolean
}

/** Lists the names after a dot, behind `new`, of called functions and of listened events. */
function listNames(path: string, text: string): readonly NamedPlace[] {
  const names: NamedPlace[] = []
  new Visitor({
    MemberExpression: ({ computed, property, object }) => {
      if (!computed && property.type === 'Identifier')
        names.push({ name: property.name, at: property.start })
      if (object.type === 'Identifier') names.push({ name: object.name, at: object.start })
    },
    NewExpression: ({ callee }) => {
      if (callee.type === 'Identifier') names.push({ name: callee.name, at: callee.start })
    },
    CallExpression: ({ callee, arguments: [first] }) => {
      if (callee.type === 'Identifier') names.push({ name: callee.name, at: callee.start })
      else if (
        callee.type === 'MemberExpression' &&
        callee.property.type === 'Identifier' &&
        callee.property.name === 'addEventListener' &&
        first?.type === 'Literal'
      )
        names.push({ name: `${String(first.value)}_event`, at: first.start, isEvent: true })
    },
  }).visit(parseSync(path, text).program)
  return names
}

function listFileUses(
  project: Project,
  file: { readonly name: string; readonly path: string },
  keys: NamedKeys,
): readonly FeatureUse[] {
  const text = readFileSync(file.name, 'utf8')
  const names = listNames(file.path, text).filter(({ name }) => keys.newNames.has(name))
  if (names.length === 0) return []
  const symbols = project.checker.getSymbolAtPosition(
    file.name,
    names.map(({ at }) => at),
  )
  return names.flatMap(({ name, at, isEvent }, index) => {
    const symbol = symbols[index]
    const isOfLibrary = symbol?.declarations.some(({ path }) => libraryPattern.test(path))
    if (!isEvent && !isOfLibrary) return []
    const found = isEvent || !symbol ? (keys.byName.get(name) ?? []) : listSymbolKeys(symbol, keys)
    return [{ keys: found, path: file.path, line: getLineNumber(text, at) }]
  })
}

/**
 * Lists what scripts use of the web that may be newer than the baseline, by the types of what is
 * used: `reasons` of a candidate is no feature of a browser.
 * @param root of a checkout
 * @param config of the program to read, from the root
 */
export function listScriptUses(
  root: string,
  config: string,
  data: CompatData,
  isChecked: (path: string) => boolean,
): readonly FeatureUse[] {
  const keys = groupNamedKeys(data)
  const api = new API({ cwd: root })
  try {
    const [project] = api.updateSnapshot({ openProjects: [join(root, config)] }).getProjects()
    if (!project) throw new Error(`${config} cannot be read`)
    return project.program
      .getSourceFileNames()
      .map((name) => ({ name, path: relative(root, name) }))
      .filter(({ path }) => isChecked(path))
      .flatMap((file) => listFileUses(project, file, keys))
      .filter((use) => findNewKey(data, use.keys) !== undefined)
  } finally {
    api.close()
  }
}
