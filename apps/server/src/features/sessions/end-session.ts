import type { sessionEndpoints } from '@fledge/contract/sessions/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { endSessionOfUser } from '../../platform/session/end-sessions.ts'

export const endSession: Handler<typeof sessionEndpoints.endSession> = async ({
  actor,
  db,
  params,
}) => ((await endSessionOfUser(db, actor.userId, params.id)) ? {} : notFound())
