import { type JobName, jobNames, urgentJobs } from '@fledge/contract/jobs/job-names.ts'
import type { JobView } from '@fledge/contract/jobs/schema.ts'
import { getJobStanding, getNextJobStart, isJobBehind } from '@fledge/domain/jobs/rules.ts'
import { jobStates } from '@fledge/domain/jobs/types.ts'
import type { Db } from '../../platform/db/database.ts'
import { type JobLaneRow, listLanes } from '../../platform/jobs/queries/job-lanes.queries.ts'

type JobRuns = Omit<JobView, 'may'>

/** Returns every timed job, those that fail or are late first, the longest one first among them. */
export async function findJobs(db: Db): Promise<JobRuns[]> {
  const lanes = await db.many(listLanes)
  const jobs = jobNames.map((name) =>
    toJobRuns(
      name,
      lanes.find((lane) => lane.job_name === name),
      db.now,
    ),
  )
  const rank = ({ state }: JobRuns) => (isJobBehind(state) ? jobStates.indexOf(state) : 9)
  return jobs.toSorted(
    (a, b) =>
      rank(a) - rank(b) ||
      (a.since ?? '').localeCompare(b.since ?? '') ||
      a.name.localeCompare(b.name),
  )
}

/** Returns the timed jobs that fail or are late. */
export const findJobsBehind = async (db: Db): Promise<JobRuns[]> =>
  (await findJobs(db)).filter(({ state }) => isJobBehind(state))

/** Ages are measured by the database's clock; the product's, which can be moved, shows them. */
function toJobRuns(name: JobName, lane: JobLaneRow | undefined, now: Date): JobRuns {
  const before = (seconds: number | null | undefined) =>
    seconds === null || seconds === undefined ? null : new Date(now.getTime() - seconds * 1000)
  const facts = {
    isRunning: lane?.is_running ?? false,
    startedAt: before(lane?.started_seconds),
    completedAt: before(lane?.complete_seconds),
    oldestDueAt: lane?.oldest_due_at ? new Date(lane.oldest_due_at) : null,
    failingSince: before(lane?.failing_seconds),
  }
  const { state, since } = getJobStanding(facts, now)
  return {
    name,
    state,
    since: since?.toISOString() ?? null,
    last_error: lane?.last_error ?? null,
    failed_count: lane?.failed_count ?? 0,
    is_urgent: urgentJobs.includes(name),
    started_at: facts.startedAt?.toISOString() ?? null,
    duration_ms: lane?.duration_ms ?? null,
    completed_at: facts.completedAt?.toISOString() ?? null,
    next_at: getNextJobStart(facts, now)?.toISOString() ?? null,
    processed_count: lane?.processed_count ?? null,
    processed_at: before(lane?.processed_seconds)?.toISOString() ?? null,
  }
}
