import type { teamEndpoints } from '@fledge/contract/team/endpoints.ts'
import { teamCan } from '@fledge/domain/team/can.ts'
import { operatorEvents } from '@fledge/domain/team/events.ts'
import { authorize } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { extendTeamInvitation } from '../sessions/public.ts'
import { getInvitationDates, sendTeamInvitation } from './team-invitation.ts'
import { lockTeamMember } from './team-member.ts'

/** Sends an invitation again, which can be accepted for another seven days. */
export const resendInvitation: Handler<(typeof teamEndpoints)['resendInvitation']> = async ({
  actor,
  db,
  params,
  now,
}) => {
  const { row, facts } = await lockTeamMember(db, params.id)
  authorize(teamCan.inviteAgain(actor, facts))
  const dates = getInvitationDates(now)
  await extendTeamInvitation(db, row.user_id, dates)
  await db.recordEvent(operatorEvents.inviteAgain, { subject: row.user_id })
  await sendTeamInvitation(db, actor, {
    email: row.email,
    operator_role: row.operator_role,
    invited_until: dates.invited_until,
  })
  return { user_id: row.user_id }
}
