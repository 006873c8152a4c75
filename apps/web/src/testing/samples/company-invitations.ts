import type { CompanyInvitation } from '@fledge/contract/company-invitations/invitation-schema.ts'
import type { ImportPreview } from '@fledge/contract/company-invitations/schema.ts'
import { companyInvitationStates } from '@fledge/domain/company-invitations/types.ts'
import { longWord } from '@fledge/ui/testing/samples.ts'

const row = {
  row: 1,
  name: 'Aurora Labs',
  website: 'https://aurora.example',
  first_name: 'Grace',
  last_name: 'Lin',
  email: 'grace@aurora.example',
  refusal: null,
  invited_at: null,
}

/** The text of a file with three companies. */
export const sampleImportFile = [
  'company,website,first name,last name,email',
  'Aurora Labs,aurora.example,Grace,Lin,grace@aurora.example',
  'Harbour Works,,Ben,Okoro,ben@harbour.example',
  'Silva Boats,,Ana,Silva,ana.boats@gmail.com',
].join('\n')

/** What happens with each row of a file. */
export const sampleImportPreview: ImportPreview = {
  count: 2,
  rows: [
    row,
    {
      ...row,
      row: 2,
      name: 'Harbour Works',
      website: '',
      first_name: 'Ben',
      last_name: 'Okoro',
      email: 'ben@harbour.example',
      refusal: 'companyInvitations.refused.invited',
      invited_at: '2026-11-20T10:00:00Z',
    },
    {
      ...row,
      row: 3,
      name: 'Silva Boats',
      first_name: 'Ana',
      last_name: 'Silva',
      email: 'ana.boats@gmail.com',
      refusal: 'companyInvitations.refused.freeAddress',
    },
    { ...row, row: 4, name: longWord, last_name: longWord, email: `${longWord}@aurora.example` },
  ],
}

/** A file of which no row can be invited. */
export const emptyImportPreview: ImportPreview = {
  count: 0,
  rows: sampleImportPreview.rows.filter(({ refusal }) => refusal !== null),
}

/** An invitation in each state. */
export const sampleInvitations: CompanyInvitation[] = companyInvitationStates.map((state) => {
  const isOver = state === 'REGISTERED' || state === 'WITHDRAWN'
  return {
    invitation_id: state,
    name: state === 'EXPIRED' ? longWord : 'Aurora Labs',
    website: 'https://aurora.example',
    first_name: 'Grace',
    last_name: 'Lin',
    email: 'grace@aurora.example',
    state,
    invited_by_name: 'Ada Byron',
    invited_at: '2026-11-20T10:00:00Z',
    sent_at: '2026-11-20T10:00:00Z',
    company_id: state === 'REGISTERED' ? 'company' : null,
    registered_at: state === 'REGISTERED' ? '2026-11-21T10:00:00Z' : null,
    withdrawn_at: state === 'WITHDRAWN' ? '2026-11-22T10:00:00Z' : null,
    withdraw_reason: state === 'WITHDRAWN' ? 'They closed their office.' : null,
    may: isOver
      ? {
          resend: 'companyInvitations.refused.known',
          withdraw: 'companyInvitations.refused.known',
        }
      : { resend: true, withdraw: true },
  }
})
