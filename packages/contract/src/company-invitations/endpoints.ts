import { defineEndpoints } from '../platform/define-endpoints.ts'
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
    invalidates: ['previewCompanyImport', 'listPendingActs'],
  },
})
