import type { candidatureEndpoints } from '@fledge/contract/candidatures/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/refusal.ts'
import * as store from './store.ts'
import { getDetailsView } from './company-details.ts'

export const saveCandidatureCompany: Handler<
  typeof candidatureEndpoints.saveCandidatureCompany
> = async ({ actor, db, params, body }) => {
  const changed = await db.run(store.saveDetails, params.id, actor.company, JSON.stringify(body))
  return changed === 0 ? notFound() : getDetailsView(db, actor.company, params.id, body)
}
