import { paymentEndpoints } from '@fledge/contract/payments/endpoints.ts'
import { paymentCan } from '@fledge/domain/payments/can.ts'
import { refundProposalEvents } from '@fledge/domain/payments/events.ts'
import { isApproval, type RefundDecision } from '@fledge/domain/payments/refund-proposals.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import { authorize, notFound } from '../../platform/http/app-error.ts'
import type { ExecuteAct } from '../pending-acts/public.ts'
import * as store from './queries/payments.queries.ts'
import { lockPaymentForRefund, startRefund } from './start-refund.ts'
import { toRefundFacts } from './views.ts'

const events = {
  APPROVED: refundProposalEvents.approve,
  DECLINED: refundProposalEvents.decline,
} as const

/** Locks a proposal after its payment, and checks that this person may decide so. */
export async function lockProposal(
  tx: Tx,
  actor: Operator,
  proposal_id: string,
  decision: RefundDecision,
) {
  const { payment_id } = (await tx.one(store.paymentOfProposal, { proposal_id })) ?? notFound()
  const row = (await lockPaymentForRefund(tx, payment_id)) ?? notFound()
  const proposal = (await tx.one(store.proposalForUpdate, { proposal_id })) ?? notFound()
  const { proposed_by: proposedBy, decision: earlier } = proposal
  authorize(paymentCan.decideRefund(actor, { proposedBy, decision: earlier }))
  // What changed since it was proposed, such as a withdrawal that is refunded anyway.
  const facts = { ...toRefundFacts(row), isRefundProposed: false }
  if (isApproval(decision)) authorize(paymentCan.refund(actor, facts, proposal.amount))
  return { row, proposal }
}

/** Ends a proposal; an approved refund is made by the same function as a small one. */
export const executeRefundDecision =
  (decision: RefundDecision): ExecuteAct =>
  async (tx, actor, proposal_id, input) => {
    const { note } = paymentEndpoints.approveRefund.body.parse(input)
    const { row, proposal } = await lockProposal(tx, actor, proposal_id, decision)
    await tx.run(store.decideProposal, {
      proposal_id,
      decision,
      decision_note: note,
      decided_by: actor.userId,
      now: tx.now.toISOString(),
    })
    await tx.recordEvent(events[decision], {
      subject: proposal_id,
      intern: row.intern_id,
      note,
      data: { payment_id: row.payment_id, amount: proposal.amount, currency: row.currency },
    })
    if (isApproval(decision)) await startRefund(tx, row, proposal)
  }
