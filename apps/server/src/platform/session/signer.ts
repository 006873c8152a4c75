import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Keyed hashes and random handles, all from one secret. */
export interface Signer {
  /**
   * HMAC-SHA256 of the parts, base64url. Parts are separated, so that different lists never have
   * the same signature.
   */
  sign(...parts: readonly string[]): string
  /** Verifies a signature of these parts in constant time. */
  check(signature: string, ...parts: readonly string[]): boolean
}

export function createSigner(secret: string): Signer {
  const sign = (...parts: readonly string[]) =>
    createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url')
  return {
    sign,
    check(signature, ...parts) {
      const expected = Buffer.from(sign(...parts))
      const actual = Buffer.from(signature)
      return actual.length === expected.length && timingSafeEqual(actual, expected)
    },
  }
}

/** 256 random bits, base64url. */
export const randomToken = (): string => randomBytes(32).toString('base64url')

/** The stored hash of a token: a plain SHA-256 is enough, since the token itself is random. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')
