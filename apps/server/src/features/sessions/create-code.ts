import type { sessionEndpoints } from '@fledge/contract/sessions/endpoints.ts'
import { isActiveUser } from '@fledge/domain/sessions/next-step.ts'
import type { UserType } from '@fledge/domain/sessions/types.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { getBrowserHash } from '../../platform/session/browser-cookie.ts'
import { emailSignInCode } from './email-sign-in-code.ts'
import { userByEmail } from './queries/sessions.queries.ts'

/**
 * Returns whether an address can get codes: at /operator only an operator's. All others get the
 * same response but no email.
 */
export async function canReceiveCodes(db: Db, email: string, type: UserType): Promise<boolean> {
  const user = await db.one(userByEmail, { email })
  return type !== 'O' || (user?.type === 'O' && isActiveUser(user.status))
}

/** Emails a code that is valid in this browser. */
export const createCode: Handler<typeof sessionEndpoints.createCode> = async (ctx) => {
  const { db, services, body, net } = ctx
  const deliver = await canReceiveCodes(db, body.email, body.type)
  const browser = getBrowserHash(ctx)
  return emailSignInCode(db, services, {
    email: body.email,
    type: body.type,
    net,
    browser,
    shouldDeliver: deliver,
  })
}
