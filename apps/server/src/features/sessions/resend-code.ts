import type { sessionEndpoints } from '@fledge/contract/sessions/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { getBrowserHash } from '../../platform/session/browser-cookie.ts'
import { canReceiveCodes } from './create-code.ts'
import { emailSignInCode } from './email-sign-in-code.ts'
import { selectCode } from './queries/sessions.queries.ts'

/** Emails another code to the address for which this browser's handle was created. */
export const resendCode: Handler<typeof sessionEndpoints.resendCode> = async (ctx) => {
  const { db, services, query, net } = ctx
  const row = await db.one(selectCode, { handle: query.otp_hash })
  if (!row || row.used_at) throw new AppError('CODE_EXPIRED')
  const browser = getBrowserHash(ctx)
  if (row.browser_hash !== browser)
    throw new AppError('CODE_EXPIRED', { messageKey: 'sessions.refused.otherBrowser' })
  const deliver = await canReceiveCodes(db, row.email, row.type)
  const link =
    row.link_provider && row.link_subject
      ? { provider: row.link_provider, subject: row.link_subject }
      : undefined
  return emailSignInCode(db, services, {
    email: row.email,
    type: row.type,
    net,
    browser,
    shouldDeliver: deliver,
    link,
  })
}
