import type { sessionEndpoints } from '@fledge/contract/sessions/endpoints.ts'
import { minuteMs } from '@fledge/kernel/dates.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toPagedResult, notFound } from '../../platform/http/refusal.ts'
import { endUserSession, markUserSeen, sessionsOfUser } from './store.ts'
import { toRegisteringUser, getSessionUser } from './views.ts'

export const checkToken: Handler<typeof sessionEndpoints.checkToken> = async ({ actor, db }) =>
  actor.kind === 'registration' ? toRegisteringUser(actor) : getSessionUser(db, actor.userId)

export const logout: Handler<typeof sessionEndpoints.logout> = async ({ session }) => {
  await session.end()
  return {}
}

/** Updates at most once per 60 seconds (seed 000 §9). */
export const markSeen: Handler<typeof sessionEndpoints.markSeen> = async ({ actor, db, now }) => {
  await db.run(
    markUserSeen,
    actor.userId,
    now.toISOString(),
    new Date(now.getTime() - minuteMs).toISOString(),
  )
  return {}
}

export const listSessions: Handler<typeof sessionEndpoints.listSessions> = async ({
  actor,
  db,
  session,
}) => {
  const rows = await db.many(sessionsOfUser, actor.userId)
  return toPagedResult(
    rows.map((row) => ({ ...row, current: row.session_id === session.id })),
    rows.length,
  )
}

export const endSession: Handler<typeof sessionEndpoints.endSession> = async ({
  actor,
  db,
  params,
  now,
}) =>
  (await db.run(endUserSession, params.id, actor.userId, now.toISOString())) > 0 ? {} : notFound()
