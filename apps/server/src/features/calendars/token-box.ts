import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { CalendarProvider } from '@fledge/domain/calendars/words.ts'
import type { Signer } from '../../platform/session/signer.ts'

/** What a provider gave: kept sealed, never sent to a browser. */
export interface Tokens {
  readonly access: string
  readonly refresh: string
  /** ISO instant. */
  readonly expiresAt: string
}

// 32 bytes made of APP_SECRET for this purpose only.
const keyOf = (signer: Signer) => Buffer.from(signer.sign('calendars.tokens.key'), 'base64url')
const cipher = 'aes-256-gcm'

/** Seals tokens for one person and provider: in another row they do not open. @returns iv, tag and text, base64url */
export function sealTokens(signer: Signer, userId: string, provider: CalendarProvider, tokens: Tokens): string {
  const iv = randomBytes(12)
  const box = createCipheriv(cipher, keyOf(signer), iv).setAAD(Buffer.from(`${userId} ${provider}`))
  const text = Buffer.concat([box.update(JSON.stringify(tokens), 'utf8'), box.final()])
  return Buffer.concat([iv, box.getAuthTag(), text]).toString('base64url')
}

/** Opens them. @returns null where the key, the row or a byte is another */
export function openTokens(signer: Signer, userId: string, provider: CalendarProvider, sealed: string): Tokens | null {
  const bytes = Buffer.from(sealed, 'base64url')
  try {
    const box = createDecipheriv(cipher, keyOf(signer), bytes.subarray(0, 12)).setAAD(Buffer.from(`${userId} ${provider}`)).setAuthTag(bytes.subarray(12, 28))
    // What was sealed is what `sealTokens` was given.
    return JSON.parse(Buffer.concat([box.update(bytes.subarray(28)), box.final()]).toString('utf8')) as Tokens
  } catch {
    return null
  }
}
