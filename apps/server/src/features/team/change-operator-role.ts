import type { teamEndpoints } from '@fledge/contract/team/endpoints.ts'
import { paths } from '@fledge/contract/paths.ts'
import { hasOperatorAccess } from '@fledge/domain/sessions/operator-access.ts'
import { teamCan } from '@fledge/domain/team/can.ts'
import { isInTeam } from '@fledge/domain/team/types.ts'
import { operatorEvents } from '@fledge/domain/team/events.ts'
import { AppError, authorize } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { translate } from '../../platform/texts.ts'
import { setOperatorRole } from '../sessions/public.ts'
import { passOnAllWaits } from '../waits/public.ts'
import { getOperatorName } from './team-invitation.ts'
import { lockTeamMember } from './team-member.ts'

/**
 * Changes the role of an operator; the same role again changes nothing. Tasks that the new role does
 * not include go back to the team.
 */
export const changeOperatorRole: Handler<(typeof teamEndpoints)['changeOperatorRole']> = async ({
  actor,
  db,
  params,
  body,
}) => {
  const { row, facts } = await lockTeamMember(db, params.id)
  const { user_id, operator_role: from } = row
  if (from !== body.base) throw new AppError('CONFLICT')
  if (from === body.operator_role) return { user_id }
  authorize(teamCan.changeRole(actor, facts))
  await setOperatorRole(db, user_id, body.operator_role)
  if (!hasOperatorAccess(body.operator_role, 'operator:review'))
    await passOnAllWaits(db, { from: user_id, to: null, reason: body.reason })
  await db.recordEvent(operatorEvents.changeRole, {
    subject: user_id,
    note: body.reason,
    data: { from, to: body.operator_role },
  })
  if (isInTeam(facts.state))
    await db.notify({
      to: { users: [user_id] },
      content: composeMail('team.changeRole', {
        name: await getOperatorName(db, actor.userId),
        role: translate(`operatorRoles.${body.operator_role}`),
      }),
      link: paths.operator.dashboard,
    })
  return { user_id }
}
