import { minuteMs } from '@fledge/kernel/dates.ts'
import { jobBehindMinutes, type JobState, jobUnfinishedMinutes } from './types.ts'

/** What is known of a job's runs; null where none was. */
export interface JobFacts {
  readonly isRunning: boolean
  readonly startedAt: Date | null
  readonly completedAt: Date | null
  /** When the oldest row was due that the last run left; null if it left none. */
  readonly oldestDueAt: Date | null
  /** End of the first of the runs in a row that failed; null if the last one did not. */
  readonly failingSince: Date | null
}

interface JobStanding {
  readonly state: JobState
  /** Since when it fails or is late; null if it does not. */
  readonly since: Date | null
}

const isBefore = (at: Date | null, now: Date, minutes: number): at is Date =>
  at !== null && at.getTime() < now.getTime() - minutes * minuteMs

/** Returns how a job is doing, and since when if it fails or is late. */
export function getJobStanding(facts: JobFacts, now: Date): JobStanding {
  const { failingSince, oldestDueAt, completedAt } = facts
  if (failingSince) return { state: 'FAILING', since: failingSince }
  if (isBefore(oldestDueAt, now, jobBehindMinutes)) return { state: 'LATE', since: oldestDueAt }
  if (isBefore(completedAt, now, jobUnfinishedMinutes)) return { state: 'LATE', since: completedAt }
  if (facts.isRunning) return { state: 'RUNNING', since: null }
  return { state: facts.startedAt || completedAt ? 'WORKING' : 'NEW', since: null }
}

/** Whether a job needs attention: the number among what isn't working, and the list behind it. */
export const isJobBehind = (state: JobState): boolean => state === 'FAILING' || state === 'LATE'

/**
 * Returns when a job starts next, as every job does at the beginning of each minute; null if none
 * seems to be started any more.
 */
export function getNextJobStart({ startedAt }: JobFacts, now: Date): Date | null {
  if (startedAt === null || isBefore(startedAt, now, jobUnfinishedMinutes)) return null
  return new Date((Math.floor(now.getTime() / minuteMs) + 1) * minuteMs)
}
