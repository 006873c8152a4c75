import type { reviewEndpoints } from '@fledge/contract/reviews/endpoints.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import type { ExecuteAct } from '../pending-acts/public.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { indexIntern } from '../profiles/public.ts'
import { requestDecision } from './request-decision.ts'
import { applyReviewDecision } from './review-decision.ts'

/** Approves an application and makes the intern visible to companies. */
export async function applyApproval(
  tx: Tx,
  actor: Operator,
  id: string,
  fields: { readonly note?: string } = {},
): Promise<void> {
  const row = await applyReviewDecision(tx, actor, id, 'approve', fields)
  await indexIntern(tx, row.intern_id)
}

export const approve: ExecuteAct = (tx, actor, id) => applyApproval(tx, actor, id)

export const approveApplication: Handler<typeof reviewEndpoints.approveApplication> = (ctx) =>
  requestDecision(ctx, { act: 'approveApplication', transition: 'approve', execute: approve })
