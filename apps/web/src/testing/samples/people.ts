import type { PersonDetails, PersonEvent } from '@fledge/contract/people/schema.ts'

export const sampleWait: PersonDetails['waits'][number] = {
  kind: 'OFFER_ANSWER',
  id: 'offer',
  side: 'intern',
  since: '2026-11-24T09:00:00Z',
  due_at: '2026-12-01T09:00:00Z',
  company_name: 'Brightwater Labs',
  batch_name: null,
}
export const sampleIntern: PersonDetails = {
  id: 'intern',
  type: 'I',
  status: 'ACTIVE',
  name: 'Amara Okafor',
  email: 'amara@example.com',
  phone: '+2348031234567',
  country: 'Nigeria',
  time_zone: 'Africa/Lagos',
  created_at: '2026-10-01T09:00:00Z',
  last_seen_at: '2026-11-25T18:20:00Z',
  erase_at: null,
  operator_role: null,
  company: null,
  waits: [sampleWait],
  applications: [
    {
      application_id: 'application',
      status: 'APPROVED',
      batch_id: 'batch',
      batch_name: 'Spring 2027',
      created_at: '2026-10-01T09:00:00Z',
      submitted_at: '2026-10-05T09:00:00Z',
      decided_at: '2026-10-07T09:00:00Z',
      reviewer: 'Marek Novotný',
    },
  ],
  candidatures: [
    {
      candidature_id: 'candidature',
      stage: 'OFFERED',
      stage_since: '2026-11-24T09:00:00Z',
      company_id: 'company',
      company_name: 'Brightwater Labs',
      plan_name: 'Data intern',
      end_reason: null,
    },
  ],
  payments: [
    {
      payment_id: 'payment',
      status: 'SUCCEEDED',
      amount: 49_900,
      currency: 'EUR',
      created_at: '2026-11-20T09:00:00Z',
      receipt_number: '4711',
    },
  ],
}
export const samplePersonEvents: readonly PersonEvent[] = [
  {
    id: '2',
    at: '2026-11-24T09:00:00Z',
    machine: 'offer',
    move: 'withdraw',
    actor_kind: 'company',
    actor_name: 'Hannah Clarke',
    company_name: 'Brightwater Labs',
    reason: 'NO_BUDGET',
    note: 'The budget was cut.',
  },
  {
    id: '1',
    at: '2026-10-05T09:00:00Z',
    machine: 'application',
    move: 'submit',
    actor_kind: 'intern',
    actor_name: null,
    company_name: null,
    reason: null,
    note: null,
  },
]
