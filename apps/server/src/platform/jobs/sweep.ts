import type { Database } from '../db/database.ts'
import type { RowJob, Job, Feature, BatchJob } from '../http/handler.ts'
import { deleteExpired } from '../retention/delete-expired.ts'

export interface ErrorLog {
  error(facts: object, message: string): void
}

/**
 * One pass of every timed job. Jobs ask for the clock that was passed in, so that a moved clock moves them. Any number of servers may sweep at
 * once: a job of sets takes its rows with `for update skip locked`, one of single rows locks each and looks again.
 */
export function sweeper(
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

/** A bound, should a job's own work make more of the same due. */
const rounds = 1000

async function runJob(database: Database, job: Job, log: ErrorLog): Promise<void> {
  try {
    await ('run' in job ? runSets(database, job) : runEach(database, job, log))
  } catch (error) {
    log.error({ err: error, job: job.name }, 'job failed')
  }
}

async function runSets(database: Database, job: BatchJob): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    if ((await database.transaction({ kind: 'clock' }, job.run)) === 0) return
  }
}

/** Row by row; one that fails holds up no other. */
async function runEach(database: Database, job: RowJob, log: ErrorLog): Promise<void> {
  const left = new Set<string>()
  for (let round = 0; round < rounds; round += 1) {
    const due = (await job.due(database.read())).filter((row) => !left.has(row.id))
    if (due.length === 0) return
    for (const row of due) {
      const moved = await database
        .transaction({ kind: 'clock' }, (tx) => row.process(tx), { keep: (did) => did })
        .catch((error: unknown) => {
          log.error({ err: error, job: job.name, row: row.id }, 'job failed')
          return false
        })
      if (!moved) left.add(row.id)
    }
  }
}
