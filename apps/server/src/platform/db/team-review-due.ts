import { teamReviewDueAt } from '@fledge/domain/response-deadlines.ts'
import { dayMs } from '@fledge/kernel/dates.ts'

// A week of dates at noon, starting on Monday: how many days the programme team has to respond from
// each weekday.
const monday = Date.UTC(2026, 0, 5, 12)
const daysByWeekday = Array.from({ length: 7 }, (_, at) => {
  const sent = new Date(monday + at * dayMs)
  return Math.round((teamReviewDueAt(sent.toISOString()).getTime() - sent.getTime()) / dayMs)
})

/** SQL equivalent of `teamReviewDueAt`, for counts. @param at expression of type timestamptz */
export const teamReviewDueAtSql = (at: string): string =>
  `(${at} + interval '24 hours' * (array[${daysByWeekday.join(', ')}])[extract(isodow from ${at} at time zone 'UTC')::int])`
