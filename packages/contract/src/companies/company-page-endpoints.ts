import { z } from 'zod'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { keysetPaging } from '../platform/schema.ts'
import { accountManagerBody, companyEvent, companyPage, noteBody } from './company-page-schema.ts'
import { companyNote } from './company-note.ts'
import { companyId } from './operator-schema.ts'

const invalidates = ['getCompanyPage', 'getCompanyForReview', 'listCompanyEvents']

/** The programme team's page of a company. */
export const companyPageEndpoints = defineEndpoints({
  getCompanyPage: {
    method: 'GET',
    path: 'operator/companies/{id}/page',
    access: ['operator:review'],
    summary:
      'Returns what the programme team knows of a company: account, what is awaited, members, the newest rows of each of its lists with their number, ratings and notes. The access is recorded in the audit log.',
    params: companyId,
    response: companyPage,
  },
  listCompanyEvents: {
    method: 'GET',
    path: 'operator/companies/{id}/events',
    access: ['operator:review'],
    summary:
      'Returns what happened to a company and what its members did, over all state machines, newest first.',
    params: companyId,
    query: z.strictObject({ ...keysetPaging }),
    response: z.array(companyEvent),
    paginated: true,
    keyset: true,
    fromReplica: true,
  },
  addCompanyNote: {
    method: 'POST',
    path: 'operator/companies/{id}/notes',
    access: ['operator:review'],
    summary: 'Adds a note about a company that only the programme team sees.',
    params: companyId,
    body: noteBody,
    response: companyNote,
    invalidates,
  },
  assignAccountManager: {
    method: 'POST',
    path: 'operator/companies/{id}/account-manager',
    access: ['operator:review'],
    summary: 'Makes a member of the programme team the account manager of a company, or no one.',
    params: companyId,
    body: accountManagerBody,
    response: accountManagerBody,
    errors: ['CONFLICT'],
    invalidates,
  },
})
