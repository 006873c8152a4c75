import type { teamEndpoints } from '@fledge/contract/team/endpoints.ts'
import { teamCan } from '@fledge/domain/team/can.ts'
import { operatorEvents } from '@fledge/domain/team/events.ts'
import { authorize } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { deleteAbsence } from './queries/team.queries.ts'
import { lockTeamMember } from './team-member.ts'

/** Removes the absence of an operator; tasks that were handed over stay where they are. */
export const endAbsence: Handler<(typeof teamEndpoints)['endAbsence']> = async ({
  actor,
  db,
  params,
}) => {
  const { row, facts } = await lockTeamMember(db, params.id)
  authorize(teamCan.setAbsence(actor, facts))
  const { user_id } = row
  if ((await db.run(deleteAbsence, { user_id })) > 0)
    await db.recordEvent(operatorEvents.endAbsence, { subject: user_id })
  return { user_id }
}
