import type { reviewEndpoints } from '@fledge/contract/reviews/endpoints.ts'
import type { ExecuteAct } from '../pending-acts/public.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { indexIntern } from '../profiles/public.ts'
import { requestDecision } from './request-decision.ts'
import { applyReviewDecision } from './review-decision.ts'

/** Approves an application and makes the intern visible to companies. */
export const approve: ExecuteAct = async (tx, actor, id) => {
  const row = await applyReviewDecision(tx, actor, id, 'approve')
  await indexIntern(tx, row.intern_id)
}

export const approveApplication: Handler<typeof reviewEndpoints.approveApplication> = (ctx) =>
  requestDecision(ctx, { act: 'approveApplication', transition: 'approve', execute: approve })
