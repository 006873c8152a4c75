import type { sessionCalls } from '@fledge/contract/sessions/calls.ts'
import { isActive } from '@fledge/domain/sessions/next-step.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { mailCode } from './mail-code.ts'
import { userByEmail } from './store.ts'

/** Mails a six-digit code. An operator's address is the only one that takes codes at /operator; others get the same answer and no mail. */
export const createCode: Handler<typeof sessionCalls.createCode> = async ({
  db,
  services,
  body,
  net,
}) => {
  const user = await db.one(userByEmail, body.email)
  const deliver = body.type !== 'O' || (user?.type === 'O' && isActive(user.status))
  return mailCode(db, services, { email: body.email, type: body.type, net, deliver })
}
