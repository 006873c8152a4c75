import type { sessionEndpoints } from '@fledge/contract/sessions/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toPagedResult } from '../../platform/http/response.ts'
import { toRegisteringUser, getSessionUser } from './views.ts'
import { sessionsOfUser } from './queries/sessions.queries.ts'

export const checkToken: Handler<typeof sessionEndpoints.checkToken> = async ({
  actor,
  db,
  services,
  session,
}) =>
  actor.kind === 'registration'
    ? toRegisteringUser(actor)
    : {
        ...(await getSessionUser(db, actor.userId, services.env.production)),
        view: session.view && { view_id: session.view.id, ends_at: session.view.endsAt },
      }

export const listSessions: Handler<typeof sessionEndpoints.listSessions> = async ({
  actor,
  db,
  session,
  now,
}) => {
  const rows = await db.many(sessionsOfUser, { user_id: actor.userId, now: now.toISOString() })
  return toPagedResult(
    rows.map((row) => ({ ...row, current: row.session_id === session.id })),
    rows.length,
  )
}
