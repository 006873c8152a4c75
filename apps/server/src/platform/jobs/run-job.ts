import pg from 'pg'
import type { Attempt, Database, Tx } from '../db/database.ts'
import { isTransactionLost } from '../db/retry.ts'
import type { BatchJob, DueJobRow, DuePage, Job, RowJob } from '../http/handler.ts'
import { firstId } from '../ids.ts'
import type { JobCounts } from './job-counts.ts'
import { NeedsOwnTransactionError } from './own-transaction.ts'

export interface ErrorLog {
  error(facts: object, message: string): void
}

/** How one run of a job works. */
export interface JobRun {
  readonly database: Database
  readonly log: ErrorLog
  readonly counts: JobCounts
  /** Notes why a row failed. */
  report(error: unknown): void
  /** Once aborted, no further row is begun. */
  readonly signal: AbortSignal
  /** Rows processed at the same time. */
  readonly concurrency: number
  /** Waits for a connection that jobs may use, and limits the time it is used for. */
  limit<T>(act: (signal: AbortSignal) => Promise<T>): Promise<T>
}

/** Limit on repeated passes, in case a job's own work creates more due rows. */
const maxPasses = 1000

/** Rows of one transaction; their parents stay locked until its end. */
const batchSize = 100

/** Returns the first page of the rows that are due now. */
export const toFirstDuePage = ({ now }: { readonly now: Date }): DuePage => ({
  now: now.toISOString(),
  after_at: '-infinity',
  after_id: firstId,
})

/**
 * Runs a job until nothing is due, or until the signal is aborted.
 * @returns when the oldest row was due that remains; null if none does
 */
export function runJob(run: JobRun, job: Job): Promise<string | null> {
  return 'run' in job ? runBatchJob(run, job) : runRowJob(run, job)
}

async function runBatchJob(run: JobRun, job: BatchJob): Promise<null> {
  for (let pass = 0; pass < maxPasses && !run.signal.aborted; pass += 1) {
    const count = await run.limit((signal) =>
      run.database.transaction({ kind: 'clock' }, job.run, { signal }),
    )
    run.counts.processed += count
    if (count === 0) return null
  }
  return null
}

/** Passes over the due rows until one changes nothing. Rows that were left are not tried again. */
async function runRowJob(run: JobRun, job: RowJob): Promise<string | null> {
  const left = new Map<string, string>()
  for (let pass = 0; pass < maxPasses && !run.signal.aborted; pass += 1)
    if ((await passOverRows(run, job, left)) === 0) break
  return [...left.values()].reduce<string | null>(
    (oldest, at) => (oldest === null || at < oldest ? at : oldest),
    null,
  )
}

/**
 * Reads page after page behind the last key, so that rows that do not move block no others.
 * @param left ids and keys of the rows that were left, with those of this pass added
 */
async function passOverRows(run: JobRun, job: RowJob, left: Map<string, string>): Promise<number> {
  let after: Pick<DuePage, 'after_at' | 'after_id'> | undefined
  let moved = 0
  while (!run.signal.aborted) {
    const from = after
    const page = await run.limit((signal) => {
      const db = run.database.read(signal)
      return job.due(db, { ...toFirstDuePage(db), ...from })
    })
    const last = page.at(-1)
    if (!last) break
    after = { after_at: last.at, after_id: last.id }
    const rows = page.filter((row) => !left.has(row.id))
    for (const { row, result } of await processRows(run, job, rows)) {
      if (result === 'processed') moved += 1
      else left.set(row.id, row.at)
    }
  }
  return moved
}

/** What became of a row; `error` if it failed. */
interface RowOutcome {
  readonly row: DueJobRow
  readonly result: keyof JobCounts
  readonly error?: unknown
}

/** @returns an outcome for each row, unless the job was stopped */
async function processRows(
  run: JobRun,
  job: RowJob,
  rows: readonly DueJobRow[],
): Promise<readonly RowOutcome[]> {
  const outcomes = await processInBatches(run, job, rows, run.concurrency)
  // Batches of the same time may have needed the same parents.
  outcomes.push(...(await processInBatches(run, job, listRemaining(rows, outcomes), 1)))
  const single = await processConcurrently(
    run,
    listRemaining(rows, outcomes),
    run.concurrency,
    (row) => processRow(run, job, row),
  )
  return [...outcomes, ...single]
}

const listRemaining = (rows: readonly DueJobRow[], outcomes: readonly RowOutcome[]) => {
  const ids = new Set(outcomes.map(({ row }) => row.id))
  return rows.filter((row) => !ids.has(row.id))
}

/** Processes items until the job is stopped, several at the same time. */
async function processConcurrently<Item, Result>(
  { signal }: JobRun,
  items: readonly Item[],
  concurrency: number,
  process: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const remaining = items[Symbol.iterator]()
  const work = async () => {
    for (const item of remaining) {
      if (signal.aborted) return
      results.push(await process(item))
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  return results
}

/** @returns the outcomes of the rows that shared a transaction; none if the job locks no parents */
async function processInBatches(
  run: JobRun,
  { name, lockFree }: RowJob,
  rows: readonly DueJobRow[],
  concurrency: number,
): Promise<RowOutcome[]> {
  if (!lockFree) return []
  const shared = rows.filter(({ group }) => group !== null)
  const groups = [...Map.groupBy(shared, ({ group }) => group).values()]
  const outcomes = await processConcurrently(run, groups.flatMap(toBatches), concurrency, (batch) =>
    // The rows of a batch that fails as a whole are tried again.
    processBatch(run, lockFree, batch).catch(() => []),
  )
  return outcomes.flat().map((outcome) => reportOutcome(run, name, outcome))
}

const toBatches = (rows: readonly DueJobRow[]): readonly (readonly DueJobRow[])[] =>
  Array.from({ length: Math.ceil(rows.length / batchSize) }, (_, at) =>
    rows.slice(at * batchSize, (at + 1) * batchSize),
  )

/**
 * Processes rows in one transaction: those without a common parent side by side, the others after
 * each other in their order.
 */
async function processBatch(
  run: JobRun,
  lockFree: NonNullable<RowJob['lockFree']>,
  rows: readonly DueJobRow[],
): Promise<readonly RowOutcome[]> {
  return run.limit((signal) =>
    run.database.transaction(
      rows[0]?.actor ?? { kind: 'clock' },
      async (tx, attempt) => {
        const parents = await lockFree(tx, rows)
        const outcomes: RowOutcome[] = []
        let waiting = rows.filter((row) => parents.has(row.id))
        while (waiting.length > 0 && !run.signal.aborted) {
          const round = takeIndependent(waiting, parents)
          outcomes.push(...(await processTogether(tx, attempt, round)))
          waiting = waiting.filter((row) => !round.includes(row))
        }
        return outcomes
      },
      { signal, isMerging: true },
    ),
  )
}

/** Takes the rows that have no parent in common with any row before them. */
function takeIndependent(
  rows: readonly DueJobRow[],
  parents: ReadonlyMap<string, readonly string[]>,
): readonly DueJobRow[] {
  const before = new Set<string>()
  return rows.filter(({ id }) => {
    const own = parents.get(id) ?? []
    const isFree = own.every((parent) => !before.has(parent))
    for (const parent of own) before.add(parent)
    return isFree
  })
}

/**
 * Processes rows side by side. If one fails or is left, nothing of them remains, and the others are
 * tried once more.
 * @returns what became of them; nothing about rows that have to be tried alone, because an error of
 *   the database may come from another row
 */
async function processTogether(
  tx: Tx,
  attempt: Attempt,
  rows: readonly DueJobRow[],
): Promise<readonly RowOutcome[]> {
  const first = await attemptTogether(tx, attempt, rows)
  if (first.isKept) return first.outcomes
  const movable = first.outcomes.filter(({ result }) => result === 'processed')
  const second = await attemptTogether(
    tx,
    attempt,
    movable.map(({ row }) => row),
  )
  const failed = first.outcomes.filter(({ result }) => result !== 'processed')
  return [...(second.isKept ? second.outcomes : []), ...listCertain(failed)]
}

async function attemptTogether(tx: Tx, attempt: Attempt, rows: readonly DueJobRow[]) {
  let outcomes: readonly RowOutcome[] = []
  const isKept = await attempt(async () => {
    outcomes = await Promise.all(rows.map((row) => tryRow(tx, row)))
    const lost = outcomes.find(({ error }) => isTransactionLost(error))
    if (lost) throw lost.error
    return outcomes.every(({ result }) => result === 'processed')
  })
  return { isKept, outcomes }
}

async function tryRow(tx: Tx, row: DueJobRow): Promise<RowOutcome> {
  try {
    return { row, result: (await row.process(tx)) ? 'processed' : 'left' }
  } catch (error) {
    return { row, result: 'failed', error }
  }
}

/** Leaves out rows that are processed again: after an error of the database, all that failed. */
function listCertain(outcomes: readonly RowOutcome[]): readonly RowOutcome[] {
  const isUncertain = outcomes.some(({ error }) => error instanceof pg.DatabaseError)
  return outcomes.filter(
    ({ result, error }) =>
      result === 'left' || !(isUncertain || error instanceof NeedsOwnTransactionError),
  )
}

function reportOutcome(run: JobRun, job: string, outcome: RowOutcome): RowOutcome {
  const { row, result, error } = outcome
  run.counts[result] += 1
  if (result === 'failed') {
    run.report(error)
    run.log.error({ err: error, job, row: row.id }, 'job failed')
  }
  return outcome
}

/** Processes one row in its own transaction, so that its failure affects no other row. */
async function processRow(run: JobRun, job: RowJob, row: DueJobRow): Promise<RowOutcome> {
  const outcome = await run
    .limit((signal) =>
      run.database.transaction(
        row.actor ?? { kind: 'clock' },
        (tx, attempt) => row.process(tx, attempt),
        { keep: (moved) => moved, signal },
      ),
    )
    .then(
      (hasMoved): RowOutcome => ({ row, result: hasMoved ? 'processed' : 'left' }),
      (error: unknown): RowOutcome => ({ row, result: 'failed', error }),
    )
  return reportOutcome(run, job.name, outcome)
}
