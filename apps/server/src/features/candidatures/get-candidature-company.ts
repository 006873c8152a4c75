import type { candidatureEndpoints } from '@fledge/contract/candidatures/endpoints.ts'
import { notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import * as store from './queries/candidatures.queries.ts'
import { getDetailsView } from './company-details.ts'

export const getCandidatureCompany: Handler<
  typeof candidatureEndpoints.getCandidatureCompany
> = async ({ actor, db, params }) => {
  const row =
    (await db.one(store.candidatureById, {
      candidature_id: params.id,
      company_id: actor.company,
      intern_id: null,
    })) ?? notFound()
  return getDetailsView(db, actor.company, params.id, row.company_details)
}
