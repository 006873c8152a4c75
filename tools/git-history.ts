import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

interface FileVersion {
  readonly path: string
  /** Id of its content. */
  readonly blob: string
}

/** A file that a commit changes; without `before` it is new, without `after` it is gone. */
export interface ChangedFile {
  readonly before: FileVersion | undefined
  readonly after: FileVersion | undefined
}

/** A commit with the files it changes; files that only move are left out. */
export interface Commit {
  readonly hash: string
  /** Its date, YYYY-MM-DD. */
  readonly day: string
  readonly subject: string
  readonly files: readonly ChangedFile[]
}

function git(args: readonly string[], input = ''): Buffer {
  const { stdout, stderr, status } = spawnSync('git', args, {
    cwd: root,
    input,
    maxBuffer: 2 ** 30,
  })
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.toString().trim()}`)
  return stdout
}

/** Returns what a git command prints. */
export const readGit = (args: readonly string[]): string => git(args).toString()

/** Reads a line of `git log --raw`: modes, blobs and status, then one or two paths. */
function parseChange(line: string): ChangedFile {
  const [about = '', from = '', to = from] = line.split('\t')
  const [, , before = '', after = ''] = about.split(' ')
  const toVersion = (blob: string, path: string) => (/^0+$/.test(blob) ? undefined : { path, blob })
  return { before: toVersion(before, from), after: toVersion(after, to) }
}

function parseCommit(text: string): Commit {
  const [head = '', ...lines] = text.split('\n')
  const [hash = '', day = '', subject = ''] = head.split('\t')
  const files = lines
    .filter((line) => line.startsWith(':'))
    .map(parseChange)
    .filter(({ before, after }) => before?.blob !== after?.blob)
  return { hash, day, subject, files }
}

/**
 * Reads commits, the newest first.
 * @param named commits, and ranges such as `v1..HEAD`; the whole history if there are none
 */
export function readCommits(named: readonly string[]): readonly Commit[] {
  const log = ['log', '--raw', '-r', '-M', '--root', '--no-abbrev', '--date=short', '--no-merges']
  const format = '--format=%x00%H%x09%ad%x09%s'
  const isRange = (name: string) => name.includes('..')
  const single = named.filter((name) => !isRange(name))
  const ranges = named.filter(isRange)
  const texts = [
    ...(single.length > 0 ? [git([...log, format, '--no-walk=unsorted', ...single])] : []),
    ...(ranges.length > 0 || single.length === 0 ? [git([...log, format, ...ranges])] : []),
  ]
  return texts.flatMap((text) => text.toString().split('\0').filter(Boolean)).map(parseCommit)
}

/** Reads the contents of blobs by id. */
export function readBlobs(ids: readonly string[]): ReadonlyMap<string, string> {
  const output = git(['cat-file', '--batch'], `${[...new Set(ids)].join('\n')}\n`)
  const texts = new Map<string, string>()
  // Each is a line “id type size”, the content and a line feed.
  for (let at = 0; at < output.length;) {
    const end = output.indexOf('\n', at)
    const [id = '', , size = '0'] = output.subarray(at, end).toString().split(' ')
    const next = end + 1 + Number(size)
    texts.set(id, output.subarray(end + 1, next).toString())
    at = next + 1
  }
  return texts
}
