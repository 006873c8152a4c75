import type { projectEndpoints } from '@fledge/contract/projects/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toPagedResult, notFound } from '../../platform/http/refusal.ts'
import { companyProjects } from './store.ts'

export const listProjects: Handler<typeof projectEndpoints.listProjects> = async ({
  actor,
  db,
  params,
  query,
}) => {
  // Return 404 for another company's projects.
  if (params.hcId !== actor.company) return notFound()
  const size = query.per_page ?? 10
  const rows = await db.many(
    companyProjects,
    actor.company,
    query.archived === 'true',
    size,
    ((query.page ?? 1) - 1) * size,
  )
  return toPagedResult(rows, rows[0]?.total ?? 0)
}
