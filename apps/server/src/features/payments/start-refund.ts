import { paymentDecisionEvents } from '@fledge/domain/payments/events.ts'
import type { Tx } from '../../platform/db/database.ts'
import { cancelUnconfirmedInternship } from '../internships/public.ts'
import { lockOffer } from '../offers/public.ts'
import * as store from './queries/payments.queries.ts'

/** Locks a payment in the global lock order: parents of the offer first. */
export async function lockPaymentForRefund(
  tx: Tx,
  payment_id: string,
): Promise<store.PaymentRow | undefined> {
  const payment = await tx.one(store.paymentById, { payment_id, intern_id: null })
  if (payment?.offer_id) await lockOffer(tx, payment.offer_id)
  return payment && tx.one(store.paymentForUpdate, { payment_id, intern_id: null })
}

/** Marks a refund as due. The provider is called after the commit. */
export async function startRefund(
  tx: Tx,
  row: store.PaymentRow,
  { amount, note }: { readonly amount: number; readonly note: string },
): Promise<void> {
  await tx.run(store.scheduleRefund, {
    payment_id: row.payment_id,
    refund_amount: amount,
    refund_reason: 'PROGRAMME',
    refund_note: note,
    now: tx.now.toISOString(),
  })
  await tx.recordEvent(paymentDecisionEvents.decideRefund, {
    subject: row.payment_id,
    intern: row.intern_id,
    note,
    data: { amount, currency: row.currency },
  })
  // An unconfirmed place ends with the refund of its fee.
  if (row.confirm_by !== null && row.offer_id)
    await cancelUnconfirmedInternship(tx, row.offer_id, 'FEE_RETURNED')
}
