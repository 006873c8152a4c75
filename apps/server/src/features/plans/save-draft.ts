import type { planEndpoints } from '@fledge/contract/plans/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toPlanDetailView } from './views.ts'
import { persistPlan } from './persist-plan.ts'

/** Saves a draft or an edited plan. Any step of a draft may be incomplete. */
export const saveDraft: Handler<typeof planEndpoints.saveDraft> = async ({ actor, db, body }) => {
  return toPlanDetailView(await persistPlan(db, actor, body), actor)
}
