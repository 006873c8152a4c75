import { reportEndpoints } from '@fledge/contract/reports/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { decideContentReport } from './decide-content-report.ts'
import { reportJobs } from './jobs.ts'
import { exportContentReports, listContentReports } from './read-reports.ts'
import { reportContent } from './report-content.ts'

/** What people report about texts, photos and plans, and what the programme team decides. */
export const reportsFeature = defineFeature(
  reportEndpoints,
  { reportContent, listContentReports, exportContentReports, decideContentReport },
  { jobs: reportJobs },
)
