import type { jobEndpoints } from '@fledge/contract/jobs/endpoints.ts'
import { jobCan } from '@fledge/domain/jobs/can.ts'
import { toActionMap } from '@fledge/kernel/policy-decision.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { findJobs, findJobsBehind } from './public.ts'

/** Returns the jobs of this version of the product, also those that have never run. */
export const listJobs: Handler<(typeof jobEndpoints)['listJobs']> = async ({
  actor,
  db,
  query,
}) => {
  const may = toActionMap({ run: jobCan.run(actor) })
  const jobs = query.behind === 'true' ? await findJobsBehind(db) : await findJobs(db)
  return jobs.map((job) => ({ ...job, may }))
}
