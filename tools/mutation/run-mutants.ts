import { join } from 'node:path'
import type {
  FileMutant,
  MutantJob,
  MutantResult,
  MutatedFile,
  RecordedStatement,
  Recording,
} from './mutation-job.ts'
import type { TestWorkers } from './run-workers.ts'
import { dropCondition, type SqlParser } from './sql-conditions.ts'
import type { SqlMutant } from './sql-mutants.ts'

const root = join(import.meta.dirname, '../..')

/** How the tests treat the mutants. */
export interface MutationOutcome {
  /** The noticed mutants, each with the test that failed. */
  readonly killed: ReadonlyMap<SqlMutant, string>
  /** Mutants of which a test runs into its time limit, also with more time. */
  readonly timedOut: ReadonlySet<SqlMutant>
  /** How many test files get other rows without the condition. */
  readonly fileCounts: ReadonlyMap<SqlMutant, number>
}

/** A test file in which a mutant makes a difference. */
type CandidateFile = FileMutant & { readonly file: string }

interface MutantRun {
  readonly parser: SqlParser
  readonly mutants: readonly SqlMutant[]
  readonly recording: Recording
  readonly workers: TestWorkers
  readonly report: (message: string) => void
}

interface Stage {
  readonly name: string
  readonly isOwn: boolean
  /** A mutant's test files from one position to another, tried together. */
  readonly rounds: readonly (readonly [number, number])[]
}

// Most mutants are noticed by the first file; the others may need many.
const stages: readonly Stage[] = [
  {
    name: 'test files of the feature',
    isOwn: true,
    rounds: [
      [0, 1],
      [1, Infinity],
    ],
  },
  {
    name: 'other test files',
    isOwn: false,
    rounds: [
      [0, 2],
      [2, Infinity],
    ],
  },
]

const maxOtherFiles = 8
const patienceOfSecondTry = 4

/** Runs every mutant against the test files in which it makes a difference, until one fails. */
export async function runMutants(run: MutantRun): Promise<MutationOutcome> {
  const jobs = await toJobs(run)
  const killed = new Map<string, string>()
  const fileCounts = new Map<SqlMutant, number>()
  const unclear: Tries = new Map()
  const runRound = (tries: Tries, patience: number) => {
    const again: Tries = new Map()
    for (const { id, file, firstTest, outcome, by } of runTries(run, jobs, tries, patience)) {
      if (outcome === 'failed') killed.set(id, by)
      if (outcome === 'unclear') addTry(again, file, { id, firstTest })
    }
    return again
  }
  for (const { name, isOwn, rounds } of stages) {
    const left = run.mutants.filter(({ id }) => !killed.has(id))
    const candidates = findCandidates({ ...run, mutants: left }, jobs, isOwn)
    for (const [index, mutant] of left.entries())
      fileCounts.set(mutant, (fileCounts.get(mutant) ?? 0) + (candidates[index]?.length ?? 0))
    for (const [from, to] of rounds) {
      const tries = listTries(candidates, ({ id }) => !killed.has(id), from, to)
      for (const [file, own] of runRound(tries, 1))
        for (const mutant of own) addTry(unclear, file, mutant)
      run.report(`${name}: ${killed.size} of ${jobs.length} noticed`)
    }
  }
  const isLeft = ({ id }: Pick<SqlMutant, 'id'>) => !killed.has(id)
  const stillUnclear = runRound(filterTries(unclear, isLeft), patienceOfSecondTry)
  const unclearIds = new Set([...stillUnclear.values()].flat().map(({ id }) => id))
  return {
    killed: new Map(run.mutants.flatMap((mutant) => toKilled(mutant, killed.get(mutant.id)))),
    timedOut: new Set(run.mutants.filter(({ id }) => unclearIds.has(id) && !killed.has(id))),
    fileCounts,
  }
}

const toKilled = (mutant: SqlMutant, by: string | undefined): [SqlMutant, string][] =>
  by === undefined ? [] : [[mutant, by]]

async function toJobs({ parser, mutants }: MutantRun): Promise<readonly MutantJob[]> {
  const jobs: MutantJob[] = []
  for (const { id, drops } of mutants) {
    const changes: MutantJob['changes'][number][] = []
    for (const { text, path } of drops)
      changes.push({ text, changed: await dropCondition(parser, text, path) })
    jobs.push({ id, changes })
  }
  return jobs
}

/**
 * Finds the test files in which each mutant makes a difference; the most promising first. A file in
 * which every statement has the same result cannot notice the mutant.
 *
 * @param isOwn whether among those of the mutant's feature, or among some of the others
 */
function findCandidates(
  { mutants, recording, workers }: MutantRun,
  jobs: readonly MutantJob[],
  isOwn: boolean,
): readonly (readonly CandidateFile[])[] {
  const executing: Tries = new Map()
  const promising = mutants.map((mutant) =>
    rankFiles(mutant, recording, isOwn).slice(0, isOwn ? Infinity : maxOtherFiles),
  )
  for (const [index, { id }] of mutants.entries())
    for (const file of promising[index] ?? []) addTry(executing, file, { id, firstTest: 0 })
  const compared = compareFiles(workers, jobs, executing)
  return mutants.map(({ id }, index) =>
    (promising[index] ?? []).flatMap((file) =>
      compared.filter((candidate) => candidate.id === id && candidate.file === file),
    ),
  )
}

/** Returns the test files that execute a mutant's statements; the most promising first. */
function rankFiles(
  { feature, executedAs }: SqlMutant,
  recording: Recording,
  isOwn: boolean,
): readonly string[] {
  return recording
    .flatMap(({ file, ok, statements }) => {
      const count = sumCounts(statements.filter(({ name }) => executedAs.has(name)))
      if (!ok || count === 0 || file.includes(`/${feature}/`) !== isOwn) return []
      // Counted in statements, because seconds would choose other files on another machine.
      return [{ file, cost: sumCounts(statements) / Math.min(count, 10) ** 2 }]
    })
    .toSorted((a, b) => a.cost - b.cost)
    .map(({ file }) => file)
}

const sumCounts = (statements: readonly RecordedStatement[]) =>
  statements.reduce((sum, { count }) => sum + count, 0)

/** Returns those of the mutants that make a difference in a file that executes them. */
function compareFiles(
  workers: TestWorkers,
  jobs: readonly MutantJob[],
  executing: Tries,
): readonly CandidateFile[] {
  const list = () => workers.results().filter((result) => result.task === 'compare')
  const known = new Set(list().flatMap(({ file, compared }) => compared.map((id) => file + id)))
  const missing = withoutEmpty(filterTries(executing, ({ id }, file) => !known.has(file + id)))
  workers.run({ task: 'compare', mutants: jobs, patience: 4 }, missing)
  const wanted = toKeys(executing)
  return list()
    .flatMap(({ file, ok, compared, differences }) =>
      // The comparison can disturb a file; then all its mutants are tried.
      (ok ? differences : compared.map((id) => ({ id, firstTest: 0 }))).map((mutant) => ({
        file,
        ...mutant,
      })),
    )
    .filter(({ file, id }) => wanted.has(file + id))
}

/** The mutants that each test file tries. */
type Tries = Map<string, FileMutant[]>

const addTry = (tries: Tries, file: string, mutant: FileMutant) =>
  tries.set(file, [...(tries.get(file) ?? []), mutant])

function listTries(
  candidates: readonly (readonly CandidateFile[])[],
  isLeft: (mutant: FileMutant) => boolean,
  from: number,
  to: number,
): Tries {
  const tries: Tries = new Map()
  for (const { id, file, firstTest } of candidates.flatMap((files) => files.slice(from, to)))
    if (isLeft({ id, firstTest })) addTry(tries, file, { id, firstTest })
  return tries
}

const filterTries = (tries: Tries, isLeft: (mutant: FileMutant, file: string) => boolean): Tries =>
  new Map([...tries].map(([file, own]) => [file, own.filter((mutant) => isLeft(mutant, file))]))

const withoutEmpty = (tries: Tries): Tries =>
  new Map([...tries].filter(([, own]) => own.length > 0))

const toKeys = (tries: Tries): ReadonlySet<string> =>
  new Set([...tries].flatMap(([file, own]) => own.map(({ id }) => file + id)))

interface TriedMutant extends CandidateFile {
  readonly outcome: MutantResult['outcome']
  readonly by: string
}

/** Runs test files with mutants, unless the outcome is known. */
function runTries(
  { workers }: MutantRun,
  jobs: readonly MutantJob[],
  tries: Tries,
  patience: number,
): readonly TriedMutant[] {
  const list = () =>
    workers
      .results()
      .filter((result) => result.task === 'mutate' && result.patience >= patience)
      .flatMap((result) => (result.task === 'mutate' ? listOutcomes(result) : []))
  const known = new Set(list().map(({ file, id }) => file + id))
  const missing = withoutEmpty(filterTries(tries, ({ id }, file) => !known.has(file + id)))
  const used = new Set([...missing.values()].flatMap((own) => own.map(({ id }) => id)))
  workers.run({ task: 'mutate', mutants: jobs.filter(({ id }) => used.has(id)), patience }, missing)
  const wanted = toKeys(tries)
  return list().filter(({ file, id }) => wanted.has(file + id))
}

const listOutcomes = ({ file, ok, tries }: MutatedFile): readonly TriedMutant[] =>
  tries.map(({ id, firstTest, outcome, by }) => ({
    id,
    firstTest,
    file,
    // Whatever fails the unchanged file may have failed this one.
    outcome: !ok && outcome === 'failed' ? 'unclear' : outcome,
    by: `${file.replace(`${root}/`, '')}: ${by ?? ''}`,
  }))
