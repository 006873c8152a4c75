// Checks that the browser's code uses what every core browser, Safari among them, supported at the
// end of 2024, by the compatibility data of the package web-features. baseline/exceptions.ts lists
// what is newer, with its reason. --scripts also reads the types of scripts, which takes longer.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  type CompatData,
  type FeatureUse,
  findNewKey,
  readCompatData,
} from './baseline/compat-data.ts'
import { type BaselineException, baselineExceptions } from './baseline/exceptions.ts'
import { listMarkupUses, listPageUses } from './baseline/markup-uses.ts'
import { listScriptUses } from './baseline/script-uses.ts'
import { groupFunctionKeys, listStyleUses } from './baseline/style-uses.ts'

const listPath = 'tools/baseline/exceptions.ts'
const scriptKey = /^(api|javascript)\./

const isBrowserScript = (path: string) =>
  /^(apps\/web|packages\/(ui|kernel|domain|contract))\/src\/.*\.tsx?$/.test(path) &&
  !/\.(test|stories)\.tsx?$|\/testing\//.test(path)

const toPattern = (key: string) =>
  new RegExp(`^${key.replaceAll('.', String.raw`\.`).replaceAll('*', '.*')}$`)

/**
 * Compares what is used with the baseline and the list of exceptions.
 * @returns a sentence for each use that is too new, and for each exception that nothing needs
 */
export function checkBaseline(
  data: CompatData,
  uses: readonly FeatureUse[],
  exceptions: readonly BaselineException[],
): readonly string[] {
  const patterns = exceptions.flatMap(({ keys }) =>
    keys.map((key) => ({ key, pattern: toPattern(key) })),
  )
  const needed = new Set<string>()
  const findings = uses.flatMap(({ keys, path, line }) => {
    const key = findNewKey(data, keys)
    if (key === undefined) return []
    const exception = patterns.find(({ pattern }) => pattern.test(key))
    if (exception) needed.add(exception.key)
    return exception
      ? []
      : [`${path}:${line}  ${key} is newer than the baseline (${data.get(key)?.safari})`]
  })
  const unused = patterns.filter(({ key }) => !needed.has(key))
  return [
    ...new Set(findings),
    ...unused.map(({ key }) => `${listPath}  “${key}” is listed, but nothing uses it`),
  ]
}

/** Lists what the style sheets, components and the page of a checkout use. */
function listDrawnUses(root: string, data: CompatData): readonly FeatureUse[] {
  const functions = groupFunctionKeys(data)
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const list = (ending: string) =>
    globSync(`{apps/web,packages/ui}/src/**/*${ending}`, { cwd: root })
  return [
    ...list('.css').flatMap((path) => listStyleUses(path, read(path), functions)),
    ...list('.tsx')
      .filter(isBrowserScript)
      .flatMap((path) => listMarkupUses(path, read(path), functions)),
    ...listPageUses('apps/web/index.html', read('apps/web/index.html')),
  ]
}

function main(): void {
  const root = join(import.meta.dirname, '..')
  const withScripts = process.argv.includes('--scripts')
  const data = readCompatData()
  const uses = [
    ...listDrawnUses(root, data),
    ...(withScripts ? listScriptUses(root, 'apps/web/tsconfig.json', data, isBrowserScript) : []),
  ]
  const exceptions = baselineExceptions.map(({ keys, reason }) => ({
    keys: keys.filter((key) => withScripts || !scriptKey.test(key)),
    reason,
  }))
  const findings = checkBaseline(data, uses, exceptions)
  for (const finding of findings) process.stdout.write(`${finding}\n`)
  process.stdout.write(`${uses.length} uses of features of the web, ${findings.length} findings\n`)
  process.exitCode = findings.length > 0 ? 1 : 0
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main()
