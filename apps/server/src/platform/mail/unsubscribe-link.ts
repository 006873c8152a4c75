import { kindOfMessage } from '@fledge/domain/notices/types.ts'
import type { Signer } from '../session/signer.ts'

const purpose = 'unsubscribe'
const idShape = /^[0-9a-f-]{36}$/

/** The token of one person and one kind; it can do nothing but end that kind's mails, so it does not expire. */
export function unsubscribeToken(signer: Signer, userId: string, message: string): string {
  const kind = kindOfMessage(message)
  return `${userId}.${kind}.${signer.sign(purpose, userId, kind)}`
}

/** Whose mails of which kind a token ends; null when it is not ours. */
export function readUnsubscribeToken(
  signer: Signer,
  token: string,
): { readonly userId: string; readonly kind: string } | null {
  const [userId = '', kind = '', signature = ''] = token.split('.')
  return idShape.test(userId) && signer.check(signature, purpose, userId, kind)
    ? { userId, kind }
    : null
}
