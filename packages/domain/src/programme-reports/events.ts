import { data, defineEvents, type NoData } from '@fledge/kernel/events.ts'

/** Readings of totals about diversity; the subject is the person who reads them. */
export const programmeReportEvents = defineEvents('programmeReport', {
  readDiversity: data<NoData>(),
})
