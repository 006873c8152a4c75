import { jobEndpoints } from '@fledge/contract/jobs/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { exportJobs, listJobs } from './read-jobs.ts'
import { requestJobRun } from './request-job-run.ts'

/** How the timed jobs are doing, and running one at once. */
export const jobsFeature = defineFeature(jobEndpoints, { listJobs, exportJobs, requestJobRun })
