import { type Day, dayIn, daysBetween, type Instant, plusDays } from '@fledge/kernel/dates.ts'
import { teamReviewDueAt } from '../response-deadlines.ts'
import type { InternshipActionKind, InternshipActionStatus, InternshipStatus } from './types.ts'

/** Weeks an internship may have in all, an extension included. */
export const maxWeeks = 16
/** Share of the intern's weeks that must be done for a certificate. */
export const certificateShare = 0.8
/** An internship with a week that somebody missed completes so many days after its end. */
export const closeAfterDays = 14
/** On these days after the end an intern is told how many weeks the certificate still lacks: at the end, 7 days later, and the day before it is too late. */
export const missingWeeksDays = [1, 8, closeAfterDays - 1] as const

/** Weeks between two days, both included. */
export function weekCount(startsOn: Day, endsOn: Day): number {
  return Math.ceil((daysBetween(startsOn, endsOn) + 1) / 7)
}

/** Whether the clock should start it: its first day has come in its zone. */
export function hasStarted(startsOn: Day, zone: string, now: Date): boolean {
  return dayIn(now, zone) >= startsOn
}

/** Whether the clock should complete it: the end has passed and both sides have completed every week, at the latest 14 days after. */
export function isOver(endsOn: Day, zone: string, allWeeksDone: boolean, now: Date): boolean {
  const today = dayIn(now, zone)
  return today > endsOn && (allWeeksDone || today > plusDays(endsOn, closeAfterDays))
}

/** Whether a week of it can still be answered: until it is complete, which an early end makes it at once. */
export function takesAnswers(status: InternshipStatus): boolean {
  return status === 'UPCOMING' || status === 'ONGOING'
}

/** Which of the words about missing weeks is due, from 1; 0 for none yet. */
export function missingWeeksStage(endsOn: Day, zone: string, now: Date): number {
  const since = daysBetween(endsOn, dayIn(now, zone))
  return missingWeeksDays.filter((days) => since >= days).length
}

/** How many of the intern's weeks the certificate still lacks. */
export function weeksMissing(weeks: number, weeksDone: number): number {
  return Math.max(0, Math.ceil(weeks * certificateShare) - weeksDone)
}

/** Whether weeks that can no longer be answered leave it without a certificate. */
export function missedCertificate(facts: {
  status: InternshipStatus
  weeks: number
  weeksDone: number
}): boolean {
  return !takesAnswers(facts.status) && weeksMissing(facts.weeks, facts.weeksDone) > 0
}

/** Whether a certificate is issued: completed, at least 80 % of the intern's weeks done, no early end. */
export function earnsCertificate(facts: {
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

/** The seeds' flags: the strings false and true (seed 001 §4). */
export function flagsOf(status: InternshipStatus): {
  is_active: 'true' | 'false'
  is_completed: 'true' | 'false'
} {
  return {
    is_active: status === 'ONGOING' ? 'true' : 'false',
    is_completed: status === 'COMPLETE' ? 'true' : 'false',
  }
}

/** Whether an extension keeps within 16 weeks in all and really moves the end. */
export function canExtend(startsOn: Day, endsOn: Day, newEnd: Day): boolean {
  return newEnd > endsOn && weekCount(startsOn, newEnd) <= maxWeeks
}

/** The last day that an extension may choose. */
export function latestEnd(startsOn: Day): Day {
  return plusDays(startsOn, maxWeeks * 7 - 1)
}

/** Whether an early end may be asked for on this day: today, or a later one before the last. */
export function mayEndOn(asked: Day, endsOn: Day, today: Day): boolean {
  return asked === today || (asked > today && asked < endsOn)
}

/** Whether this request is why the internship ends when it does: agreed, and no extension has moved the last day since. */
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

/** By when the programme team answers what was asked of it; null once it has. */
export function actionAnswerBy(status: InternshipActionStatus, raisedAt: Instant): Date | null {
  return status === 'RAISED' ? teamReviewDueAt(raisedAt) : null
}
