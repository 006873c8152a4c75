import type { projectEndpoints } from '@fledge/contract/projects/endpoints.ts'
import { readPage } from '../../platform/db/list-query.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { toPagedResult } from '../../platform/http/response.ts'
import { companyProjects } from './store.ts'

export const listProjects: Handler<typeof projectEndpoints.listProjects> = async ({
  actor,
  db,
  params,
  query,
}) => {
  // Return 404 for another company's projects.
  if (params.hcId !== actor.company) notFound()
  const { rows, count } = await readPage(db, companyProjects, {
    scope: { company: actor.company, archived: query.archived === 'true' },
    paging: query,
  })
  return toPagedResult(rows, count)
}
