import type { BatchView } from '@fledge/contract/batches/schema.ts'
import type { InternPayment } from '@fledge/contract/payments/schema.ts'
import type { SessionUser } from '@fledge/contract/sessions/schema.ts'
import type { Payload } from '../platform/http/client.ts'

// In the future, so that deadlines in stories have not passed.
const year = new Date().getFullYear() + 1

export const sampleIntern: SessionUser = {
  user_id: 'intern-user',
  type: 'I',
  email: 'amara@example.com',
  first_name: 'Amara',
  last_name: 'Okafor',
  picture_url: null,
  time_zone: 'Africa/Lagos',
  is_reg_token: false,
  is_invited: false,
  is_onboarding_completed: true,
  is_intern_onboarding_started: true,
  signup_complete: true,
  may_choose_batch: false,
  intern_id: 'intern',
  application_id: 'application',
  role: null,
  permissions: [],
  company: null,
}

export const sampleMember: SessionUser = {
  ...sampleIntern,
  user_id: 'member-user',
  type: 'C',
  email: 'grace@example.com',
  first_name: 'Grace',
  last_name: 'Lin',
  time_zone: 'Europe/London',
  intern_id: null,
  application_id: null,
  role: 'ADMIN',
  permissions: ['BROWSE_CANDIDATE', 'SHORTLIST_CANDIDATE'],
  company: {
    company_id: 'company',
    name: 'Aurora Labs',
    slug: 'aurora-labs',
    account_status: 'APPROVED',
    logo_url: null,
  },
}

export const sampleBatch: BatchView = {
  batch_id: 'batch',
  code: 'SPRING',
  slug: 'spring',
  name: 'Spring batch',
  partner: null,
  state: 'OPEN',
  closed_page: null,
  enrolment_opens_at: `${year - 1}-09-01T00:00:00Z`,
  enrolment_closes_at: `${year}-02-01T00:00:00Z`,
  programme_start: `${year}-03-02`,
  programme_end: `${year}-08-28`,
  placement_deadline: `${year}-06-01`,
  seats: 120,
  seats_left: 14,
  payer: 'INTERN',
  price: { amount: 120_000, currency: 'USD' },
  refund_days: 14,
  texts: {},
}

export const samplePayment: InternPayment = {
  payment_id: 'payment',
  status: 'SUCCEEDED',
  amount: 120_000,
  currency: 'USD',
  created_at: `${year - 1}-11-20T09:00:00Z`,
  settled_at: `${year - 1}-11-20T09:00:05Z`,
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
  comes_back: { amount: 120_000, until: `${year}-03-16T00:00:00Z`, days: 14 },
  open_until: null,
}

export const sampleCheckout: Payload<'payments', 'getCheckout'> = {
  offer: null,
  batch_name: 'Spring batch',
  payer: 'INTERN',
  price: { amount: 120_000, currency: 'USD' },
  includes: [],
  refund: { days: 14, amount: 120_000, until: `${year}-03-16T00:00:00Z` },
  payments: [samplePayment],
  may: { pay: true },
  provider: null,
}
