import type { sessionCalls } from '@fledge/contract/sessions/calls.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { refuse } from '../../platform/http/outcome.ts'
import { mailCode } from './mail-code.ts'
import { codeOf, userByEmail } from './store.ts'

/** Mails another code to the address that a handle was made for. */
export const resendCode: Handler<typeof sessionCalls.resendCode> = async ({
  db,
  services,
  query,
  net,
}) => {
  const row = await db.one(codeOf, query.otp_hash)
  if (!row || row.used_at) return refuse('CODE_EXPIRED')
  const user = await db.one(userByEmail, row.email)
  const deliver = row.type !== 'O' || user?.type === 'O'
  const link =
    row.link_provider && row.link_subject
      ? { provider: row.link_provider, subject: row.link_subject }
      : undefined
  return mailCode(db, services, { email: row.email, type: row.type, net, deliver, link })
}
