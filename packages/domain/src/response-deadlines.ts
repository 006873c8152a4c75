import { dayMs, hourMs, type Instant, addWorkingDays } from '@fledge/kernel/dates.ts'

/** Default response times where no specific rule applies (docs/decisions/0009). */
export const responseDeadlines = {
  answerDays: 7,
  soonHours: 24,
} as const

/** Working days in which the programme team responds; what has begun has its own number. */
export const reviewDays = { min: 1, max: 10, usual: 3 } as const

/** Days in which the programme team decides about a company on the waiting list. */
export const waitingListDays = { min: 3, max: 60, usual: 10 } as const

/**
 * Returns the deadline for the programme team's review, computed in UTC so that everyone sees the
 * same date.
 * @param workingDays the number that was promised when it began
 */
export function teamReviewDueAt(sentAt: Instant, workingDays: number): Date {
  return addWorkingDays(sentAt, workingDays, 'UTC')
}

/** Returns when the programme team's review of a company on the waiting list is due. */
export function waitingListReviewDueAt(since: Instant, days: number): Date {
  return new Date(Date.parse(since) + days * dayMs)
}

/**
 * Returns the default response deadline where no other rule applies; passing it has no consequence.
 */
export function responseDueAt(since: Instant): Date {
  return new Date(Date.parse(since) + responseDeadlines.answerDays * dayMs)
}

/** Whether the date by which something was due has passed. */
export const isOverdue = (due: Instant, now: Date): boolean => Date.parse(due) < now.getTime()

/** Whether a response is late or due within 24 hours; only then is its due date shown in red. */
export function isDueSoon(due: Instant, now: Date): boolean {
  return Date.parse(due) - now.getTime() < responseDeadlines.soonHours * hourMs
}
