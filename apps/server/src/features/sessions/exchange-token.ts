import type { sessionEndpoints } from '@fledge/contract/sessions/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { hashLinkToken } from '../../platform/session/link-token.ts'
import { markLinkTokenUsed } from './queries/sessions.queries.ts'

/**
 * Exchanges a token from an emailed link, once. The link opens its page, which asks for a code
 * first; opening the link alone changes nothing.
 */
export const exchangeToken: Handler<typeof sessionEndpoints.exchangeToken> = async ({
  db,
  body,
  now,
  services,
}) => {
  const hash = hashLinkToken(services.keyRing, body.token)
  const linkToken = await db.one(markLinkTokenUsed, { token_hash: hash, now: now.toISOString() })
  if (!linkToken) throw new AppError('CODE_EXPIRED', { messageKey: 'sessions.refused.linkExpired' })
  return {
    purpose: linkToken.purpose,
    email: linkToken.email,
    go: linkToken.data.go ?? '/',
    user: null,
  }
}
