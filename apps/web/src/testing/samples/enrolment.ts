import type { Payload } from '../../platform/http/client.ts'

type Enrolment = Payload<'enrolment', 'getEnrolment'>

const conduct: Enrolment['agreements'][number] = {
  kind: 'INTERN_CONDUCT',
  version: 3,
  title: 'Conduct policy',
  is_accepted: false,
}

/** An approved application for which nothing that enrolment requires is done yet. */
export const sampleEnrolment: Enrolment = {
  application_id: 'application',
  status: 'APPROVED',
  payer: 'INTERN',
  price: { amount: 120_000, currency: 'USD' },
  refund_days: 14,
  has_accepted_offer: false,
  is_paid: false,
  enrolled_at: null,
  confirm: null,
  agreements: [conduct],
  may: { enrol: 'applications.refused.noOffer' },
}
/** A paid place whose enrolment can be confirmed. */
export const confirmableEnrolment: Enrolment & {
  readonly confirm: NonNullable<Enrolment['confirm']>
} = {
  ...sampleEnrolment,
  has_accepted_offer: true,
  is_paid: true,
  confirm: {
    offer_id: 'offer',
    role: 'Product design intern',
    company_name: 'Aurora Labs',
    starts_on: '2027-03-01',
    by: '2026-12-02T10:00:00Z',
    ends_at: '2027-03-01T00:00:00Z',
  },
  agreements: [{ ...conduct, is_accepted: true }],
  may: { enrol: true },
}

export const samplePolicy: Payload<'lookups', 'listAgreements'>[number] = {
  kind: 'INTERN_CONDUCT',
  version: 3,
  title: 'Conduct policy',
  body: '# Conduct\n\nTreat everyone with respect.\n\n- Reply in time.',
  published_at: '2026-11-01T00:00:00Z',
}

export const sampleDocument: Payload<'enrolment', 'listIdentityDocuments'>[number] = {
  document_id: 'document',
  kind: 'PASSPORT',
  file_id: 'file',
  url: '/backend/files/file',
  name: 'passport.pdf',
  created_at: '2026-11-24T09:00:00Z',
}
