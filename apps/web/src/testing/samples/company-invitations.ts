import type { ImportPreview } from '@fledge/contract/company-invitations/schema.ts'
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
