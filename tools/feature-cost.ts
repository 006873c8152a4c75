// npm run feature-cost: how many files a feature costs, for each commit that adds one (“Add …”),
// with the median; or for the commits that are named.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = join(import.meta.dirname, '..')

type FileKind = 'source' | 'test' | 'generated' | 'document'

/** Returns the kind of a file by its path. */
export function getFileKind(path: string): FileKind {
  if (/\.queries\.ts$|\/catalogue\.ts$|^docs\/(schema\.md|calls)|package-lock\.json$/.test(path))
    return 'generated'
  if (/\.(test|e2e)\.tsx?$|\/testing\/|^e2e\//.test(path)) return 'test'
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

function git(...args: readonly string[]): string {
  const { stdout, status } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  return status === 0 ? stdout : ''
}

/** Lists the files that a commit changes, without mere renames and changes of layout. */
function listChangedFiles(commit: string): readonly string[] {
  return git('diff-tree', '-r', '--root', '--no-commit-id', '-M', '--name-status', commit)
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => {
      const [status = '', before = '', after = before] = line.split('\t')
      if (status === 'R100') return []
      const isReal =
        status === 'A' ||
        status === 'D' ||
        isRealChange(git('show', `${commit}~:${before}`), git('show', `${commit}:${after}`))
      return isReal ? [after] : []
    })
}

interface Cost {
  readonly commit: string
  readonly subject: string
  readonly files: readonly string[]
}

const countKind = ({ files }: Cost, kind: FileKind) =>
  files.filter((path) => getFileKind(path) === kind).length

const readCost = (commit: string): Cost => ({
  commit,
  subject: git('log', '-1', '--format=%s', commit).trim(),
  files: listChangedFiles(commit),
})

const formatRow = (cost: Cost) =>
  [
    cost.commit.slice(0, 8),
    ...(['source', 'test', 'generated', 'document'] as const).map((kind) =>
      String(countKind(cost, kind)).padStart(kind.length),
    ),
    cost.subject,
  ].join('  ')

function main(named: readonly string[]): void {
  const commits =
    named.length > 0
      ? named
      : git('log', '--no-merges', '--format=%H', '--grep=^Add ').split('\n').filter(Boolean)
  const costs = commits
    .map(readCost)
    // A commit without source files adds a document or a test.
    .filter(
      (cost) =>
        named.length > 0 || (cost.subject.startsWith('Add ') && countKind(cost, 'source') > 0),
    )
  process.stdout.write('commit    source  test  generated  document  subject\n')
  for (const cost of costs) {
    process.stdout.write(`${formatRow(cost)}\n`)
    if (named.length > 0)
      for (const path of cost.files)
        process.stdout.write(`          ${getFileKind(path).padEnd(9)}  ${path}\n`)
  }
  const median = getMedian(costs.map((cost) => countKind(cost, 'source')))
  process.stdout.write(`${costs.length} commits, ${median} source files in the median\n`)
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  main(process.argv.slice(2))
