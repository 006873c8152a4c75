// Part of npm run prove: whether every regular expression of the product takes linear time.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync, Visitor } from 'oxc-parser'
import { reportFigure } from '../../apps/server/src/platform/testing/figure-report.ts'
import { readGit } from '../git-history.ts'
import { importOnDemand } from '../on-demand.mjs'

interface Recheck {
  check(
    source: string,
    flags: string,
    options: { readonly timeout: number },
  ): Promise<{
    readonly status: 'safe' | 'vulnerable' | 'unknown'
    readonly complexity?: { readonly summary: string }
  }>
}
interface Pattern {
  readonly at: string
  readonly source: string
  readonly flags: string
}

const root = join(import.meta.dirname, '../..')
/** Known to be exponential or polynomial. */
const planted = [
  '^(a+)+$',
  '^(\\w+\\s?)*$',
  '(a|aa)+$',
  '^([a-z]+)*@',
  '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$',
]

/** Composes expressions when it is loaded, so that they are checked as they are composed. */
const composingFiles: string[] = []

/** Lists the regular expressions that a source contains as literals. */
function listPatterns(path: string): Pattern[] {
  const patterns: Pattern[] = []
  new Visitor({
    Literal(node) {
      if ('regex' in node && node.regex)
        patterns.push({ at: path, source: node.regex.pattern, flags: node.regex.flags })
    },
    NewExpression(node) {
      const isComposed = node.callee.type === 'Identifier' && node.callee.name === 'RegExp'
      if (isComposed && !composingFiles.includes(path)) composingFiles.push(path)
    },
  }).visit(parseSync(path, readFileSync(join(root, path), 'utf8')).program)
  return patterns
}

/** Lists the expressions that the composing files make when they are loaded. */
async function listComposedPatterns(): Promise<Pattern[]> {
  const patterns: Pattern[] = []
  const Original = RegExp
  let at = ''
  globalThis.RegExp = new Proxy(Original, {
    construct(target, [source, flags = ''], newTarget) {
      patterns.push({ at, source: String(source), flags: String(flags) })
      return Reflect.construct(target, [source, flags], newTarget)
    },
  })
  for (at of composingFiles) await import(pathToFileURL(join(root, at)).href)
  globalThis.RegExp = Original
  return patterns
}

const { check } = await importOnDemand<Recheck>('recheck')
/** Returns how long an expression can take if that is not linear. */
async function findFault(source: string, flags: string): Promise<string | null> {
  const { status, complexity } = await check(source, flags, { timeout: 10_000 })
  return status === 'safe' ? null : (complexity?.summary ?? status)
}

const paths = readGit(['ls-files', 'apps/*/src/*.ts', 'apps/*/src/*.tsx', 'packages/*/src/*.ts'])
  .split('\n')
  .filter((path) => path && !/\.(test|stories)\.tsx?$|\/testing\/|\/test\//.test(path))
const patterns = [
  ...new Map(
    [...paths.flatMap(listPatterns), ...(await listComposedPatterns())].map(
      (pattern) => [`/${pattern.source}/${pattern.flags}`, pattern] as const,
    ),
  ),
]
const violations: string[] = []
for (const [name, { at, source, flags }] of patterns) {
  const fault = await findFault(source, flags)
  if (fault) violations.push(`${at}: ${fault}: ${name}`)
}
let found = 0
for (const source of planted) found += Number((await findFault(source, '')) !== null)
reportFigure({
  figure: 18,
  counts: { patterns: patterns.length },
  violations,
  controls: { 'planted patterns': [planted.length, found] },
})
for (const violation of violations) process.stdout.write(`${violation}\n`)
process.stdout.write(`${patterns.length} patterns, ${violations.length} not linear\n`)
process.exit()
