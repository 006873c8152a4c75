import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '../db/database.ts'
import { releaseLane, renewLane, takeLane } from './queries/job-lanes.queries.ts'

/** How long a lease outlives a server that died. */
const leaseMs = 30_000
const renewMs = 10_000
const waitMs = 20

/** The right to run one job, which no other server has at the same time. */
export interface Lease {
  /** Aborted when the lease was lost, e.g. because the database did not respond for too long. */
  readonly signal: AbortSignal
  /** Ends it and stores what the run did. */
  release(end: RunEnd): Promise<void>
}

/** What is known of a run at its end. */
export interface RunEnd {
  /** Whether it reached its end. */
  readonly isComplete: boolean
  /** When the oldest row was due that it left. */
  readonly oldestDueAt: string | null
  /** Rows that it handled. */
  readonly processedCount: number
  /** Rows that failed. */
  readonly failedCount: number
  /** Why it or one of its rows failed, without personal data. */
  readonly error: string | null
}

/** Takes a job's lease. @returns null if another run has it */
export async function takeLease(database: Database, job: string): Promise<Lease | null> {
  const holder = randomUUID()
  const params = { job_name: job, holder, lease_ms: leaseMs }
  if ((await database.read().run(takeLane, params)) === 0) return null
  const lost = new AbortController()
  let expiresAt = performance.now() + leaseMs
  const renew = async () => {
    const startedAt = performance.now()
    const count = await database
      .read()
      .run(renewLane, params)
      .catch(() => null)
    if (count === 1) expiresAt = startedAt + leaseMs
    else if (count === 0 || performance.now() >= expiresAt) lost.abort()
  }
  const timer = setInterval(() => void renew(), renewMs)
  return {
    signal: lost.signal,
    async release({ isComplete, oldestDueAt, processedCount, failedCount, error }) {
      clearInterval(timer)
      await database.read().run(releaseLane, {
        job_name: job,
        holder,
        is_complete: isComplete,
        oldest_due_at: oldestDueAt,
        processed_count: processedCount,
        failed_count: failedCount,
        error,
      })
    },
  }
}

/** Takes a job's lease as soon as it is free. @returns null once the signal is aborted */
export async function waitForLease(
  database: Database,
  job: string,
  signal: AbortSignal,
): Promise<Lease | null> {
  while (!signal.aborted) {
    const lease = await takeLease(database, job)
    if (lease) return lease
    await delay(waitMs)
  }
  return null
}
