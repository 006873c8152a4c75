import { buildPath, paths } from '@fledge/contract/paths.ts'
import { getRefundDeadline, getWithdrawalRefund } from '@fledge/domain/payments/rules.ts'
import { formatMoney } from '@fledge/kernel/money.ts'
import type { LooseEventHandler } from '../../platform/db/database.ts'
import { translate } from '../../platform/texts.ts'
import * as store from './store.ts'
import { formatReceiptNumber } from './views.ts'

const getCheckoutPath = (row: store.PaymentRow) =>
  buildPath(paths.intern.checkout, {}, { payment: row.payment_id })
const getCommonValues = (row: store.PaymentRow) => ({
  amount: formatMoney(row, 'en-US'),
  role: row.role ?? '',
  company: row.company_name ?? '',
  number: formatReceiptNumber(row) ?? '',
})

/**
 * Sends the receipt. A payment that is refunded immediately is reported with its refund instead.
 */
const sendReceipt: LooseEventHandler = async (event, tx) => {
  const row = await tx.one(store.paymentById, event.subject, null)
  if (!row?.settled_at || row.refund_due_at !== null) return
  const until = getRefundDeadline(row.settled_at, row.refund_days)
  await tx.notify({
    to: { users: [row.user_id] },
    link: getCheckoutPath(row),
    ...(row.refund_days > 0
      ? {
          kind: 'payments.succeeded',
          values: { ...getCommonValues(row), until: { time: until.toISOString(), as: 'full' } },
        }
      : { kind: 'payments.settled', values: getCommonValues(row) }),
  })
}

const notifyRefund: LooseEventHandler = async (event, tx) => {
  const row = await tx.one(store.paymentById, event.subject, null)
  if (!row?.refund_reason) return
  const reason = [translate(`payments.refund.${row.refund_reason}`), row.refund_note]
    .filter(Boolean)
    .join(' ')
  await tx.notify({
    to: { users: [row.user_id] },
    kind: 'payments.goesBack',
    values: {
      amount: formatMoney(
        { amount: row.refund_amount ?? row.amount, currency: row.currency },
        'en-US',
      ),
      reason,
    },
    link: getCheckoutPath(row),
  })
}

/** Refunds the fee of a withdrawn internship if the batch's rule says so. */
const refundWithdrawnInternship: LooseEventHandler = async (event, tx) => {
  const offer = event.data?.['offer_id']
  const row =
    typeof offer === 'string' ? await tx.one(store.settledPaymentOfOffer, offer) : undefined
  if (!row?.settled_at) return
  const back = getWithdrawalRefund(
    { amount: row.amount, settledAt: row.settled_at },
    row.refund_days,
    tx.now,
  )
  if (back > 0)
    await tx.run(
      store.scheduleRefund,
      row.payment_id,
      back,
      'WITHDRAWN',
      null,
      tx.now.toISOString(),
    )
}

export const paymentEventHandlers: Readonly<Record<string, LooseEventHandler>> = {
  'payment.succeed': sendReceipt,
  'payment.refund': notifyRefund,
  'internship.cancel': refundWithdrawnInternship,
  'internship.endEarly': refundWithdrawnInternship,
}
