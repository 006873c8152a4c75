import type { ProviderEvent } from '@fledge/contract/payments/provider-event-schema.ts'

/** An event whose payment could not be read so far. */
export const failingProviderEvent: ProviderEvent = {
  event_id: 'evt_1024',
  kind: 'SUCCEEDED',
  type: 'payment_intent.succeeded',
  state: 'FAILING',
  received_at: '2026-11-26T08:20:00Z',
  processed_at: null,
  attempt_count: 3,
  last_error: 'ECONNREFUSED',
  payment: { provider_id: 'pi_1024', intern_name: 'Amara Okafor', receipt_number: null },
  may: { reprocess: true },
}
