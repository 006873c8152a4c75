import type { BatchView } from '@fledge/contract/batches/schema.ts'
import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Payload } from '../../platform/http/client.ts'

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

export const samplePartner: Payload<'batches', 'listPartners'>[number] = {
  partner_id: 'partner',
  slug: 'lagos-design',
  name: 'Lagos School of Design',
  introduction: 'We teach design in three languages.',
  email_domains: ['lagos-design.example.com'],
  batches: 2,
  may: { changeAddress: true },
}
export const longPartner: typeof samplePartner = {
  ...samplePartner,
  partner_id: 'long-partner',
  slug: longWord.toLowerCase().slice(0, 60),
  name: longText,
  email_domains: [`${longWord}.example.com`, 'example.com'],
}

/** A batch as the programme team edits it. */
export const sampleBatchDetails: Payload<'batches', 'getOperatorBatch'> = {
  ...sampleBatch,
  texts: { introduction: 'Three months with a company.' },
  is_published: true,
  is_running: false,
  seats_taken: 106,
  applications: { writing: 40, waiting: 12, approved: 30, enrolled: 24, left: 3 },
  campaign_ends_at: null,
  placement_deadline_set: null,
  max_offers: 3,
  services: [{ name: 'Mentoring', description: 'An hour with a designer each week.' }],
  created_at: '2026-08-01T09:00:00Z',
  may: {
    edit: true,
    copy: true,
    changeAddress: 'batches.refused.address',
    changeTerms: 'batches.refused.terms',
    publish: 'errors.ILLEGAL_TRANSITION',
    hide: 'batches.refused.peopleIn',
    close: true,
  },
  history: [
    { move: 'publish', by: 'Iris Weber', at: '2026-08-20T09:00:00Z' },
    { move: 'draft', by: 'Iris Weber', at: '2026-08-01T09:00:00Z' },
  ],
}
/** A batch that is not published yet. */
export const draftBatch: typeof sampleBatchDetails = {
  ...sampleBatchDetails,
  state: 'DRAFT',
  is_published: false,
  seats_left: 120,
  seats_taken: 0,
  payer: 'B2B',
  price: null,
  services: [],
  applications: { writing: 0, waiting: 0, approved: 0, enrolled: 0, left: 0 },
  may: {
    edit: true,
    copy: true,
    changeAddress: true,
    changeTerms: true,
    publish: true,
    hide: 'errors.ILLEGAL_TRANSITION',
    close: 'errors.ILLEGAL_TRANSITION',
  },
  history: [{ move: 'draft', by: 'Iris Weber', at: '2026-08-01T09:00:00Z' }],
}
