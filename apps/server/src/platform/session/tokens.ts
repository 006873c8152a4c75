import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, base64url. */
export const randomToken = (): string => randomBytes(32).toString('base64url')

/** The stored hash of a token: a plain SHA-256 is enough, since the token itself is random. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')
