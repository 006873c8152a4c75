import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MutantResult, MutationJob, RecordedFile, Recording } from './mutation-job.ts'
import type { SqlMutant } from './sql-mutants.ts'

const root = join(import.meta.dirname, '../..')
const folder = join(root, '.cache/mutate-sql')

/** Runs test files in one Vitest and returns the lines that its workers wrote. */
function runTests<Line>({ groups, mutants }: Pick<MutationJob, 'groups' | 'mutants'>): Line[] {
  const output = join(folder, 'output.jsonl')
  const killed = join(folder, 'killed')
  for (const old of [output, killed]) rmSync(old, { recursive: true, force: true })
  mkdirSync(killed, { recursive: true })
  const job: MutationJob = { output, killed, groups, mutants }
  writeFileSync(join(folder, 'job.json'), JSON.stringify(job))
  const config = join(import.meta.dirname, 'vitest.config.ts')
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const files = Object.keys(groups ?? {})
  const { error, stderr } = spawnSync(
    process.execPath,
    [vitest, 'run', '--config', config, ...files],
    {
      cwd: root,
      encoding: 'utf8',
      // Vitest's own summary counts killed mutants as failures.
      stdio: ['ignore', 'ignore', 'pipe'],
      maxBuffer: Infinity,
      // A long run's rounds would be repeated for every mutant.
      env: { ...process.env, FLEDGE_MUTATION: join(folder, 'job.json'), FLEDGE_ROUNDS: 'usual' },
    },
  )
  if (error) throw error
  if (!existsSync(output)) throw new Error(`No test ran.\n${stderr}`)
  const lines = readFileSync(output, 'utf8').trim().split('\n')
  return lines.map((line): Line => JSON.parse(line))
}

/** Finds out which test file executes which statement; kept until one of the sources changes. */
export function recordStatements(sources: readonly string[]): Recording {
  const hash = createHash('sha256').update(sources.join('\0')).digest('hex').slice(0, 16)
  const path = join(folder, `recording-${hash}.json`)
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8'))
  const recording = runTests<RecordedFile>({ groups: null, mutants: [] })
  writeFileSync(path, JSON.stringify(recording))
  return recording
}

/** Some of the test files that execute a mutant, tried in one run of Vitest. */
interface Round {
  readonly name: string
  readonly groupSize: number
  readonly choose: (files: readonly CandidateFile[]) => readonly CandidateFile[]
}

interface CandidateFile {
  readonly file: string
  readonly isOwn: boolean
  readonly ms: number
  readonly count: number
}

const slowMs = 10_000
const isFast = ({ ms }: CandidateFile) => ms <= slowMs

const rounds: readonly Round[] = [
  {
    name: 'the most promising file',
    groupSize: 1,
    choose: (files) => files.filter(isFast).slice(0, 1),
  },
  {
    name: 'other files of the feature',
    groupSize: 8,
    choose: (files) => files.filter((file) => isFast(file) && file.isOwn).slice(1),
  },
  {
    name: 'files of other features',
    groupSize: 16,
    choose: (files) => files.filter((file) => isFast(file) && !file.isOwn),
  },
  { name: 'slow files', groupSize: 32, choose: (files) => files.filter((file) => !isFast(file)) },
]

export interface KillOptions {
  /** How many of the rounds to run; the last one takes longest. */
  readonly rounds: number
  readonly onRound: (message: string) => void
}

/**
 * Runs every mutant against the test files that execute its statements, until one fails.
 * @returns the killed mutants, each with the test that failed
 */
export function killMutants(
  mutants: readonly SqlMutant[],
  recording: Recording,
  options: KillOptions,
): ReadonlyMap<SqlMutant, string> {
  const killed = new Map<SqlMutant, string>()
  for (const { name, groupSize, choose } of rounds.slice(0, options.rounds)) {
    const byFile = new Map<string, number[]>()
    for (const [id, mutant] of mutants.entries())
      for (const { file } of killed.has(mutant) ? [] : choose(rankFiles(mutant, recording)))
        byFile.set(file, [...(byFile.get(file) ?? []), id])
    if (byFile.size === 0) continue
    for (const [id, by] of runRound(byFile, groupSize, mutants)) {
      const mutant = mutants[id]
      if (mutant) killed.set(mutant, by)
    }
    options.onRound(`${name}: ${killed.size} of ${mutants.length} killed`)
  }
  return killed
}

function runRound(
  byFile: ReadonlyMap<string, readonly number[]>,
  groupSize: number,
  mutants: readonly SqlMutant[],
): ReadonlyMap<number, string> {
  const groups = [...byFile].map(([file, ids]) => [file, chunk(ids, groupSize)] as const)
  const used = new Set([...byFile.values()].flat())
  const results = runTests<MutantResult>({
    groups: Object.fromEntries(groups),
    mutants: mutants.flatMap(({ drops }, id) => (used.has(id) ? [{ id, drops }] : [])),
  })
  const broken = new Set(
    results.flatMap(({ ids, file, by }) => (ids.length === 0 && by ? file : [])),
  )
  for (const file of broken)
    process.stdout.write(`${file} fails without a mutant: its results do not count\n`)
  return new Map(
    results.flatMap(({ ids: [id, ...others], file, by }) =>
      id !== undefined && others.length === 0 && by !== null && !broken.has(file)
        ? [[id, `${file.replace(`${root}/`, '')}: ${by}`]]
        : [],
    ),
  )
}

const chunk = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  )

/** Returns the test files that execute a mutant's statements; the most promising first. */
function rankFiles(
  { feature, executedAs }: SqlMutant,
  recording: Recording,
): readonly CandidateFile[] {
  return recording
    .flatMap(({ file, ms, ok, statements }) => {
      const used = statements.filter(({ name }) => executedAs.has(name))
      const count = used.reduce((sum, statement) => sum + statement.count, 0)
      return ok && count > 0 ? [{ file, isOwn: file.includes(`/${feature}/`), ms, count }] : []
    })
    .toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn) || toCost(a) - toCost(b))
}

/** Prefers files that execute a statement often to those that are fast. */
const toCost = ({ ms, count }: CandidateFile) => ms / Math.min(count, 10) ** 2
