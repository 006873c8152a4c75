import { data, defineEvents, type NoData } from '@fledge/kernel/events.ts'
import type { ReportSchedule } from './report-schedules.ts'

/** Readings of totals about diversity, and emails of the report; the subject is the person themselves. */
export const programmeReportEvents = defineEvents('programmeReport', {
  readDiversity: data<NoData>(),
  /** Null means no more emails. */
  setSchedule: data<{ readonly schedule: ReportSchedule | null }>(),
})
