import type { teamEndpoints } from '@fledge/contract/team/endpoints.ts'
import { teamCan } from '@fledge/domain/team/can.ts'
import { authorize } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { removeFromTeam } from './remove-from-team.ts'
import { lockTeamMember } from './team-member.ts'

/** Removes an operator at once, or withdraws an invitation. */
export const removeOperator: Handler<(typeof teamEndpoints)['removeOperator']> = async ({
  actor,
  db,
  params,
  body,
}) => {
  const { row, facts } = await lockTeamMember(db, params.id)
  authorize(teamCan.remove(actor, facts))
  const { user_id } = row
  await removeFromTeam(db, { user_id, state: facts.state, reason: body.reason })
  return { user_id }
}
