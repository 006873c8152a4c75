import { day, hour, type Instant, plusWorkingDays } from '@fledge/kernel/dates.ts'

/** What answers without a rule of their own are promised or asked for (docs/decisions/0009). */
export const responseDeadlines = {
  teamWorkingDays: 3,
  waitingListDays: 10,
  answerDays: 7,
  soonHours: 24,
} as const

/** By when the programme team promises its answer to what was sent to it. By one clock for all who read the date. */
export function teamReviewDueAt(sentAt: Instant): Date {
  return plusWorkingDays(sentAt, responseDeadlines.teamWorkingDays, 'UTC')
}

/** By when the programme team looks at a company on the waiting list. */
export function waitingListReviewDueAt(since: Instant): Date {
  return new Date(Date.parse(since) + responseDeadlines.waitingListDays * day)
}

/** By when somebody is asked to answer where no other rule says it; nothing lapses when the day passes. */
export function responseDueAt(since: Instant): Date {
  return new Date(Date.parse(since) + responseDeadlines.answerDays * day)
}

/** Whether an answer is late, or due within 24 hours: only then a due date is shown in red. */
export function isDueSoon(due: Instant, now: Date): boolean {
  return Date.parse(due) - now.getTime() < responseDeadlines.soonHours * hour
}
