import { reportEndpoints } from '@fledge/contract/reports/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { decideContentHiding } from './decide-content-hiding.ts'
import { decideContentReport } from './decide-content-report.ts'
import { reportJobs } from './jobs.ts'
import { exportContentHidings, listContentHidings, listOwnHidings } from './read-hidings.ts'
import { exportContentReports, listContentReports } from './read-reports.ts'
import { requestContentHiding } from './request-content-hiding.ts'
import { reportContent } from './report-content.ts'

/** What people report about texts, photos and plans, and what the programme team decides. */
export const reportsFeature = defineFeature(
  reportEndpoints,
  {
    reportContent,
    listContentReports,
    exportContentReports,
    decideContentReport,
    listContentHidings,
    exportContentHidings,
    decideContentHiding,
    listOwnHidings,
    requestContentHiding,
  },
  { jobs: reportJobs },
)
