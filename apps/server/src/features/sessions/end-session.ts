import type { sessionEndpoints } from '@fledge/contract/sessions/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { endUserSession } from './queries/sessions.queries.ts'

export const endSession: Handler<typeof sessionEndpoints.endSession> = async ({
  actor,
  db,
  params,
  now,
}) =>
  (await db.run(endUserSession, {
    session_id: params.id,
    user_id: actor.userId,
    now: now.toISOString(),
  })) > 0
    ? {}
    : notFound()
