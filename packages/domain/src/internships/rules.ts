import {
  type Day,
  dayMs,
  toInstant,
  toLocalDay,
  daysBetween,
  type Instant,
  addDays,
} from '@fledge/kernel/dates.ts'
import { teamReviewDueAt } from '../response-deadlines.ts'
import {
  activeInternshipStatuses,
  type InternshipActionKind,
  type InternshipActionStatus,
  type InternshipStatus,
} from './types.ts'

/** Maximum total weeks of an internship, including an extension. */
export const maxWeeks = 16
/** Share of the intern's weeks that must be done for a certificate. */
export const certificateShare = 0.8
/** Days after its end at which an internship with missed weeks completes. */
export const closeAfterDays = 14
/**
 * Days after the end on which an intern is notified how many weeks the certificate still needs: at
 * the end, 7 days later, and the day before it is too late.
 */
export const missingWeeksDays = [1, 8, closeAfterDays - 1] as const

/** Returns the number of weeks between two days, both inclusive. */
export function countWeeks(startsOn: Day, endsOn: Day): number {
  return Math.ceil((daysBetween(startsOn, endsOn) + 1) / 7)
}

/** Whether the clock should start the internship: its first day has begun in its zone. */
export function hasInternshipStarted(startsOn: Day, zone: string, now: Date): boolean {
  return toLocalDay(now, zone) >= startsOn
}

/**
 * Whether the clock should complete the internship: its end has passed and both sides have
 * completed every week, or 14 days have passed.
 */
export function isInternshipOver(
  endsOn: Day,
  zone: string,
  allWeeksDone: boolean,
  now: Date,
): boolean {
  const today = toLocalDay(now, zone)
  return today > endsOn && (allWeeksDone || today > addDays(endsOn, closeAfterDays))
}

/** Whether the internship is upcoming or running. */
export function isActiveInternship(status: InternshipStatus): boolean {
  return activeInternshipStatuses.some((activeStatus) => activeStatus === status)
}

/**
 * Whether weeks can still be answered: until the internship is complete, which includes an early
 * end.
 */
export function canAnswerWeeks(status: InternshipStatus): boolean {
  return isActiveInternship(status)
}

/** Returns which notification about missing weeks is due, from 1, or 0 if none is. */
export function getMissingWeeksStage(endsOn: Day, zone: string, now: Date): number {
  const since = daysBetween(endsOn, toLocalDay(now, zone))
  return missingWeeksDays.filter((days) => since >= days).length
}

/** Returns how many of the intern's weeks are still needed for the certificate. */
export function countMissingWeeks(weeks: number, weeksDone: number): number {
  return Math.max(0, Math.ceil(weeks * certificateShare) - weeksDone)
}

/** Whether the certificate was missed because too many weeks can no longer be answered. */
export function hasMissedCertificate(facts: {
  status: InternshipStatus
  weeks: number
  weeksDone: number
}): boolean {
  return !canAnswerWeeks(facts.status) && countMissingWeeks(facts.weeks, facts.weeksDone) > 0
}

/**
 * Whether a certificate is issued: completed, at least 80 % of the intern's weeks done, no early
 * end.
 */
export function hasEarnedCertificate(facts: {
  status: InternshipStatus
  weeks: number
  weeksDone: number
  endedEarly: boolean
}): boolean {
  return (
    facts.status === 'COMPLETE' &&
    !facts.endedEarly &&
    facts.weeks > 0 &&
    facts.weeksDone / facts.weeks >= certificateShare
  )
}

/** Returns the seeds' flags as the strings "false" and "true" (seed 001 §4). */
export function toInternshipFlags(status: InternshipStatus): {
  is_active: 'true' | 'false'
  is_completed: 'true' | 'false'
} {
  return {
    is_active: status === 'ONGOING' ? 'true' : 'false',
    is_completed: status === 'COMPLETE' ? 'true' : 'false',
  }
}

/** Whether an extension moves the end to a later day and stays within 16 weeks in total. */
export function canExtend(startsOn: Day, endsOn: Day, newEnd: Day): boolean {
  return newEnd > endsOn && countWeeks(startsOn, newEnd) <= maxWeeks
}

/** Returns the latest day to which an internship can be extended. */
export function getLatestEnd(startsOn: Day): Day {
  return addDays(startsOn, maxWeeks * 7 - 1)
}

/** Whether an early end can be requested for this day: from today until before the last day. */
export function canEndOn(requestedDay: Day, endsOn: Day, today: Day): boolean {
  return requestedDay === today || (requestedDay > today && requestedDay < endsOn)
}

/**
 * Whether this request is the reason for the end date: it was accepted, and no extension has moved
 * the last day since.
 */
export function isAgreedEnd(
  action: {
    kind: InternshipActionKind
    status: InternshipActionStatus
    data: Readonly<Record<string, unknown>>
  },
  endsOn: Day,
): boolean {
  return (
    action.kind === 'END_EARLY' && action.status === 'ACCEPTED' && action.data['ends_on'] === endsOn
  )
}

/**
 * Returns when the programme team's response to an action is due, or null once it has responded.
 * @param reviewDays working days as promised when it was raised
 * @param changedTo the date to which the programme team has changed it
 */
export function getActionResponseDueAt(
  status: InternshipActionStatus,
  raisedAt: Instant,
  reviewDays: number,
  changedTo: Instant | null = null,
): Date | null {
  if (status !== 'RAISED') return null
  return changedTo === null ? teamReviewDueAt(raisedAt, reviewDays) : new Date(changedTo)
}

/** Days ahead to which the date of a case can be changed at most. */
export const maxCaseDays = 30

/**
 * Returns until when a case is decided that is due on this day, in the afternoon of the programme
 * team; null if that is over or too far ahead.
 */
export function findCaseDueAt(day: Day, now: Date): Date | null {
  const dueAt = toInstant(day, '17:00', 'UTC')
  const aheadMs = dueAt.getTime() - now.getTime()
  return aheadMs > 0 && aheadMs <= maxCaseDays * dayMs ? dueAt : null
}
