import type { AccountComparison, ComparedAccount } from '@fledge/contract/accounts/merge-schema.ts'
import type { PersonDetails } from '@fledge/contract/people/schema.ts'
import { sampleIntern } from './people.ts'

const remaining: ComparedAccount = {
  id: 'intern',
  name: 'Amara Okafor',
  email: 'amara@example.com',
  status: 'ACTIVE',
  phone: '+49 151 7654321',
  birth_date: '2003-04-05',
  created_at: '2026-10-01T09:00:00Z',
  last_seen_at: '2026-11-25T18:20:00Z',
  application: { status: 'APPROVED', batch_name: 'Spring 2027' },
  has: {
    candidatures: 3,
    interviews: 2,
    offers: 1,
    internships: 1,
    payments: 1,
    certificates: 0,
  },
  open_applications: 1,
  open_candidatures: 2,
  open_offers: 1,
  may: { close: 'accounts.refused.merge.INTERNSHIP' },
}

const closed: ComparedAccount = {
  id: 'other',
  name: 'Amara Okafore',
  email: 'amara.okafor@example.org',
  status: 'ACTIVE',
  phone: '+491517654321',
  birth_date: '2003-04-05',
  created_at: '2026-11-12T09:00:00Z',
  last_seen_at: null,
  application: { status: 'SUBMITTED', batch_name: 'Autumn 2027' },
  has: {
    candidatures: 1,
    interviews: 0,
    offers: 0,
    internships: 0,
    payments: 0,
    certificates: 0,
  },
  open_applications: 1,
  open_candidatures: 1,
  open_offers: 0,
  may: { close: true },
}

/** Two accounts of one intern; only the second one can be closed. */
export const sampleComparison: NonNullable<AccountComparison['comparison']> = {
  version: 'seen',
  accounts: [remaining, closed],
}

export const sampleSuggested: AccountComparison = {
  suggested: [
    {
      id: 'other',
      name: 'Amara Okafore',
      email: 'amara.okafor@example.org',
      signs: ['BIRTH_DATE', 'PHONE'],
      is_same_name: false,
    },
  ],
  comparison: null,
  may: { dismiss: 'accounts.refused.notSuggested' },
}

/** Closed as a duplicate of another account. */
export const sampleMergedPerson: PersonDetails = {
  ...sampleIntern,
  status: 'DEACTIVATED',
  waits: [],
  account: {
    block: {
      at: '2026-11-23T09:00:00Z',
      by: 'Iris Weber',
      reason: 'Both accounts have the same phone number.',
    },
    ban_reason: null,
    merged_into: { id: 'kept', name: 'Amara Okafore', email: 'amara.okafor@example.org' },
    merged_accounts: [],
    appeal: null,
    erasure: null,
    may: {
      deactivate: 'accounts.refused.notActive',
      reactivate: true,
      ban: true,
      decide_appeal: 'accounts.refused.noAppeal',
      export: true,
      view: 'accounts.refused.notActive',
      erase: true,
      keep: 'accounts.refused.notErasing',
      compare: true,
    },
  },
}
