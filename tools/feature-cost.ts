// npm run feature-cost: how many source files a feature costs, for each commit of the history that
// adds one, with medians; or for the commits and ranges that are named.
import { pathToFileURL } from 'node:url'
import { type Addition, addedKinds, countAdditions, isDefinitionFile } from './added-features.ts'
import { type ChangedFile, type Commit, readBlobs, readCommits } from './git-history.ts'

type FileKind = 'source' | 'test' | 'generated' | 'document'

/** Returns the kind of a file by its path. */
export function getFileKind(path: string): FileKind {
  if (/\.queries\.ts$|\/catalogue\.ts$|^docs\/(schema\.md|calls)|package-lock\.json$/.test(path))
    return 'generated'
  if (/\.(test|e2e)\.tsx?$|\/(testing|test)\/|^e2e\//.test(path)) return 'test'
  return /\.(ts|tsx|mts|mjs|js|sql|css|json)$/.test(path) ? 'source' : 'document'
}

// What a formatter may change: white space, commas at the end of lists, parentheses, quotes.
const withoutLayout = (text: string) => text.replaceAll(/[\s,()'"`;]/g, '')

/** Whether two versions of a file differ in more than their layout. */
export const isRealChange = (before: string, after: string): boolean =>
  withoutLayout(before) !== withoutLayout(after)

/** Returns the middle value, or the mean of the two in the middle; 0 for an empty list. */
export function getMedian(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [low = 0, high = low] =
    sorted.length % 2 === 1 ? [sorted[middle]] : sorted.slice(middle - 1, middle + 1)
  return (low + high) / 2
}

interface Cost extends Commit {
  /** Without mere renames and changes of layout. */
  readonly files: readonly ChangedFile[]
  readonly additions: readonly Addition[]
}

const listBlobs = (files: readonly ChangedFile[]) =>
  files.flatMap(({ before, after }) => [before?.blob ?? [], after?.blob ?? []].flat())

/** Finds what each commit adds, from the definitions in the files that it changes. */
function findAdditions(commits: readonly Commit[]): ReadonlyMap<string, readonly Addition[]> {
  const definitions = commits.map(({ files }) => files.filter(isDefinitionFile))
  const texts = readBlobs(definitions.flatMap(listBlobs))
  return new Map(
    commits.map(({ hash }, index) => [hash, countAdditions(definitions[index] ?? [], texts)]),
  )
}

/** Reads which files of the commits changed in more than their place and layout. */
function readCosts(
  commits: readonly Commit[],
  additions: ReadonlyMap<string, readonly Addition[]>,
): readonly Cost[] {
  const texts = readBlobs(commits.flatMap(({ files }) => listBlobs(files)))
  const isReal = ({ before, after }: ChangedFile) =>
    !before || !after || isRealChange(texts.get(before.blob) ?? '', texts.get(after.blob) ?? '')
  return commits.map((commit) => ({
    ...commit,
    files: commit.files.filter(isReal),
    additions: additions.get(commit.hash) ?? [],
  }))
}

const getPath = ({ before, after }: ChangedFile) => after?.path ?? before?.path ?? ''
const countKind = ({ files }: Cost, kind: FileKind) =>
  files.filter((file) => getFileKind(getPath(file)) === kind).length
const countNew = ({ files }: Cost) =>
  files.filter((file) => !file.before && getFileKind(getPath(file)) === 'source').length
const countThings = ({ additions }: Cost) => additions.reduce((sum, { count }) => sum + count, 0)

/** “2 endpoints, 1 job”. */
const formatAdditions = (additions: readonly Addition[]) =>
  additions.map(({ kind, count }) => `${count} ${kind}${count === 1 ? '' : 's'}`).join(', ')

const formatRow = (cost: Cost) =>
  [
    cost.hash.slice(0, 8),
    String(countKind(cost, 'source')).padStart(6),
    String(countNew(cost)).padStart(3),
    ...(['test', 'generated', 'document'] as const).map((kind) =>
      String(countKind(cost, kind)).padStart(kind.length),
    ),
    cost.subject,
    ...(cost.additions.length > 0 ? [`(${formatAdditions(cost.additions)})`] : []),
  ].join('  ')

/** “12 commits that add one thing: 10 source files in the median, 3.5 of them new”. */
function formatMedian(name: string, costs: readonly Cost[]): string {
  const files = getMedian(costs.map((cost) => countKind(cost, 'source')))
  const added = getMedian(costs.map(countNew))
  return `${costs.length} ${name}: ${files} source files in the median, ${added} of them new\n`
}

/** The medians: of all, of those that add a single thing, and by day. */
function formatSummary(costs: readonly Cost[]): string {
  const perThing = costs
    .filter((cost) => countThings(cost) > 0)
    .map((cost) => countKind(cost, 'source') / countThings(cost))
  const days = [...Map.groupBy(costs, ({ day }) => day)].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return [
    formatMedian('commits that add a feature', costs),
    ...(days.length > 1 ? days.map(([day, ofDay]) => formatMedian(`on ${day}`, ofDay)) : []),
    formatMedian(
      'that add one thing',
      costs.filter((cost) => countThings(cost) === 1),
    ),
    `${getMedian(perThing).toFixed(1)} source files for each thing added (${addedKinds.join(', ')})\n`,
  ].join('')
}

const formatFile = (file: ChangedFile) =>
  `          ${getFileKind(getPath(file)).padEnd(9)}  ${file.before ? '   ' : 'new'}  ${getPath(file)}\n`

function main(named: readonly string[]): void {
  const commits = readCommits(named)
  const additions = findAdditions(commits)
  const isShown = ({ hash }: Commit) =>
    named.some((name) => !name.includes('..')) || (additions.get(hash) ?? []).length > 0
  const costs = readCosts(commits.filter(isShown), additions)
  process.stdout.write('commit    source  new  test  generated  document  subject\n')
  for (const cost of costs) {
    process.stdout.write(`${formatRow(cost)}\n`)
    if (named.length > 0) process.stdout.write(cost.files.map(formatFile).join(''))
  }
  if (costs.length > 1) process.stdout.write(formatSummary(costs))
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  main(process.argv.slice(2))
