import type { placementEndpoints } from '@fledge/contract/placement/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { readPlan, toProposal } from './propose-match.ts'
import { previewPlacementAct } from './unplaced-selection.ts'

/** Says to how many the plan would be proposed, and how many are left out for which reason. */
export const previewProposeMatch: Handler<
  (typeof placementEndpoints)['previewProposeMatch']
> = async ({ actor, db, now, body }) => {
  await readPlan(db, body.plan_id)
  return previewPlacementAct(db, toProposal(actor, body, now))
}
