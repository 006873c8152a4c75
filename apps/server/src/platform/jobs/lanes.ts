import { bulkhead, timeout, TimeoutStrategy, wrap } from 'cockatiel'
import type { Database } from '../db/database.ts'
import type { Feature, Job, RowJob } from '../http/handler.ts'
import { deleteExpired } from '../retention/delete-expired.ts'
import { maintainPartitions } from '../retention/maintain-partitions.ts'
import { takeLease, waitForLease, type Lease } from './lease.ts'
import type { JobCounts } from './job-counts.ts'
import { describeJobError } from './job-error.ts'
import { type ErrorLog, type JobRun, runJob, toFirstDuePage } from './run-job.ts'
import { noTracing, type Tracing } from '../tracing/tracing.ts'

/** A row or a batch that takes longer is cancelled; its transaction commits nothing. */
const maxRunMs = 30_000

/** The timed jobs of a server: one lane for each, so that none waits for another. */
export interface Lanes {
  /**
   * Starts each job that is not running, here or on another server.
   * @returns resolves when those have ended that it started
   */
  start(): Promise<void>
  /** Starts a job that is not running here, if there is one of this name. */
  startJob(name: string): Promise<void>
  /** Starts each urgent job that has something to do, as `start` does. */
  startUrgent(): Promise<void>
  /**
   * Runs every job once, in the order of the features, one row at a time: for a moved clock, after
   * which the same rows have to follow from each other in the same order.
   */
  sweep(): Promise<void>
  /** Counts of the rows processed by this server, by job. */
  readonly counts: ReadonlyMap<string, Readonly<JobCounts>>
  /** Begins no further row and resolves when those in progress have ended. */
  stop(): Promise<void>
}

export interface LaneOptions {
  readonly log: ErrorLog
  /** Connections of the pool; the jobs use less than half of them, so that requests keep theirs. */
  readonly poolSize: number
  readonly tracing?: Tracing
  /** Names of jobs that do not run. */
  readonly skippedJobs?: readonly string[] | undefined
}

interface LaneRuntime extends Pick<JobRun, 'database' | 'log' | 'limit'> {
  readonly tracing: Tracing
  readonly jobs: readonly Job[]
  readonly counts: ReadonlyMap<string, JobCounts>
  readonly stopping: AbortController
  /** Rows of one job at the same time: one connection is always left for the other jobs. */
  readonly concurrency: number
}

/** Creates the lanes of all features' jobs. */
export function createLanes(
  database: Database,
  features: readonly Feature[],
  options: LaneOptions,
): Lanes {
  const lanes = createRuntime(database, features, options)
  const { signal } = lanes.stopping
  const running = new Map<string, Promise<void>>()
  const track = (key: string, work: Promise<void>) => {
    const tracked = work.finally(() => running.delete(key))
    running.set(key, tracked)
    return tracked
  }
  const urgentJobs = lanes.jobs.filter((job) => isRowJob(job)).filter(({ isUrgent }) => isUrgent)
  let sweeps = 0
  return {
    counts: lanes.counts,
    async start() {
      if (signal.aborted) return
      const free = lanes.jobs.filter((job) => !running.has(job.name))
      await Promise.all(free.map((job) => track(job.name, runLane(lanes, job))))
    },
    async startJob(name) {
      const job = lanes.jobs.find((known) => known.name === name)
      if (job && !signal.aborted && !running.has(name)) await track(name, runLane(lanes, job))
    },
    async startUrgent() {
      for (const job of urgentJobs)
        if (!signal.aborted && !running.has(job.name) && (await isDueNow(lanes, job)))
          await track(job.name, runLane(lanes, job))
    },
    sweep: () => track(`sweep ${(sweeps += 1)}`, sweepInOrder(lanes)),
    async stop() {
      lanes.stopping.abort()
      await Promise.all(running.values())
    },
  }
}

function createRuntime(
  database: Database,
  features: readonly Feature[],
  { log, poolSize, tracing = noTracing, skippedJobs = [] }: LaneOptions,
): LaneRuntime {
  const jobs = [
    ...features.flatMap((feature) => feature.jobs ?? []),
    maintainPartitions(),
    deleteExpired(),
  ].filter(({ name }) => !skippedJobs.includes(name))
  const connections = Math.max(2, Math.floor(poolSize * 0.4))
  const policy = wrap(
    bulkhead(connections, Number.POSITIVE_INFINITY),
    timeout(maxRunMs, { strategy: TimeoutStrategy.Aggressive, abortOnReturn: false }),
  )
  return {
    database,
    log,
    tracing,
    jobs,
    counts: new Map(jobs.map(({ name }) => [name, { processed: 0, left: 0, failed: 0 }])),
    stopping: new AbortController(),
    concurrency: connections - 1,
    limit: (act) => policy.execute(({ signal }) => act(signal)),
  }
}

const isRowJob = (job: Job): job is RowJob => !('run' in job)

/** Most of the time, nothing is due: then there is no need for a lease. */
async function isDueNow({ database }: LaneRuntime, job: RowJob): Promise<boolean> {
  const db = database.read()
  return (await job.due(db, toFirstDuePage(db))).length > 0
}

async function runLane(lanes: LaneRuntime, job: Job): Promise<void> {
  try {
    const lease = await takeLease(lanes.database, job.name)
    if (lease) await runLeased(lanes, job, lease, lanes.concurrency)
  } catch (error) {
    lanes.log.error({ err: error, job: job.name }, 'job failed')
  }
}

async function sweepInOrder(lanes: LaneRuntime): Promise<void> {
  for (const job of lanes.jobs)
    try {
      if (isRowJob(job) && !(await isDueNow(lanes, job))) continue
      const lease = await waitForLease(lanes.database, job.name, lanes.stopping.signal)
      if (lease) await runLeased(lanes, job, lease, 1)
    } catch (error) {
      lanes.log.error({ err: error, job: job.name }, 'job failed')
    }
}

async function runLeased(
  { database, log, limit, counts, stopping, tracing }: LaneRuntime,
  job: Job,
  lease: Lease,
  concurrency: number,
): Promise<void> {
  const signal = AbortSignal.any([lease.signal, stopping.signal])
  const jobCounts = counts.get(job.name) ?? { processed: 0, left: 0, failed: 0 }
  const before = { ...jobCounts }
  const failures: unknown[] = []
  let oldestDueAt: string | null = null
  let isComplete = false
  const countSince = (name: keyof JobCounts) => jobCounts[name] - before[name]
  try {
    oldestDueAt = await tracing.root(`job ${job.name}`, {}, async (span) => {
      const report = (error: unknown) => void failures.splice(0, 1, error)
      const run = { database, log, limit, signal, concurrency, counts: jobCounts, report }
      const oldest = await runJob(run, job)
      span.set({
        'fledge.processed': countSince('processed'),
        'fledge.left': countSince('left'),
        'fledge.failed': countSince('failed'),
      })
      return oldest
    })
    isComplete = !signal.aborted
  } catch (error) {
    failures.splice(0, 1, error)
    throw error
  } finally {
    await lease.release({
      isComplete,
      oldestDueAt,
      processedCount: countSince('processed'),
      failedCount: countSince('failed'),
      error: failures.length === 0 ? null : describeJobError(failures[0]),
    })
  }
}
