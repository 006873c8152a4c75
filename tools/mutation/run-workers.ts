import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FileMutant, FileResult, MutationJob, RecordedFile } from './mutation-job.ts'

const root = join(import.meta.dirname, '../..')
const folder = join(root, '.cache/mutate-sql')
const output = join(folder, 'results.jsonl')

interface TextFile {
  readonly path: string
  readonly text: string
}

const toHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** Marks a mutant as killed for all workers of a run. */
export const toMarkerPath = ({ killed }: MutationJob, id: string): string =>
  join(killed, toHash(id))

/** What test files did, and how to have them do more. */
export interface TestWorkers {
  /** The results for the test files as they are now. */
  readonly results: () => readonly FileResult[]
  /** Runs test files with their mutants in one Vitest. */
  readonly run: (
    options: Pick<MutationJob, 'task' | 'mutants' | 'patience'>,
    files: ReadonlyMap<string, readonly FileMutant[]>,
  ) => void
  readonly testFiles: readonly string[]
}

/**
 * Opens the results of earlier runs, also of one that was interrupted: those of a test file are
 * kept until it or another source changes.
 *
 * @param sources of the server and the packages
 * @param keepsOlder whether to keep them although other sources changed
 */
export function openWorkers(sources: readonly TextFile[], keepsOlder: boolean): TestWorkers {
  const isTest = ({ path }: TextFile) =>
    path.startsWith('apps/server/') && path.endsWith('.test.ts')
  const others = sources.filter((source) => !isTest(source))
  const version = JSON.stringify({
    sources: toHash(others.map(({ path, text }) => `${path}\0${text}`).join('\0')),
  })
  mkdirSync(folder, { recursive: true })
  if (!existsSync(output) || (!keepsOlder && readLines()[0] !== version))
    writeFileSync(output, `${version}\n`)
  const hashes = new Map(
    sources.filter(isTest).map(({ path, text }) => [join(root, path), toHash(text)]),
  )
  return {
    testFiles: [...hashes.keys()],
    results: () =>
      readLines()
        .slice(1)
        .map((line): FileResult => JSON.parse(line))
        .filter(({ file, hash }) => hashes.get(file) === hash),
    run: (options, files) => {
      const withHashes = [...files].map(
        ([file, mutants]) => [file, { hash: hashes.get(file) ?? '', mutants }] as const,
      )
      runVitest({ ...options, files: Object.fromEntries(withHashes) })
    },
  }
}

// An interrupted run can leave half a line.
const readLines = () =>
  readFileSync(output, 'utf8')
    .split('\n')
    .filter((line) => line.endsWith('}'))

function runVitest(options: Omit<MutationJob, 'output' | 'killed'>): void {
  if (Object.keys(options.files).length === 0) return
  const killed = join(folder, 'killed')
  rmSync(killed, { recursive: true, force: true })
  mkdirSync(killed, { recursive: true })
  const job: MutationJob = { output, killed, ...options }
  const jobPath = join(folder, 'job.json')
  writeFileSync(jobPath, JSON.stringify(job))
  const linesBefore = readLines().length
  const { error, stderr } = spawnSync(process.execPath, listArguments(job), {
    cwd: root,
    encoding: 'utf8',
    // Vitest's own summary counts killed mutants as failures.
    stdio: ['ignore', 'ignore', 'pipe'],
    maxBuffer: Infinity,
    // A long run's rounds would be repeated for every mutant.
    env: { ...process.env, FLEDGE_MUTATION: jobPath, FLEDGE_ROUNDS: 'usual' },
  })
  if (error) throw error
  if (readLines().length === linesBefore) throw new Error(`No test ran.\n${stderr}`)
}

const listArguments = ({ files, patience }: MutationJob) => [
  join(root, 'node_modules/vitest/vitest.mjs'),
  'run',
  '--config',
  join(import.meta.dirname, 'vitest.config.ts'),
  `--testTimeout=${patience * 15_000}`,
  `--hookTimeout=${patience * 20_000}`,
  ...Object.keys(files),
]

/** Finds out which test file executes which statement. */
export function recordStatements(workers: TestWorkers): readonly RecordedFile[] {
  const list = () => workers.results().filter((result) => result.task === 'record')
  const known = new Set(list().map(({ file }) => file))
  const missing = workers.testFiles.filter((file) => !known.has(file))
  workers.run(
    { task: 'record', mutants: [], patience: 2 },
    new Map(missing.map((file) => [file, []])),
  )
  return list()
}
