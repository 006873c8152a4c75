import { programmeReportEndpoints } from '@fledge/contract/programme-reports/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { getDiversityTotals } from './get-diversity-totals.ts'
import { getProgrammeReport } from './get-programme-report.ts'

/** Numbers about the whole programme, for those who answer for it. */
export const programmeReportsFeature = defineFeature(programmeReportEndpoints, {
  getProgrammeReport,
  getDiversityTotals,
})
