import type { candidatureEndpoints } from '@fledge/contract/candidatures/endpoints.ts'
import { notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import * as store from './queries/candidatures.queries.ts'
import { getDetailsView } from './company-details.ts'

export const saveCandidatureCompany: Handler<
  typeof candidatureEndpoints.saveCandidatureCompany
> = async ({ actor, db, params, body }) => {
  const saved = await db.run(store.saveDetails, {
    candidature_id: params.id,
    company_id: actor.company,
    company_details: JSON.stringify(body),
  })
  if (saved === 0) notFound()
  return getDetailsView(db, actor.company, params.id, body)
}
