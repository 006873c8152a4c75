import type { teamEndpoints } from '@fledge/contract/team/endpoints.ts'
import { operatorEvents } from '@fledge/domain/team/events.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { updatePerson } from '../sessions/public.ts'

/** Updates name and time zone of the operator who asks. */
export const saveOwnAccount: Handler<(typeof teamEndpoints)['saveOwnAccount']> = async ({
  actor,
  db,
  body,
}) => {
  await updatePerson(db, actor.userId, body)
  await db.recordEvent(operatorEvents.editAccount, { subject: actor.userId })
  return { user_id: actor.userId }
}
