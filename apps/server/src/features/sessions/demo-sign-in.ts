import type { sessionEndpoints } from '@fledge/contract/sessions/endpoints.ts'
import { isActiveUser } from '@fledge/domain/sessions/next-step.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { startUserSession, startRegistrationSession } from './start-session.ts'
import { userByEmail } from './queries/sessions.queries.ts'

export const demoSignIn: Handler<typeof sessionEndpoints.demoSignIn> = async (ctx) => {
  const { db, body, services } = ctx
  if (services.env.production) notFound()
  const user = await db.one(userByEmail, { email: body.email })
  if (!user && body.type)
    return startRegistrationSession(ctx, { email: body.email, type: body.type, utm: {} })
  if (!user || !isActiveUser(user.status)) notFound()
  return startUserSession(ctx, user.user_id)
}
