import { programmeReportEndpoints } from '@fledge/contract/programme-reports/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { getDiversityTotals } from './get-diversity-totals.ts'
import { getProgrammeReport } from './get-programme-report.ts'
import { getReportSchedule } from './get-report-schedule.ts'
import { programmeReportJobs } from './jobs.ts'
import { exportDecisions, listDecisions } from './read-decisions.ts'
import { setReportSchedule } from './set-report-schedule.ts'

/** Numbers about the whole programme, for those who answer for it, also by email. */
export const programmeReportsFeature = defineFeature(
  programmeReportEndpoints,
  {
    getProgrammeReport,
    listDecisions,
    exportDecisions,
    getDiversityTotals,
    getReportSchedule,
    setReportSchedule,
  },
  { jobs: programmeReportJobs },
)
