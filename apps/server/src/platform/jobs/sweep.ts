import type { Database } from '../db/database.ts'
import type { RowJob, Job, Feature, BatchJob } from '../http/handler.ts'
import { deleteExpired } from '../retention/delete-expired.ts'

export interface ErrorLog {
  error(facts: object, message: string): void
}

/**
 * Creates a function that runs every timed job once. Jobs use the clock passed in, so moving the
 * clock affects them. Any number of servers may sweep at the same time: a batch job selects its
 * rows with `for update skip locked`, a row job locks each row and checks it again.
 */
export function createSweep(
  database: Database,
  features: readonly Feature[],
  log: ErrorLog,
): () => Promise<void> {
  const jobs: readonly Job[] = [
    ...features.flatMap((feature) => feature.jobs ?? []),
    deleteExpired(),
  ]
  return async () => {
    for (const job of jobs) await runJob(database, job, log)
  }
}

/** Limit on repeated runs, in case a job's own work creates more due rows. */
const maxRounds = 1000

async function runJob(database: Database, job: Job, log: ErrorLog): Promise<void> {
  try {
    await ('run' in job ? runBatchJob(database, job) : runRowJob(database, job, log))
  } catch (error) {
    log.error({ err: error, job: job.name }, 'job failed')
  }
}

async function runBatchJob(database: Database, job: BatchJob): Promise<void> {
  for (let round = 0; round < maxRounds; round += 1) {
    if ((await database.transaction({ kind: 'clock' }, job.run)) === 0) return
  }
}

/** Processes each row separately, so that one failure does not block the rest. */
async function runRowJob(database: Database, job: RowJob, log: ErrorLog): Promise<void> {
  const leftIds = new Set<string>()
  for (let round = 0; round < maxRounds; round += 1) {
    const due = (await job.due(database.read())).filter((row) => !leftIds.has(row.id))
    if (due.length === 0) return
    for (const row of due) {
      const moved = await database
        .transaction({ kind: 'clock' }, (tx) => row.process(tx), { keep: (did) => did })
        .catch((error: unknown) => {
          log.error({ err: error, job: job.name, row: row.id }, 'job failed')
          return false
        })
      if (!moved) leftIds.add(row.id)
    }
  }
}
