import type { Database } from '../db/database.ts'
import type { BatchJob, DueJobRow, DuePage, Job, RowJob } from '../http/handler.ts'
import { firstId } from '../ids.ts'
import type { JobCounts } from './job-counts.ts'

export interface ErrorLog {
  error(facts: object, message: string): void
}

/** How one run of a job works. */
export interface JobRun {
  readonly database: Database
  readonly log: ErrorLog
  readonly counts: JobCounts
  /** Once aborted, no further row is begun. */
  readonly signal: AbortSignal
  /** Rows processed at the same time. */
  readonly concurrency: number
  /** Waits for a connection that jobs may use, and limits the time it is used for. */
  limit<T>(act: (signal: AbortSignal) => Promise<T>): Promise<T>
}

/** Limit on repeated passes, in case a job's own work creates more due rows. */
const maxPasses = 1000

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
    const rows = page.filter((row) => !left.has(row.id))[Symbol.iterator]()
    const work = async () => {
      for (const row of rows) {
        if (run.signal.aborted) return
        if (await processRow(run, job, row)) moved += 1
        else left.set(row.id, row.at)
      }
    }
    await Promise.all(Array.from({ length: run.concurrency }, work))
  }
  return moved
}

/** Processes one row in its own transaction, so that its failure affects no other row. */
async function processRow(run: JobRun, job: RowJob, row: DueJobRow): Promise<boolean> {
  try {
    const hasMoved = await run.limit((signal) =>
      run.database.transaction({ kind: 'clock' }, (tx) => row.process(tx), {
        keep: (moved) => moved,
        signal,
      }),
    )
    run.counts[hasMoved ? 'processed' : 'left'] += 1
    return hasMoved
  } catch (error) {
    run.counts.failed += 1
    run.log.error({ err: error, job: job.name, row: row.id }, 'job failed')
    return false
  }
}
