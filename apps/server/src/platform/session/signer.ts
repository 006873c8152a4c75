import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Keyed hashes and random handles, all from one secret. */
export interface Signer {
  /** HMAC-SHA256 of the parts, base64url. Parts are separated, so that no two lists of parts look alike. */
  sign(...parts: readonly string[]): string
  /** Whether the signature is of these parts; takes equally long either way. */
  check(signature: string, ...parts: readonly string[]): boolean
}

export function signerOf(secret: string): Signer {
  const sign = (...parts: readonly string[]) =>
    createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url')
  return {
    sign,
    check(signature, ...parts) {
      const expected = Buffer.from(sign(...parts))
      const given = Buffer.from(signature)
      return given.length === expected.length && timingSafeEqual(given, expected)
    },
  }
}

/** 256 random bits, base64url. */
export const randomToken = (): string => randomBytes(32).toString('base64url')

/** What is stored of a token: a plain SHA-256, since the token itself is random. */
export const tokenHash = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')
