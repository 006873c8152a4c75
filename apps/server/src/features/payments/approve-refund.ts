import type { paymentEndpoints } from '@fledge/contract/payments/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { requestAct } from '../pending-acts/public.ts'
import { executeRefundDecision, lockProposal } from './refund-decision.ts'

export const executeApproval = executeRefundDecision('APPROVED')

/** Approves a proposed refund once that can no longer be undone. */
export const approveRefund: Handler<typeof paymentEndpoints.approveRefund> = async (ctx) => {
  await lockProposal(ctx.db, ctx.actor, ctx.params.id, 'APPROVED')
  const pending = await requestAct(ctx, {
    kind: 'REFUND',
    act: 'approveRefund',
    execute: executeApproval,
  })
  ctx.db.afterCommit(ctx.services.nudge)
  return { pending }
}
