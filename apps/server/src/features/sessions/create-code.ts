import type { sessionEndpoints } from '@fledge/contract/sessions/endpoints.ts'
import { isActiveUser } from '@fledge/domain/sessions/next-step.ts'
import type { UserType } from '@fledge/domain/sessions/types.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { getBrowserHash } from '../../platform/session/browser-cookie.ts'
import { mailCode } from './mail-code.ts'
import { userByEmail } from './store.ts'

/**
 * Returns whether an address can get codes: at /operator only an operator's. All others get the
 * same response but no email.
 */
export async function takesCodes(db: Db, email: string, type: UserType): Promise<boolean> {
  const user = await db.one(userByEmail, email)
  return type !== 'O' || (user?.type === 'O' && isActiveUser(user.status))
}

/** Emails a code that is valid in this browser. */
export const createCode: Handler<typeof sessionEndpoints.createCode> = async (ctx) => {
  const { db, services, body, net } = ctx
  const deliver = await takesCodes(db, body.email, body.type)
  const browser = getBrowserHash(ctx)
  return mailCode(db, services, { email: body.email, type: body.type, net, browser, deliver })
}
