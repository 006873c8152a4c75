import type { KeyRing } from '../keys/key-ring.ts'
import { randomToken, hashToken } from './tokens.ts'

// The token of an emailed link has two halves. The first is random and stored in the outbox; the
// second is derived from it and our key when the email is rendered. So the database and its copies
// never contain a working link.

const halfLength = 43
const unsignedPrefix = 'unsigned-'
const unsignedTokenPattern = /\btoken=unsigned-([\w-]{43})/

const signHalf = (keyRing: KeyRing, half: string): string => keyRing.sign('link token', half)
const hashHalf = (half: string): string => hashToken(`link ${half}`)

export interface NewLinkToken {
  /** Replaced in the link when its email is rendered. */
  readonly placeholder: string
  /** The stored hash of the token. */
  readonly hash: string
}

export function generateLinkToken(): NewLinkToken {
  const half = randomToken()
  return { placeholder: `${unsignedPrefix}${half}`, hash: hashHalf(half) }
}

export const hasUnsignedToken = (link: string): boolean => unsignedTokenPattern.test(link)

/** Returns the link as sent to its recipient. */
export const signLink = (keyRing: KeyRing, link: string): string =>
  link.replace(unsignedTokenPattern, (_, half: string) => `token=${half}${signHalf(keyRing, half)}`)

/** Returns the stored hash of a token received from a client. */
export function hashLinkToken(keyRing: KeyRing, token: string): string {
  const [half, signature] = [token.slice(0, halfLength), token.slice(halfLength)]
  // Older links have a single random token.
  return keyRing.verify(signature, 'link token', half) ? hashHalf(half) : hashToken(token)
}
