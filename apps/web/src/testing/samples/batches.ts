import type { BatchView } from '@fledge/contract/batches/schema.ts'

export const sampleBatch: BatchView = {
  batch_id: 'batch',
  code: 'SPRING',
  slug: 'spring',
  name: 'Spring batch',
  partner: null,
  state: 'OPEN',
  closed_page: null,
  enrolment_opens_at: '2026-09-01T00:00:00Z',
  enrolment_closes_at: '2027-02-01T00:00:00Z',
  programme_start: '2027-03-01',
  programme_end: '2027-08-27',
  placement_deadline: '2027-06-01',
  seats: 120,
  seats_left: 14,
  payer: 'INTERN',
  price: { amount: 120_000, currency: 'USD' },
  refund_days: 14,
  texts: {},
}
