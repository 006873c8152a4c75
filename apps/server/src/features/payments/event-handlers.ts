import { buildPath, paths } from '@fledge/contract/paths.ts'
import { internshipEvents } from '@fledge/domain/internships/events.ts'
import { paymentEvents } from '@fledge/domain/payments/events.ts'
import {
  formatReceiptNumber,
  getRefundDeadline,
  getWithdrawalRefund,
} from '@fledge/domain/payments/rules.ts'
import { formatMoney } from '@fledge/kernel/money.ts'
import type { EventHandler, EventSubscription } from '../../platform/db/database.ts'
import { on, onEach } from '../../platform/db/events.ts'
import { composeMail, type MailContent } from '../../platform/mail/compose-mail.ts'
import { translate } from '../../platform/texts.ts'
import * as store from './queries/payments.queries.ts'

const getCheckoutPath = (row: store.PaymentRow) =>
  buildPath(paths.intern.checkout, {}, { payment: row.payment_id })

function composeReceiptMail(row: store.PaymentRow, settledAt: string): MailContent {
  const values = {
    amount: formatMoney(row),
    role: row.role ?? '',
    company: row.company_name ?? '',
    number: row.receipt_number ? formatReceiptNumber(row.receipt_number) : '',
  }
  if (row.refund_days === 0) return composeMail('payments.settled', values)
  const until = getRefundDeadline(settledAt, row.refund_days)
  return composeMail('payments.succeeded', {
    ...values,
    until: { time: until.toISOString(), as: 'full' },
  })
}

/**
 * Sends the receipt. A payment that is refunded immediately is reported with its refund instead.
 */
const sendReceipt: EventHandler = async (event, tx) => {
  const row = await tx.one(store.paymentById, { payment_id: event.subject, intern_id: null })
  if (!row?.settled_at || row.refund_due_at !== null) return
  await tx.notify({
    to: { users: [row.user_id] },
    content: composeReceiptMail(row, row.settled_at),
    link: getCheckoutPath(row),
  })
}

const notifyRefund: EventHandler = async (event, tx) => {
  const row = await tx.one(store.paymentById, { payment_id: event.subject, intern_id: null })
  if (!row?.refund_reason) return
  const reason = [translate(`payments.refund.${row.refund_reason}`), row.refund_note]
    .filter(Boolean)
    .join(' ')
  const amount = formatMoney({ amount: row.refund_amount ?? row.amount, currency: row.currency })
  await tx.notify({
    to: { users: [row.user_id] },
    content: composeMail('payments.goesBack', { amount, reason }),
    link: getCheckoutPath(row),
  })
}

/** Refunds the fee of a withdrawn internship if the batch's rule says so. */
const refundWithdrawnInternship: EventHandler<{ readonly offer_id: string }> = async (
  event,
  tx,
) => {
  const row = await tx.one(store.settledPaymentOfOffer, { offer_id: event.data.offer_id })
  if (!row?.settled_at) return
  const amount = getWithdrawalRefund(
    { amount: row.amount, settledAt: row.settled_at },
    row.refund_days,
    tx.now,
  )
  if (amount > 0)
    await tx.run(store.scheduleRefund, {
      payment_id: row.payment_id,
      refund_amount: amount,
      refund_reason: 'WITHDRAWN',
      refund_note: null,
      now: tx.now.toISOString(),
    })
}

export const paymentEventHandlers: readonly EventSubscription[] = [
  on(paymentEvents.succeed, sendReceipt),
  on(paymentEvents.refund, notifyRefund),
  ...onEach([internshipEvents.cancel, internshipEvents.endEarly], refundWithdrawnInternship),
]
