import type { CompanyOfferView, InternOffer, OfferReview } from '@fledge/contract/offers/schema.ts'
import type { Payload } from '../../platform/http/client.ts'
import { companyBrief, internBrief } from './briefs.ts'

const supervisor = {
  member_id: 'member',
  name: 'Grace Lin',
  picture_url: null,
  job_title: 'Head of design',
  linkedin: 'https://www.linkedin.com/in/grace-lin',
  time_zone: 'Europe/London',
}

const terms = {
  offer_id: 'offer',
  candidature_id: 'candidature',
  plan_id: 'plan',
  status: 'OFFERED',
  version: 1,
  role: 'Product design intern',
  starts_on: '2027-03-01',
  ends_on: '2027-05-21',
  weeks: 12,
  hours_a_week: 32,
  working: { zone: 'Europe/London', from: '09:00', to: '17:00' },
  place: 'HYBRID',
  city: 'London',
  projects: [{ id: 'project', name: 'Design system' }],
  stipend_amount: 90_000,
  stipend_currency: 'EUR',
  note: 'We enjoyed talking with you about accessibility, and would like you to join us.',
  supervisor,
  second_supervisor: null,
  answer_by: '2026-12-02T17:00:00Z',
  status_since: '2026-11-25T08:00:00Z',
} as const

const hostCompany = { ...companyBrief, city: 'London', country: 'Britain', country_code: 'GB' }

export const sampleVersion: CompanyOfferView['versions'][number] = {
  version: 1,
  at: '2026-11-23T09:00:00Z',
  comments: null,
  changes: [],
  answer: null,
  is_sent: true,
}
/** The versions of an offer that was changed at the programme team's request. */
export const revisedVersions: CompanyOfferView['versions'] = [
  { ...sampleVersion, comments: 'The stipend is below the minimum of the batch.' },
  {
    ...sampleVersion,
    version: 2,
    at: '2026-11-24T09:00:00Z',
    answer: 'We raised it.',
    changes: [
      {
        field: 'stipendAmount',
        from: '50000',
        to: '90000',
        is_marked: true,
        currencies: { from: 'EUR', to: 'EUR' },
      },
      { field: 'city', from: null, to: 'London', is_marked: false, currencies: null },
    ],
  },
]

/** An offer that its intern can answer, as its company sees it. */
export const sampleOffer: CompanyOfferView = {
  ...terms,
  projects: [...terms.projects],
  plan_name: 'Product design',
  intern: internBrief,
  answer_days: 7,
  sent_at: '2026-11-23T09:00:00Z',
  approved_at: '2026-11-25T08:00:00Z',
  created_at: '2026-11-22T09:00:00Z',
  end_reason: null,
  end_note: null,
  comments: null,
  versions: [sampleVersion],
  missing: [],
  may: {
    edit: 'errors.ILLEGAL_TRANSITION',
    send: 'errors.ILLEGAL_TRANSITION',
    recall: true,
    withdraw: true,
  },
}
export const draftOffer: CompanyOfferView = {
  ...sampleOffer,
  status: 'DRAFT',
  sent_at: null,
  approved_at: null,
  answer_by: null,
  versions: [],
  may: { edit: true, send: true, recall: 'errors.ILLEGAL_TRANSITION', withdraw: true },
}
/** The same offer as its intern sees it. */
export const receivedOffer: InternOffer = {
  ...terms,
  projects: [...terms.projects],
  company: hostCompany,
  approved_at: '2026-11-25T08:00:00Z',
  signed_by: { name: 'Grace Lin', job_title: 'Head of design' },
  first_name: 'Amara',
  standing: 'OPEN',
  end_reason: null,
  internship_id: null,
  terms: [],
  follows: {
    weeks: 12,
    overlapping: 0,
    intern_pays: true,
    price: { amount: 120_000, currency: 'USD' },
    payer: null,
    offers_left: 1,
  },
  may: { accept: true, decline: true },
}

/** The same offer while the programme team reviews it. */
export const offerUnderReview: OfferReview = {
  ...terms,
  projects: [...terms.projects],
  status: 'IN_REVIEW',
  answer_by: null,
  company: { ...hostCompany, is_trusted: false },
  plan_name: 'Product design',
  intern: internBrief,
  batch: { name: 'Spring batch', starts_on: '2027-03-01', ends_on: '2027-08-27' },
  answer_days: 7,
  sent_at: '2026-11-23T09:00:00Z',
  comments: null,
  versions: [sampleVersion],
  openings: 2,
  openings_taken: 1,
  hours_wished: { plan: 32, intern: 30 },
  owner: null,
  pending: null,
  may: {
    approve: true,
    requestRevision: true,
    reject: true,
    takeOver: 'waits.refused.unassigned',
  },
}

/** Whom the form of an offer is for, and what it starts with. */
export const offerApplication: Payload<'offers', 'getOfferApplication'> = {
  candidature_id: 'candidature',
  application_id: 'application',
  plan_id: 'plan',
  plan_name: 'Product design',
  intern: internBrief,
  internship_start: '2027-03-01',
  duration_weeks: 12,
  hours_a_week: 30,
  suggested: { starts_on: '2027-03-01', ends_on: '2027-05-21' },
  answer_days: 7,
  plan: {
    hours_a_week: 32,
    place: 'HYBRID',
    city: 'London',
    duration_min: 8,
    duration_max: 16,
    start_month: '2027-03',
    stipend_amount: 90_000,
    stipend_currency: 'EUR',
    project_ids: ['project'],
    supervisor_ids: ['member'],
  },
  projects: [{ id: 'project', name: 'Design system' }],
  people: [
    { member_id: 'member', name: 'Grace Lin', linkedin: supervisor.linkedin },
    { member_id: 'other', name: 'Tomáš Novák', linkedin: null },
  ],
  draft: null,
  may: { draft: true },
}

export const offerBatch: Payload<'offers', 'getOfferBatch'> = {
  batch_id: 'batch',
  name: 'Spring batch',
  programme_start: '2027-03-01',
  programme_end: '2027-08-27',
  placement_deadline: '2027-06-01',
  weeks_min: 8,
  weeks_max: 26,
  hours_min: 20,
  hours_max: 40,
  answer_days_min: 5,
  answer_days_max: 14,
  offers_left: 3,
  openings_left: 1,
  today: '2026-11-25',
}

/** What the company has to fill in about itself before it can send an offer. */
export const missingDetails: Payload<'candidatures', 'getCandidatureCompany'> = {
  legal_name: null,
  registered_address: null,
  signatory_name: null,
  signatory_title: null,
  missing: ['legal_name', 'registered_address', 'signatory_name', 'signatory_title'],
  before: null,
}
export const savedDetails: Payload<'candidatures', 'getCandidatureCompany'> = {
  legal_name: 'Aurora Labs Ltd',
  registered_address: '12 Harbour Road, London',
  signatory_name: 'Grace Lin',
  signatory_title: 'Head of design',
  missing: [],
  before: null,
}

/** The same offer in the intern's lists. */
export const receivedOfferRow: Payload<'offers', 'listReceivedOffers'>[number] = {
  offer_id: 'offer',
  candidature_id: 'candidature',
  status: 'OFFERED',
  role: 'Product design intern',
  starts_on: '2027-03-01',
  ends_on: '2027-05-21',
  hours_a_week: 32,
  answer_by: '2026-12-02T17:00:00Z',
  status_since: '2026-11-25T08:00:00Z',
  company: hostCompany,
}
