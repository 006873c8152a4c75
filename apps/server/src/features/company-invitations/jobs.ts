import type { Job } from '../../platform/http/handler.ts'
import { createActJob } from '../pending-acts/public.ts'
import { resendCompanyInvitation, withdrawCompanyInvitation } from './change-company-invitations.ts'
import { inviteCompany } from './invite-company.ts'

/** Companies are invited once the import can no longer be undone. */
export const companyInvitationJobs: readonly Job[] = [
  createActJob('companyInvitations.send', 'INVITATION', {
    inviteCompany,
    resendCompanyInvitation,
    withdrawCompanyInvitation,
  }),
]
