import type { sessionEndpoints } from '@fledge/contract/sessions/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toPagedResult } from '../../platform/http/response.ts'
import { toRegisteringUser, getSessionUser } from './views.ts'
import { sessionsOfUser } from './queries/sessions.queries.ts'

export const checkToken: Handler<typeof sessionEndpoints.checkToken> = async ({
  actor,
  db,
  services,
}) =>
  actor.kind === 'registration'
    ? toRegisteringUser(actor)
    : getSessionUser(db, actor.userId, services.env.production)

export const listSessions: Handler<typeof sessionEndpoints.listSessions> = async ({
  actor,
  db,
  session,
}) => {
  const rows = await db.many(sessionsOfUser, { user_id: actor.userId })
  return toPagedResult(
    rows.map((row) => ({ ...row, current: row.session_id === session.id })),
    rows.length,
  )
}
