import type { CaseDetails } from '@fledge/contract/internships/case-schema.ts'

const at = '2026-11-24T09:00:00Z'

/** A concern that a colleague takes care of. */
export const sampleCase: CaseDetails = {
  action_id: 'concern',
  status: 'RAISED',
  raised_by: 'intern',
  raiser: 'Amara Okafor',
  note: 'My supervisor is away next week and I don’t know whom to ask.',
  created_at: at,
  due_at: '2026-11-27T09:00:00Z',
  decided_at: null,
  decision_reason: null,
  owner: { user_id: 'marek', name: 'Marek Novotný' },
  internship: {
    internship_id: 'internship',
    status: 'ONGOING',
    starts_on: '2026-10-05',
    ends_on: '2026-12-18',
    plan_name: 'Product design',
    company_id: 'company',
    company_name: 'Brightwater Labs',
    user_id: 'intern',
    intern_name: 'Amara Okafor',
    supervisor: 'Jonas Weber',
    second_supervisor: null,
  },
  colleagues: [{ member_id: 'lena', name: 'Lena Sommer' }],
  messages: [
    {
      message_id: '1',
      side: 'operator',
      author: 'Marek Novotný',
      message: 'Who answers your questions today?',
      created_at: at,
    },
    {
      message_id: '2',
      side: 'intern',
      author: 'Amara Okafor',
      message: 'No one has since Monday.',
      created_at: at,
    },
  ],
  notes: [{ note_id: '1', author: 'Ines Duarte', note: 'Called the company.', created_at: at }],
  may: { note: true, write: true, change_due_date: true, decide: true, rescue: true },
}

/** The same, decided. */
export const decidedCase: CaseDetails = {
  ...sampleCase,
  status: 'ACCEPTED',
  due_at: null,
  decided_at: at,
  decision_reason: 'Lena supervises you, too.',
  owner: null,
  messages: [],
  notes: [],
  may: {
    note: true,
    write: 'internships.refused.caseClosed',
    change_due_date: 'internships.refused.caseClosed',
    decide: 'errors.ILLEGAL_TRANSITION',
    rescue: true,
  },
}
