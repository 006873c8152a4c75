import type { jobEndpoints } from '@fledge/contract/jobs/endpoints.ts'
import { jobColumns } from '@fledge/contract/jobs/job-columns.ts'
import { jobCan } from '@fledge/domain/jobs/can.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import { toActionMap } from '@fledge/kernel/policy-decision.ts'
import type { Db } from '../../platform/db/database.ts'
import { exportList, toRowBatch } from '../../platform/http/export-list.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { findJobs, findJobsBehind } from './public.ts'

type Endpoints = typeof jobEndpoints

async function loadJobs(db: Db, actor: Operator, behind: string | undefined) {
  const may = toActionMap({ run: jobCan.run(actor) })
  const jobs = behind === 'true' ? await findJobsBehind(db) : await findJobs(db)
  return jobs.map((job) => ({ ...job, may }))
}

/** Returns the jobs of this version of the product, also those that have never run. */
export const listJobs: Handler<Endpoints['listJobs']> = ({ actor, db, query }) =>
  loadJobs(db, actor, query.behind)

/** Sends the list as CSV. */
export const exportJobs: Handler<Endpoints['exportJobs']> = (request) => {
  const { actor, query, services } = request
  const rows = toRowBatch(loadJobs(services.database.readAs(actor), actor, query.behind))
  return exportList(request, { list: 'jobs', columns: jobColumns, rows })
}
