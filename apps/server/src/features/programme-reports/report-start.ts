import { defaultReportDays, type ReportDays } from '@fledge/domain/programme-reports/types.ts'
import { dayMs } from '@fledge/kernel/dates.ts'

/** Returns from when decisions are counted in the last days, as text. */
export const getReportStart = (now: Date, days: ReportDays = defaultReportDays): string =>
  new Date(now.getTime() - Number(days) * dayMs).toISOString()
