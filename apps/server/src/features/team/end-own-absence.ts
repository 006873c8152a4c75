import type { teamEndpoints } from '@fledge/contract/team/endpoints.ts'
import { teamCan } from '@fledge/domain/team/can.ts'
import { operatorEvents } from '@fledge/domain/team/events.ts'
import { authorize } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { deleteBegunAbsence } from './queries/team.queries.ts'

/** Ends the absence of someone who is back earlier. */
export const endOwnAbsence: Handler<(typeof teamEndpoints)['endOwnAbsence']> = async ({
  actor,
  db,
}) => {
  authorize(teamCan.endOwnAbsence(actor))
  const { userId: user_id } = actor
  if ((await db.run(deleteBegunAbsence, { user_id, now: db.now.toISOString() })) > 0)
    await db.recordEvent(operatorEvents.endAbsence, { subject: user_id })
  return { user_id }
}
