import { differenceBadges } from '@fledge/domain/payments/payment-differences.ts'
import { paymentBadges } from '@fledge/domain/payments/types.ts'
import { formatMoney } from '@fledge/kernel/money.ts'
import { defineColumns } from '../platform/list-columns.ts'
import type { PaymentDifference } from './difference-schema.ts'

interface Side {
  readonly amount: number
  readonly currency: string
  readonly refunded_amount: number
}

const formatSide = (side: Side, status: string) => [
  {
    key: side.refunded_amount > 0 ? 'payments.differenceRefunded' : 'payments.differenceSide',
    values: {
      amount: formatMoney(side),
      refunded: formatMoney({ amount: side.refunded_amount, currency: side.currency }),
    },
  },
  { key: status },
]
const missing = [{ key: 'payments.differenceMissing' }]

/** Columns of the list of differences from the card provider. */
export const differenceColumns = defineColumns<PaymentDifference>()({
  day: { title: 'columns.day', value: ({ paid_on: day }) => ({ day }) },
  payment: {
    title: 'columns.payment',
    value: ({ here, provider_id }) => here?.intern_name ?? provider_id,
  },
  kind: {
    title: 'columns.difference',
    value: ({ kind }) => [{ key: `payments.difference.${kind}` }],
  },
  here: {
    title: 'columns.here',
    value: ({ here }) => (here ? formatSide(here, paymentBadges[here.status].text) : missing),
  },
  there: {
    title: 'columns.atProvider',
    value: ({ there }) =>
      there ? formatSide(there, `payments.providerStatus.${there.status}`) : missing,
  },
  state: { title: 'columns.status', value: ({ state }) => [{ key: differenceBadges[state].text }] },
  note: {
    title: 'columns.note',
    value: ({ note, resolved_at: resolvedAt, resolver }) =>
      note ??
      (resolvedAt !== null && resolver === null ? [{ key: 'payments.differenceGone' }] : null),
  },
  found: {
    title: 'columns.found',
    isTime: true,
    value: ({ found_at: time }) => ({ time }),
    isOptional: true,
  },
  resolved: {
    title: 'columns.resolved',
    isTime: true,
    value: ({ resolved_at: time }) => ({ time }),
    isOptional: true,
  },
  resolver: { title: 'columns.resolvedBy', value: ({ resolver }) => resolver, isOptional: true },
  payment_reference: {
    title: 'columns.paymentReference',
    value: ({ provider_id: id }) => id,
    isOptional: true,
  },
})
