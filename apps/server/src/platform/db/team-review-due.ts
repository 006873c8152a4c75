import { reviewDays, teamReviewDueAt } from '@fledge/domain/response-deadlines.ts'
import { dayMs } from '@fledge/kernel/dates.ts'

// A week of dates at noon, starting on Monday: how many days the programme team has to respond from
// each weekday, for each number of working days that can be promised.
const monday = Date.UTC(2026, 0, 5, 12)
const listDaysByWeekday = (workingDays: number) =>
  Array.from({ length: 7 }, (_, at) => {
    const sent = new Date(monday + at * dayMs)
    const due = teamReviewDueAt(sent.toISOString(), workingDays)
    return Math.round((due.getTime() - sent.getTime()) / dayMs)
  })
const daysByPromise = Array.from(
  { length: reviewDays.max },
  (_, at) => `{${listDaysByWeekday(at + 1).join(',')}}`,
)

/**
 * SQL equivalent of `teamReviewDueAt`, for counts.
 * @param at expression of type timestamptz
 * @param workingDays column with the number that was promised
 */
export const teamReviewDueAtSql = (at: string, workingDays: string): string =>
  `(${at} + interval '24 hours' * ('{${daysByPromise.join(',')}}'::int[])[${workingDays}][extract(isodow from ${at} at time zone 'UTC')::int])`
