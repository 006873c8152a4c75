import { buildPath, paths } from '@fledge/contract/paths.ts'
import { getRefundDeadline, getWithdrawalRefund } from '@fledge/domain/payments/rules.ts'
import { formatMoney } from '@fledge/kernel/money.ts'
import type { EventHandler } from '../../platform/db/database.ts'
import { translate } from '../../platform/texts.ts'
import * as store from './store.ts'
import { receiptNumber } from './views.ts'

const pageOf = (row: store.PaymentRow) =>
  buildPath(paths.intern.checkout, {}, { payment: row.payment_id })
const common = (row: store.PaymentRow) => ({
  amount: formatMoney(row, 'en-US'),
  role: row.role ?? '',
  company: row.company_name ?? '',
  number: receiptNumber(row) ?? '',
})

/**
 * Sends the receipt. A payment that is refunded immediately is reported with its refund instead.
 */
const paid: EventHandler = async (event, tx) => {
  const row = await tx.one(store.paymentById, event.subject, null)
  if (!row?.settled_at || row.refund_due_at !== null) return
  const until = getRefundDeadline(row.settled_at, row.refund_days)
  await tx.notify({
    to: { users: [row.user_id] },
    link: pageOf(row),
    ...(row.refund_days > 0
      ? {
          kind: 'payments.succeeded',
          values: { ...common(row), until: { time: until.toISOString(), as: 'full' } },
        }
      : { kind: 'payments.settled', values: common(row) }),
  })
}

const goesBack: EventHandler = async (event, tx) => {
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
    link: pageOf(row),
  })
}

/** Refunds the fee of a withdrawn internship if the batch's rule says so. */
const withdrawn: EventHandler = async (event, tx) => {
  const offer = event.data?.['offer_id']
  const row = typeof offer === 'string' ? await tx.one(store.paidForOffer, offer) : undefined
  if (!row?.settled_at) return
  const back = getWithdrawalRefund(
    { amount: row.amount, settledAt: row.settled_at },
    row.refund_days,
    tx.now,
  )
  if (back > 0)
    await tx.run(store.oweRefund, row.payment_id, back, 'WITHDRAWN', null, tx.now.toISOString())
}

export const paymentReactions: Readonly<Record<string, EventHandler>> = {
  'payment.succeed': paid,
  'payment.refund': goesBack,
  'internship.cancel': withdrawn,
  'internship.endEarly': withdrawn,
}
