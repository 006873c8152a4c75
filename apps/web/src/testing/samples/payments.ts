import type { InternPayment } from '@fledge/contract/payments/schema.ts'
import type { Payload } from '../../platform/http/client.ts'

export const samplePayment: InternPayment = {
  payment_id: 'payment',
  status: 'SUCCEEDED',
  amount: 120_000,
  currency: 'USD',
  created_at: '2026-11-20T09:00:00Z',
  settled_at: '2026-11-20T09:00:05Z',
  card: { brand: 'visa', last4: '4242' },
  failure: null,
  receipt_number: 'R-1024',
  refund: null,
  role: 'Product design',
  company_name: 'Aurora Labs',
  batch_name: 'Spring batch',
  confirm_by: null,
  application_id: 'application',
  batch_id: 'batch',
  offer_id: 'offer',
  candidature_id: 'candidature',
  internship_id: 'internship',
  receipt_url: null,
  comes_back: { amount: 120_000, until: '2027-03-15T00:00:00Z', days: 14 },
  open_until: null,
}

export const sampleCheckout: Payload<'payments', 'getCheckout'> = {
  offer: null,
  batch_name: 'Spring batch',
  payer: 'INTERN',
  price: { amount: 120_000, currency: 'USD' },
  includes: [],
  refund: { days: 14, amount: 120_000, until: '2027-03-15T00:00:00Z' },
  payments: [samplePayment],
  may: { pay: true },
  provider: null,
}
