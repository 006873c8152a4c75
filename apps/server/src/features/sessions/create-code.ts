import type { sessionEndpoints } from '@fledge/contract/sessions/endpoints.ts'
import { isActiveUser } from '@fledge/domain/sessions/next-step.ts'
import { isInvitationOpen } from '@fledge/domain/team/types.ts'
import type { UserType } from '@fledge/domain/sessions/types.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { getBrowserHash } from '../../platform/session/browser-cookie.ts'
import { emailSignInCode } from './email-sign-in-code.ts'
import { userByEmail } from './queries/sessions.queries.ts'

/**
 * Returns whether an address can get codes: at /operator only that of an operator, or of someone
 * who is invited. All others get the same response but no email.
 */
export async function canReceiveCodes(db: Db, email: string, type: UserType): Promise<boolean> {
  const user = await db.one(userByEmail, { email })
  if (type !== 'O') return true
  return (
    user?.type === 'O' &&
    (isActiveUser(user.status) || isInvitationOpen(user.invited_until, db.now))
  )
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
