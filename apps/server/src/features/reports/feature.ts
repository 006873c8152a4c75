import { reportEndpoints } from '@fledge/contract/reports/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { decideContentHiding } from './decide-content-hiding.ts'
import { decideContentReport } from './decide-content-report.ts'
import { dismissContentReports } from './dismiss-content-reports.ts'
import { previewDismissContentReports } from './preview-dismiss-content-reports.ts'
import { reportJobs } from './jobs.ts'
import { exportContentHidings, listContentHidings, listOwnHidings } from './read-hidings.ts'
import { exportContentReports, listContentReports } from './read-reports.ts'
import { requestContentHiding } from './request-content-hiding.ts'
import { reportContent } from './report-content.ts'
import { takeDownPlan } from './take-down-plan.ts'

/** What people report about texts, photos and plans, and what the programme team decides. */
export const reportsFeature = defineFeature(
  reportEndpoints,
  {
    reportContent,
    listContentReports,
    exportContentReports,
    decideContentReport,
    previewDismissContentReports,
    dismissContentReports,
    listContentHidings,
    exportContentHidings,
    decideContentHiding,
    listOwnHidings,
    requestContentHiding,
    takeDownPlan,
  },
  { jobs: reportJobs },
)
