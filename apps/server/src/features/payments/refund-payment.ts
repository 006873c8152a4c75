import { paymentEndpoints } from '@fledge/contract/payments/endpoints.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import { paymentCan } from '@fledge/domain/payments/can.ts'
import { refundProposalEvents } from '@fledge/domain/payments/events.ts'
import { needsRefundApproval } from '@fledge/domain/payments/refund-proposals.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import { formatMoney } from '@fledge/kernel/money.ts'
import type { PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { AppError, authorize, notFound } from '../../platform/http/app-error.ts'
import { newId } from '../../platform/ids.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { translate } from '../../platform/texts.ts'
import {
  type ExecuteAct,
  refuseWhilePending,
  requestAct,
  requireNoPendingAct,
} from '../pending-acts/public.ts'
import { readSettings } from '../settings/public.ts'
import * as store from './queries/payments.queries.ts'
import { lockPaymentForRefund, startRefund } from './start-refund.ts'
import { toOperatorPaymentView, toRefundFacts } from './views.ts'

const amountMessageKeys: readonly string[] = [
  'payments.refused.amount',
  'payments.refused.wholeOnly',
]

/** @throws the error of a denied decision, at the amount if that is the reason */
function authorizeRefund(decision: PolicyDecision): void {
  if (!decision.allowed && amountMessageKeys.includes(decision.messageKey))
    throw new AppError('VALIDATION', { fields: { amount: translate(decision.messageKey) } })
  authorize(decision)
}

/**
 * Refunds once that can no longer be undone, or proposes a refund above the setting's amount to a
 * second person.
 */
export const refundPayment: Handler<typeof paymentEndpoints.refundPayment> = async ({
  actor,
  db,
  params,
  body,
  now,
  services,
}) => {
  const id = params.payment_id
  const row = (await lockPaymentForRefund(db, id)) ?? notFound()
  authorizeRefund(paymentCan.refund(actor, toRefundFacts(row), body.amount))
  await requireNoPendingAct(db, { kind: 'REFUND', id })
  const isLarge = await isAboveLimit(db, row, body.amount)
  if (isLarge) await proposeRefund(db, actor, row, body)
  const pending = isLarge
    ? null
    : await requestAct(
        { db, actor, services, body, params: { id } },
        { kind: 'REFUND', act: 'refundPayment', execute: executeRefund },
      )
  db.afterCommit(services.nudge)
  const after = (await db.one(store.paymentById, { payment_id: id, intern_id: null })) ?? notFound()
  const view = toOperatorPaymentView(after, actor, now)
  return { ...view, ...(pending ? { may: refuseWhilePending(view.may) } : {}), pending }
}

/** Marks a refund as due, unless it is no longer possible for one person. */
export const executeRefund: ExecuteAct = async (tx, actor, payment_id, input) => {
  const body = paymentEndpoints.refundPayment.body.parse(input)
  const row = (await lockPaymentForRefund(tx, payment_id)) ?? notFound()
  authorize(paymentCan.refund(actor, toRefundFacts(row), body.amount))
  if (await isAboveLimit(tx, row, body.amount))
    throw new AppError('CONFLICT', { messageKey: 'payments.refused.limitLowered' })
  await startRefund(tx, row, body)
}

/** Whether the refund needs a second person by the setting of this moment. */
async function isAboveLimit(tx: Tx, { currency }: store.PaymentRow, amount: number) {
  const { refund_approval_amount: limit } = await readSettings(tx)
  return needsRefundApproval({ amount, currency }, limit)
}

/** Stores the refund, and asks everyone who may approve it. */
async function proposeRefund(
  tx: Tx,
  actor: Operator,
  row: store.PaymentRow,
  { amount, note }: { readonly amount: number; readonly note: string },
): Promise<void> {
  const { payment_id, currency } = row
  const proposal_id = newId(tx.now)
  await tx.run(store.insertRefundProposal, {
    proposal_id,
    payment_id,
    amount,
    note,
    proposed_by: actor.userId,
    now: tx.now.toISOString(),
  })
  await tx.recordEvent(refundProposalEvents.propose, {
    subject: proposal_id,
    intern: row.intern_id,
    note,
    data: { payment_id, amount, currency },
  })
  const [others, proposer] = await Promise.all([
    tx.many(store.otherRefundDeciders, { user_id: actor.userId }),
    tx.one(store.proposerName, { user_id: actor.userId }),
  ])
  await tx.notify({
    to: { users: others.map(({ user_id: id }) => id) },
    content: composeMail('payments.refundProposed', {
      amount: formatMoney({ amount, currency }),
      intern: `${row.first_name} ${row.last_name}`.trim(),
      proposer: proposer?.name ?? '',
      note,
    }),
    link: buildPath(paths.operator.refunds, {}, { refund: 'PROPOSED' }),
  })
}
