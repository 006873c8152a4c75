import type { Payload } from '../../platform/http/client.ts'
import { sampleBatch } from './batches.ts'
import type { PersonDetails, PersonEvent } from '@fledge/contract/people/schema.ts'

export const sampleWait: PersonDetails['waits'][number] = {
  kind: 'OFFER_ANSWER',
  id: 'offer',
  side: 'intern',
  since: '2026-11-24T09:00:00Z',
  due_at: '2026-12-01T09:00:00Z',
  company_id: 'company',
  company_name: 'Brightwater Labs',
  is_concern: false,
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
  has_second_factor: false,
  account: {
    block: null,
    ban_reason: null,
    appeal: null,
    erasure: null,
    may: {
      deactivate: true,
      reactivate: 'accounts.refused.notBlocked',
      ban: true,
      export: true,
      erase: true,
      keep: 'accounts.refused.notErasing',
      view: true,
      decide_appeal: 'accounts.refused.noAppeal',
    },
  },
  company: null,
  waits: [sampleWait],
  notes: [
    {
      note_id: 'own',
      author: 'Iris Weber',
      note: 'Asked by phone for an interview in the morning, because of exams.',
      created_at: '2026-11-24T09:00:00Z',
      may: { remove: true },
    },
    {
      note_id: 'former',
      author: '',
      note: 'Met at the career fair.',
      created_at: '2026-10-06T09:00:00Z',
      may: { remove: 'people.refused.noteOfColleague' },
    },
  ],
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
      may: { withdraw: true, moveToBatch: true, correctLocked: true },
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
  interviews: [
    {
      interview_id: 'interview',
      status: 'CONFIRMED',
      starts_at: '2026-11-26T14:00:00Z',
      status_since: '2026-11-22T09:00:00Z',
      company_id: 'company',
      company_name: 'Brightwater Labs',
      plan_name: 'Data intern',
      end_reason: null,
    },
    {
      interview_id: 'declined',
      status: 'CANCELLED_BY_HC',
      starts_at: null,
      status_since: '2026-11-18T09:00:00Z',
      company_id: 'other',
      company_name: 'Quiet Lamp',
      plan_name: 'Support intern',
      end_reason: 'FILLED',
    },
  ],
  offers: [
    {
      offer_id: 'offer',
      status: 'OFFERED',
      status_since: '2026-11-24T09:00:00Z',
      company_name: 'Brightwater Labs',
      role: 'Data intern',
    },
  ],
  internships: [
    {
      internship_id: 'internship',
      status: 'COMPLETE',
      starts_on: '2026-06-01',
      ends_on: '2026-08-28',
      company_id: 'company',
      company_name: 'Brightwater Labs',
      role: 'Data intern',
      weeks: 13,
      intern_weeks: 12,
      company_weeks: 13,
    },
  ],
  mails: [
    {
      id: '2',
      state: 'DELIVERED',
      subject: 'Brightwater Labs made you an offer',
      created_at: '2026-11-24T09:00:00Z',
      may: { resend: true },
    },
    {
      id: '1',
      state: 'GIVEN_UP',
      subject: '… made you an offer',
      created_at: '2026-10-01T09:00:00Z',
      may: { resend: 'outbox.refused.unreadable' },
    },
  ],
  sessions: [
    {
      session_id: 'session',
      device: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0',
      last_used_at: '2026-11-25T18:20:00Z',
    },
  ],
  agreements: [{ kind: 'TERMS', version: 2, title: 'Terms of use', at: '2026-10-01T09:00:00Z' }],
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

export const sampleBatchMove: Payload<'reviews', 'getBatchMove'> = {
  application_id: 'application',
  internship_start: '2027-03-15',
  batch: sampleBatch,
  candidatures: 2,
  interviews: 1,
  may: { move: true },
  targets: [
    {
      ...sampleBatch,
      batch_id: 'autumn',
      name: 'Autumn 2027',
      programme_start: '2027-09-01',
      programme_end: '2028-02-25',
      placement_deadline: '2027-12-01',
      may: { join: true },
    },
    {
      ...sampleBatch,
      batch_id: 'full',
      name: 'Summer 2027',
      seats_left: 0,
      may: { join: 'errors.NO_SEAT_LEFT' },
    },
  ],
}

/** Has appealed against a ban. */
export const sampleBannedPerson: PersonDetails = {
  ...sampleIntern,
  status: 'DEACTIVATED',
  account: {
    block: {
      at: '2026-11-23T09:00:00Z',
      by: 'Iris Weber',
      reason: 'You asked two interns for money.',
    },
    ban_reason: 'FRAUD',
    appeal: {
      text: 'Someone else used my account that week. I can show when I was travelling.',
      at: '2026-11-24T09:00:00Z',
      due_at: '2026-12-01T09:00:00Z',
      decided_at: null,
    },
    erasure: null,
    may: {
      export: true,
      view: true,
      erase: 'accounts.refused.appealFirst',
      keep: 'accounts.refused.notErasing',
      deactivate: 'accounts.refused.notActive',
      reactivate: 'accounts.refused.appealOpen',
      ban: 'accounts.refused.banned',
      decide_appeal: true,
    },
  },
}

/** Someone whose company removed them, and who asked by letter to be erased. */
export const samplePersonToErase: PersonDetails = {
  ...sampleIntern,
  type: 'C',
  status: 'DEACTIVATED',
  erase_at: '2026-12-08T09:00:00Z',
  account: {
    block: null,
    ban_reason: null,
    appeal: null,
    erasure: { by: 'Iris Weber', reason: 'You wrote to us on 18 November', is_final: true },
    may: {
      deactivate: 'accounts.refused.notActive',
      reactivate: 'accounts.refused.notBlocked',
      ban: 'accounts.refused.erasing',
      decide_appeal: 'accounts.refused.noAppeal',
      export: true,
      view: true,
      erase: 'accounts.refused.erasing',
      keep: true,
    },
  },
}
