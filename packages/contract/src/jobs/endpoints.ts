import { z } from 'zod'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { booleanText } from '../platform/schema.ts'
import { jobNames } from './job-names.ts'
import { jobRunBody, jobView } from './schema.ts'

// What is known of runs is in an unlogged table, which a replica does not have.
export const jobEndpoints = defineEndpoints({
  listJobs: {
    method: 'GET',
    path: 'operator/jobs',
    access: ['operator:review'],
    summary:
      'Returns every timed job with its last run, those that fail or are late first, or only those.',
    query: z.strictObject({ behind: booleanText.optional() }),
    response: z.array(jobView),
  },
  requestJobRun: {
    method: 'POST',
    path: 'operator/jobs/{name}/run',
    access: ['operator:manager'],
    summary:
      'Has a worker run a timed job within seconds, with a reason. If it is running already, nothing changes.',
    params: z.strictObject({ name: z.enum(jobNames) }),
    body: jobRunBody,
    response: z.object({ name: z.enum(jobNames) }),
    invalidates: ['listJobs', 'getToday'],
  },
})
