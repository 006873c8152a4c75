import type { PaymentDifference } from '@fledge/contract/payments/difference-schema.ts'
import type {
  BatchPaymentTotals,
  InternPayment,
  OperatorPayment,
} from '@fledge/contract/payments/schema.ts'
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

/** The offer whose place is paid for. */
export const checkoutOffer: NonNullable<Payload<'payments', 'getCheckout'>['offer']> = {
  offer_id: 'offer',
  role: 'Product design',
  company_name: 'Aurora Labs',
  starts_on: '2027-03-02',
  ends_on: '2027-08-28',
  answer_by: '2027-01-10T12:00:00Z',
}
/** A payment for which the intern has to confirm at the bank. */
export const waitingPayment: InternPayment = {
  ...samplePayment,
  status: 'REQUIRES_ACTION',
  settled_at: null,
  card: null,
  receipt_number: null,
  internship_id: null,
  comes_back: null,
  open_until: '2026-11-26T09:00:00Z',
}
export const failedPayment: InternPayment = {
  ...waitingPayment,
  status: 'FAILED',
  failure: 'DECLINED',
  open_until: null,
}
export const refundedPayment: InternPayment = {
  ...samplePayment,
  status: 'REFUNDED',
  internship_id: null,
  comes_back: null,
  refund: {
    amount: 120_000,
    reason: 'WITHDRAWN',
    note: null,
    refunded_at: '2026-11-22T09:00:00Z',
  },
}

/** A refund that waits for a second person. */
export const sampleProposal: NonNullable<OperatorPayment['proposal']> = {
  proposal_id: 'proposal',
  amount: 120_000,
  note: 'The company closed before the start.',
  proposer: 'Ines Duarte',
  proposed_at: '2026-11-25T09:00:00Z',
}

/** A payment as the programme team sees it. */
export const operatorPayment: OperatorPayment = {
  ...samplePayment,
  company_id: 'company',
  intern_name: 'Amara Okafor',
  intern_email: 'amara@example.com',
  provider_id: 'pi_1024',
  comes_back: 120_000,
  proposal: null,
  may: { refund: true, decide: 'payments.refused.refundDecided' },
}

export const samplePaymentTotals: BatchPaymentTotals = {
  batch_id: 'batch',
  batch_name: 'Spring batch',
  currency: 'USD',
  paid_count: 1240,
  paid_amount: 148_800_000,
  refunded_count: 12,
  refunded_amount: 1_200_050,
  kept_count: 2,
  kept_amount: 40_000,
  open_count: 3,
  open_amount: 360_000,
  overdue_count: 1,
  overdue_amount: 120_000,
  failed_count: 7,
  failed_amount: 840_000,
}

/** A payment that the provider has refunded and we have not. */
export const sampleDifference: PaymentDifference = {
  difference_id: 'difference',
  kind: 'REFUND',
  state: 'OPEN',
  provider_id: 'pi_1024',
  paid_on: '2026-11-20',
  here: {
    amount: 120_000,
    currency: 'USD',
    refunded_amount: 0,
    status: 'SUCCEEDED',
    intern_name: 'Amara Okafor',
  },
  there: { amount: 120_000, currency: 'USD', refunded_amount: 120_000, status: 'succeeded' },
  found_at: '2026-11-25T02:00:00Z',
  resolved_at: null,
  resolver: null,
  note: null,
  may: { resolve: true },
}
