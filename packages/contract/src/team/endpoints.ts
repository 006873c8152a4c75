import { z } from 'zod'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { columnChoice, uuid } from '../platform/schema.ts'
import {
  absenceBody,
  ownAbsence,
  ownAccountBody,
  reviewTimes,
  teamInvitationBody,
  roleChangeBody,
  teamMember,
  teamReason,
} from './schema.ts'

const access = ['operator:manager'] as const
const params = z.strictObject({ id: uuid })
const response = z.object({ user_id: z.string() })
const changes = ['listTeam', 'getOwnAbsence', 'listColleagues', 'listPeople', 'getPerson'] as const

export const teamEndpoints = defineEndpoints({
  listTeam: {
    method: 'GET',
    path: 'operator/team',
    access,
    summary:
      'Returns the members of the programme team: invited, active, absent and removed ones that are not erased yet.',
    response: z.array(teamMember),
  },
  getReviewTimes: {
    method: 'GET',
    path: 'operator/team/review-times',
    access,
    summary:
      'Returns how long reviewers had applications open until their decision, in the last 30 days: median and 90th percentile, without pauses of more than 30 minutes.',
    response: reviewTimes,
    fromReplica: true,
  },
  exportTeam: {
    method: 'GET',
    path: 'operator/team/export',
    access,
    rawResponse: true,
    summary:
      'Returns the programme team as CSV, with the chosen columns. That it was taken is an event.',
    query: z.strictObject(columnChoice),
    response: z.unknown(),
  },
  saveOwnAccount: {
    method: 'PUT',
    path: 'operator/account',
    access: ['operator'],
    summary: 'Updates name and time zone of the own account.',
    body: ownAccountBody,
    response,
    invalidates: [...changes, 'checkToken'],
  },
  inviteOperator: {
    method: 'POST',
    path: 'operator/team/invite',
    access,
    summary:
      'Invites someone to the programme team with a role. The invitation is emailed and can be accepted for 7 days by signing in with a code.',
    needsFreshFactor: true,
    body: teamInvitationBody,
    response,
    errors: ['ALREADY_EXISTS'],
    invalidates: changes,
  },
  resendInvitation: {
    method: 'POST',
    path: 'operator/team/{id}/invite-again',
    access,
    summary: 'Emails an invitation again. It can be accepted for another 7 days.',
    params,
    response,
    errors: ['NOT_FOUND', 'CONFLICT', 'ILLEGAL_TRANSITION'],
    invalidates: changes,
  },
  changeOperatorRole: {
    method: 'POST',
    path: 'operator/team/{id}/role',
    access,
    summary: 'Changes the role of an operator, with a reason. It applies to the next request.',
    needsFreshFactor: true,
    params,
    body: roleChangeBody,
    response,
    errors: ['NOT_FOUND', 'CONFLICT', 'ILLEGAL_TRANSITION'],
    invalidates: changes,
  },
  removeOperator: {
    method: 'POST',
    path: 'operator/team/{id}/remove',
    access,
    summary:
      'Removes an operator at once, or withdraws an invitation: sessions end, tasks go back to the team, and the account is erased after 14 days.',
    needsFreshFactor: true,
    params,
    body: z.strictObject({ reason: teamReason }),
    response,
    errors: ['NOT_FOUND', 'CONFLICT', 'ILLEGAL_TRANSITION'],
    invalidates: [...changes, 'listWaits'],
  },
  setAbsence: {
    method: 'POST',
    path: 'operator/team/{id}/absence',
    access,
    summary:
      'Enters the days on which an operator is absent. On the first one, their open tasks go to a colleague or back to the team.',
    params,
    body: absenceBody,
    response,
    errors: ['NOT_FOUND', 'CONFLICT', 'ILLEGAL_TRANSITION'],
    invalidates: [...changes, 'listWaits'],
  },
  getOwnAbsence: {
    method: 'GET',
    path: 'operator/account/absence',
    access: ['operator:review'],
    summary: 'Returns the own absence if it includes today, else null.',
    response: ownAbsence.nullable(),
  },
  endOwnAbsence: {
    method: 'POST',
    path: 'operator/account/absence/end',
    access: ['operator:review'],
    summary: 'Ends the own absence; tasks that were handed over stay where they are.',
    response,
    invalidates: [...changes, 'listWaits', 'getToday'],
  },
  endAbsence: {
    method: 'POST',
    path: 'operator/team/{id}/absence/end',
    access,
    summary: 'Removes the absence of an operator, who is back or not leaving after all.',
    params,
    response,
    errors: ['NOT_FOUND', 'CONFLICT', 'ILLEGAL_TRANSITION'],
    invalidates: changes,
  },
})
