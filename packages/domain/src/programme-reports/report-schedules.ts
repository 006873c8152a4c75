import { addDays, type Day, getMonday, toLocalDay } from '@fledge/kernel/dates.ts'

/** How often a manager gets the numbers of the programme by email. */
export const reportSchedules = ['WEEKLY', 'MONTHLY'] as const
export type ReportSchedule = (typeof reportSchedules)[number]

/** Hour of the day (UTC) from which it is sent. */
export const reportHour = 7

/** Days of a report, in UTC: from the first one until before the last one. */
export interface ReportPeriod {
  readonly from: Day
  readonly before: Day
}

const startOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`

/**
 * Returns the last complete week or month. Its end is the day from which the report is due, so a
 * server that was down on that day sends it on the next one.
 */
export function getReportPeriod(schedule: ReportSchedule, now: Date): ReportPeriod {
  const today = toLocalDay(now, 'UTC')
  if (schedule === 'WEEKLY') {
    const before = getMonday(today)
    return { from: addDays(before, -7), before }
  }
  const before = startOfMonth(today)
  return { from: startOfMonth(addDays(before, -1)), before }
}
