import { paymentBadges } from '@fledge/domain/payments/types.ts'
import { formatMoney } from '@fledge/kernel/money.ts'
import { defineColumns } from '../platform/list-columns.ts'
import type { OperatorPayment } from './schema.ts'

/** Columns of the list of payments. */
export const paymentColumns = defineColumns<OperatorPayment>()({
  intern: { title: 'columns.intern', value: (payment) => payment.intern_name },
  status: { title: 'columns.status', value: ({ status }) => [{ key: paymentBadges[status].text }] },
  amount: { title: 'columns.amount', value: (payment) => formatMoney(payment) },
  // Everyone who paid waits for it.
  confirm_by: {
    title: 'columns.confirmBy',
    isTime: true,
    value: ({ confirm_by: time }) => ({ time }),
  },
  company: { title: 'columns.company', value: (payment) => payment.company_name },
  receipt: { title: 'columns.receipt', value: (payment) => payment.receipt_number },
  created: { title: 'columns.created', isTime: true, value: ({ created_at: time }) => ({ time }) },
  refund: {
    title: 'columns.refund',
    value: ({ refund, proposal, currency }) =>
      refund
        ? formatMoney({ amount: refund.amount, currency })
        : proposal && [
            {
              key: 'payments.refundProposed',
              values: { amount: formatMoney({ amount: proposal.amount, currency }) },
            },
          ],
  },
  failure: {
    title: 'columns.failure',
    value: ({ failure }) => failure && [{ key: `payments.failure.${failure}` }],
  },
  email: {
    title: 'columns.email',
    value: (payment) => payment.intern_email,
    isOptional: true,
  },
  role: { title: 'columns.role', value: ({ role }) => role, isOptional: true },
  batch: { title: 'columns.batch', value: (payment) => payment.batch_name, isOptional: true },
  paid: {
    title: 'columns.paid',
    isTime: true,
    value: ({ settled_at: time }) => ({ time }),
    isOptional: true,
  },
  refund_reason: {
    title: 'columns.refundNote',
    value: ({ refund }) => refund && (refund.note ?? [{ key: `payments.refund.${refund.reason}` }]),
    isOptional: true,
  },
})
