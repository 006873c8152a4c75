import { providerEventBadges } from '@fledge/domain/payments/provider-events.ts'
import { defineColumns } from '../platform/list-columns.ts'
import type { ProviderEvent } from './provider-event-schema.ts'

/** Columns of the list of events of the card provider. */
export const providerEventColumns = defineColumns<ProviderEvent>()({
  received: {
    title: 'columns.received',
    isTime: true,
    value: ({ received_at: time }) => ({ time }),
  },
  kind: {
    title: 'columns.event',
    value: ({ kind, type }) => [{ key: `payments.eventKind.${kind}`, values: { type } }],
  },
  status: {
    title: 'columns.status',
    value: ({ state }) => [{ key: providerEventBadges[state].text }],
  },
  attempts: { title: 'columns.failedAttempts', value: (event) => event.attempt_count },
  failure: {
    title: 'columns.failure',
    value: ({ last_error: cause }) =>
      cause === null ? null : [{ key: 'payments.eventFailure', values: { cause } }],
  },
  payment: { title: 'columns.payment', value: ({ payment }) => payment && payment.intern_name },
  reference: { title: 'columns.reference', value: (event) => event.event_id },
  processed: {
    title: 'columns.processed',
    isTime: true,
    value: ({ processed_at: time }) => ({ time }),
    isOptional: true,
  },
  type: { title: 'columns.type', value: ({ type }) => type, isOptional: true },
  receipt: {
    title: 'columns.receipt',
    value: ({ payment }) => payment && payment.receipt_number,
    isOptional: true,
  },
  payment_reference: {
    title: 'columns.paymentReference',
    value: ({ payment }) => payment && payment.provider_id,
    isOptional: true,
  },
})
