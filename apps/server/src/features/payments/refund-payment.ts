import type { paymentEndpoints } from '@fledge/contract/payments/endpoints.ts'
import { paymentCan } from '@fledge/domain/payments/can.ts'
import { paymentDecisionEvents } from '@fledge/domain/payments/events.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound, refuse, toRefusal } from '../../platform/http/refusal.ts'
import { translate } from '../../platform/texts.ts'
import { cancelUnconfirmedInternship } from '../internships/public.ts'
import { lockOffer } from '../offers/public.ts'
import * as store from './store.ts'
import { toOperatorPaymentView, toRefundFacts } from './views.ts'

const amountMessageKeys: readonly string[] = [
  'payments.refused.amount',
  'payments.refused.wholeOnly',
]

/** Marks a refund as due. The provider is called after the commit. */
export const refundPayment: Handler<typeof paymentEndpoints.refundPayment> = async ({
  actor,
  db,
  params,
  body,
  now,
  services,
}) => {
  const seen = await db.one(store.paymentById, params.payment_id, null)
  // Follows the global lock order: parents of the offer first, then the payment.
  if (seen?.offer_id) await lockOffer(db, seen.offer_id)
  const row = seen && (await db.one(store.paymentForUpdate, params.payment_id, null))
  if (!row) return notFound()
  const verdict = paymentCan.refund(actor, toRefundFacts(row), body.amount)
  if (!verdict.allowed)
    return amountMessageKeys.includes(verdict.messageKey)
      ? refuse('VALIDATION', { fields: { amount: translate(verdict.messageKey) } })
      : toRefusal(verdict)
  await db.run(
    store.scheduleRefund,
    row.payment_id,
    body.amount,
    'PROGRAMME',
    body.note,
    now.toISOString(),
  )
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
  const after = await db.one(store.paymentById, row.payment_id, null)
  return after ? toOperatorPaymentView(after, actor, now) : notFound()
}
