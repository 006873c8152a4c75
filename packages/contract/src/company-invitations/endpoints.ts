import { defineEndpoints } from '../platform/define-endpoints.ts'
import { z } from 'zod'
import { pendingResponse } from '../pending-acts/schema.ts'
import { bulkPreview, bulkResult } from '../platform/bulk.ts'
import { columnChoice, keysetPaging } from '../platform/schema.ts'
import {
  changeInvitationsBody,
  companyInvitation,
  companyInvitationFilters,
  previewInvitationsBody,
} from './invitation-schema.ts'
import { importCompaniesBody, importFileBody, importPreview, importResult } from './schema.ts'

const access = ['operator:manager'] as const

/** Companies that the programme team invites from a CSV file. */
export const companyInvitationEndpoints = defineEndpoints({
  previewCompanyImport: {
    method: 'POST',
    path: 'operator/company-invitations/preview',
    access,
    mutates: false,
    summary:
      'Returns which companies of a CSV file would be invited, and why the others are left out. Nothing is stored.',
    body: importFileBody,
    response: importPreview,
  },
  importCompanies: {
    method: 'POST',
    path: 'operator/company-invitations',
    access,
    summary:
      'Invites the contacts of the companies in a CSV file with a reason, unless their number differs from the one of the preview.',
    body: importCompaniesBody,
    response: importResult,
    errors: ['CONFLICT'],
    invalidates: ['previewCompanyImport', 'listCompanyInvitations', 'listPendingActs'],
  },
  listCompanyInvitations: {
    method: 'GET',
    path: 'operator/company-invitations',
    access,
    summary:
      'Returns the companies that were invited from files, the newest first, with who invited them and what became of it. The search finds companies and addresses.',
    query: z.strictObject({ ...companyInvitationFilters, ...keysetPaging }),
    response: z.array(companyInvitation),
    paginated: true,
    keyset: true,
    fromReplica: true,
  },
  exportCompanyInvitations: {
    method: 'GET',
    path: 'operator/company-invitations/export',
    access,
    rawResponse: true,
    summary:
      'Returns the invited companies as CSV, with the filters of the list and the chosen columns. That it was taken is an event.',
    query: z.strictObject({ ...companyInvitationFilters, ...columnChoice }),
    response: z.unknown(),
  },
  previewChangeCompanyInvitations: {
    method: 'POST',
    path: 'operator/company-invitations/change/preview',
    access,
    mutates: false,
    summary:
      'Returns how many of the selected invitations would be sent again or withdrawn, and how many are left out for which reason.',
    body: previewInvitationsBody,
    response: bulkPreview,
  },
  changeCompanyInvitations: {
    method: 'POST',
    path: 'operator/company-invitations/change',
    access,
    summary:
      'Sends the selected invitations again or withdraws them, with a reason, at most 500 at once, unless their number differs from the one of the preview. It takes effect when it can no longer be undone.',
    body: changeInvitationsBody,
    response: bulkResult.extend({ pending: pendingResponse }),
    errors: ['CONFLICT'],
    invalidates: ['previewCompanyImport', 'listCompanyInvitations', 'listPendingActs'],
  },
})
