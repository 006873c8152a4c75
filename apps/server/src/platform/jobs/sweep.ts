import type { Database } from '../db/database.ts'
import { forgetOldAnswers } from '../http/idempotency.ts'
import type { Job, Room } from '../http/handler.ts'

export interface ErrorLog {
  error(facts: object, message: string): void
}

/** Drops the kept answers of yesterday. */
const forgetAnswers: Job = { name: 'requests.forget', run: async (tx) => ((await forgetOldAnswers(tx)) > 10_000 ? 1 : 0) }

/**
 * One pass of every timed job. Jobs ask `tx.now`, the clock that was passed in, so that a moved clock moves them;
 * each takes its rows with `for update skip locked`, so that any number of servers may sweep at once.
 */
export function sweeper(database: Database, rooms: readonly Room[], log: ErrorLog): () => Promise<void> {
  const jobs = [...rooms.flatMap((room) => room.jobs ?? []), forgetAnswers]
  return async () => {
    for (const job of jobs) await runJob(database, job, log)
  }
}

async function runJob(database: Database, job: Job, log: ErrorLog): Promise<void> {
  try {
    // A bound, should a job's own work make more of the same due.
    for (let round = 0; round < 1000; round += 1) {
      if ((await database.transaction({ kind: 'clock' }, job.run)) === 0) return
    }
  } catch (error) {
    log.error({ err: error, job: job.name }, 'job failed')
  }
}
