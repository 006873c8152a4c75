import type { paymentEndpoints } from '@fledge/contract/payments/endpoints.ts'
import { paymentCan } from '@fledge/domain/payments/can.ts'
import { paymentDecisionEvents } from '@fledge/domain/payments/events.ts'
import type { PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { AppError, authorize, notFound } from '../../platform/http/app-error.ts'
import { translate } from '../../platform/texts.ts'
import { cancelUnconfirmedInternship } from '../internships/public.ts'
import { lockOffer } from '../offers/public.ts'
import * as store from './queries/payments.queries.ts'
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

/** Marks a refund as due. The provider is called after the commit. */
export const refundPayment: Handler<typeof paymentEndpoints.refundPayment> = async ({
  actor,
  db,
  params,
  body,
  now,
  services,
}) => {
  const payment = await db.one(store.paymentById, {
    payment_id: params.payment_id,
    intern_id: null,
  })
  // Follows the global lock order: parents of the offer first, then the payment.
  if (payment?.offer_id) await lockOffer(db, payment.offer_id)
  const row =
    payment &&
    (await db.one(store.paymentForUpdate, { payment_id: params.payment_id, intern_id: null }))
  if (!row) notFound()
  authorizeRefund(paymentCan.refund(actor, toRefundFacts(row), body.amount))
  await db.run(store.scheduleRefund, {
    payment_id: row.payment_id,
    refund_amount: body.amount,
    refund_reason: 'PROGRAMME',
    refund_note: body.note,
    now: now.toISOString(),
  })
  await db.recordEvent(paymentDecisionEvents.decideRefund, {
    subject: row.payment_id,
    intern: row.intern_id,
    note: body.note,
    data: { amount: body.amount, currency: row.currency },
  })
  // An unconfirmed place ends with the refund of its fee.
  if (row.confirm_by !== null && row.offer_id)
    await cancelUnconfirmedInternship(db, row.offer_id, 'FEE_RETURNED')
  db.afterCommit(services.nudge)
  const after =
    (await db.one(store.paymentById, { payment_id: row.payment_id, intern_id: null })) ?? notFound()
  return toOperatorPaymentView(after, actor, now)
}
