import { pendingActEndpoints } from '@fledge/contract/pending-acts/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { listPendingActs } from './list-pending-acts.ts'
import { markActSeen } from './mark-act-seen.ts'
import { undoAct } from './undo-act.ts'

/** Decisions of the review desk that can be undone before they take effect. */
export const pendingActsFeature = defineFeature(pendingActEndpoints, {
  listPendingActs,
  markActSeen,
  undoAct,
})
