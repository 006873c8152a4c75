import { z } from 'zod'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { booleanText, columnChoice } from '../platform/schema.ts'
import { jobNames } from './job-names.ts'
import { jobRunBody, jobView } from './schema.ts'

const filters = { behind: booleanText.optional() }

// What is known of runs is in an unlogged table, which a replica does not have.
export const jobEndpoints = defineEndpoints({
  listJobs: {
    method: 'GET',
    path: 'operator/jobs',
    access: ['operator:review'],
    summary:
      'Returns every timed job with its last run, those that fail or are late first, or only those.',
    query: z.strictObject(filters),
    response: z.array(jobView),
  },
  exportJobs: {
    method: 'GET',
    path: 'operator/jobs/export',
    access: ['operator:review'],
    rawResponse: true,
    summary:
      'Returns the timed jobs as CSV, with the filter of the list and the chosen columns. That it was taken is an event.',
    query: z.strictObject({ ...filters, ...columnChoice }),
    response: z.unknown(),
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
