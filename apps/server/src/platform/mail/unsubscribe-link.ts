import { getMessageKind } from '@fledge/domain/notices/types.ts'
import type { KeyRing } from '../keys/key-ring.ts'

const purpose = 'unsubscribe'
const idShape = /^[0-9a-f-]{36}$/

/**
 * Creates the unsubscribe token of one user and one kind. It can do nothing else, so it does not
 * expire.
 */
export function createUnsubscribeToken(keyRing: KeyRing, userId: string, message: string): string {
  const kind = getMessageKind(message)
  return `${userId}.${kind}.${keyRing.sign(purpose, userId, kind)}`
}

/** Returns the user and kind of a token; null if the token is not ours. */
export function readUnsubscribeToken(
  keyRing: KeyRing,
  token: string,
): { readonly userId: string; readonly kind: string } | null {
  const [userId = '', kind = '', signature = ''] = token.split('.')
  return idShape.test(userId) && keyRing.verify(signature, purpose, userId, kind)
    ? { userId, kind }
    : null
}
