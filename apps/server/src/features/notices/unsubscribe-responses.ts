import { canTurnOffMail } from '@fledge/domain/notices/types.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { readUnsubscribeToken } from '../../platform/mail/unsubscribe-link.ts'
import type { KeyRing } from '../../platform/keys/key-ring.ts'
import { RawResponse } from '../../platform/http/response.ts'

/**
 * Returns the user and the kind of email that a token can turn off.
 * @throws VALIDATION for any other token
 */
export function requireUnsubscribeToken(keyRing: KeyRing, token: string) {
  const target = readUnsubscribeToken(keyRing, token)
  if (!target || !canTurnOffMail(target.kind))
    throw new AppError('VALIDATION', { messageKey: 'notices.refused.token' })
  return target
}

/** Responds with a page whose address, which contains the token, is not passed to other sites. */
export const createHtmlResponse = (html: string) =>
  new RawResponse('text/html; charset=utf-8', html, { 'referrer-policy': 'no-referrer' })
