import type { placementEndpoints } from '@fledge/contract/placement/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toNudge } from './nudge-interns.ts'
import { previewPlacementAct } from './unplaced-selection.ts'

/** Says how many would be reminded, and how many are left out for which reason. */
export const previewNudgeInterns: Handler<(typeof placementEndpoints)['previewNudgeInterns']> = ({
  actor,
  db,
  now,
  body: { selection },
}) => previewPlacementAct(db, toNudge(actor, selection, now))
