import { teamEndpoints } from '@fledge/contract/team/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { changeOperatorRole } from './change-operator-role.ts'
import { endAbsence } from './end-absence.ts'
import { endOwnAbsence } from './end-own-absence.ts'
import { getOwnAbsence } from './get-own-absence.ts'
import { getReviewTimes } from './get-review-times.ts'
import { inviteOperator } from './invite-operator.ts'
import { teamJobs } from './jobs.ts'
import { exportTeam, listTeam } from './read-team.ts'
import { removeOperator } from './remove-operator.ts'
import { resendInvitation } from './resend-invitation.ts'
import { saveOwnAccount } from './save-own-account.ts'
import { setAbsence } from './set-absence.ts'

/** The programme team: invitations, roles, absences and removal. */
export const teamFeature = defineFeature(
  teamEndpoints,
  {
    listTeam,
    getReviewTimes,
    exportTeam,
    inviteOperator,
    resendInvitation,
    saveOwnAccount,
    changeOperatorRole,
    removeOperator,
    setAbsence,
    endAbsence,
    endOwnAbsence,
    getOwnAbsence,
  },
  { jobs: teamJobs },
)
