import { companyInvitationEndpoints } from '@fledge/contract/company-invitations/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { importCompanies } from './import-companies.ts'
import { changeCompanyInvitations } from './change-company-invitations.ts'
import { companyInvitationJobs } from './jobs.ts'
import { previewChangeCompanyInvitations } from './preview-change-company-invitations.ts'
import { previewCompanyImport } from './preview-company-import.ts'
import { exportCompanyInvitations, listCompanyInvitations } from './read-company-invitations.ts'

/** Companies that the programme team invites from a CSV file. */
export const companyInvitationsFeature = defineFeature(
  companyInvitationEndpoints,
  {
    previewCompanyImport,
    importCompanies,
    listCompanyInvitations,
    exportCompanyInvitations,
    previewChangeCompanyInvitations,
    changeCompanyInvitations,
  },
  { jobs: companyInvitationJobs },
)
