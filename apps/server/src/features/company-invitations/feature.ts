import { companyInvitationEndpoints } from '@fledge/contract/company-invitations/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { importCompanies } from './import-companies.ts'
import { companyInvitationJobs } from './jobs.ts'
import { previewCompanyImport } from './preview-company-import.ts'

/** Companies that the programme team invites from a CSV file. */
export const companyInvitationsFeature = defineFeature(
  companyInvitationEndpoints,
  { previewCompanyImport, importCompanies },
  { jobs: companyInvitationJobs },
)
