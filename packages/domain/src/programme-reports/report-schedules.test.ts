import { expect, it } from 'vitest'
import { getReportPeriod } from './report-schedules.ts'

it.each([
  ['WEEKLY', '2026-11-30T07:00:00Z', '2026-11-23', '2026-11-30'],
  ['WEEKLY', '2026-12-06T23:59:00Z', '2026-11-23', '2026-11-30'],
  ['WEEKLY', '2027-01-04T07:00:00Z', '2026-12-28', '2027-01-04'],
  ['MONTHLY', '2026-12-01T07:00:00Z', '2026-11-01', '2026-12-01'],
  ['MONTHLY', '2027-01-31T07:00:00Z', '2026-12-01', '2027-01-01'],
  ['MONTHLY', '2028-03-01T07:00:00Z', '2028-02-01', '2028-03-01'],
] as const)('a %s report at %s is from %s until before %s', (schedule, now, from, before) => {
  expect(getReportPeriod(schedule, new Date(now))).toEqual({ from, before })
})
