import type { paymentEndpoints } from '@fledge/contract/payments/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { requestAct } from '../pending-acts/public.ts'
import { executeRefundDecision, lockProposal } from './refund-decision.ts'

export const executeDecline = executeRefundDecision('DECLINED')

/** Declines a proposed refund once that can no longer be undone. */
export const declineRefund: Handler<typeof paymentEndpoints.declineRefund> = async (ctx) => {
  await lockProposal(ctx.db, ctx.actor, ctx.params.id, 'DECLINED')
  const pending = await requestAct(ctx, {
    kind: 'REFUND',
    act: 'declineRefund',
    execute: executeDecline,
  })
  return { pending }
}
