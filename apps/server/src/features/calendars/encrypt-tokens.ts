import type { CalendarProvider } from '@fledge/domain/calendars/types.ts'
import type { KeyRing } from '../../platform/keys/key-ring.ts'

/** Tokens from a provider: stored encrypted, never sent to a browser. */
export interface Tokens {
  readonly access: string
  readonly refresh: string
  /** ISO timestamp. */
  readonly expiresAt: string
}

const purpose = 'calendars.tokens.key'

/** Encrypts tokens for one user and provider: they cannot be decrypted in another row. */
export function encryptTokens(
  keyRing: KeyRing,
  userId: string,
  provider: CalendarProvider,
  tokens: Tokens,
): string {
  return keyRing.seal(purpose, `${userId} ${provider}`, JSON.stringify(tokens))
}

/**
 * Decrypts tokens.
 * @returns null if the key, the row or any byte differs
 */
export function decryptTokens(
  keyRing: KeyRing,
  userId: string,
  provider: CalendarProvider,
  sealed: string,
): Tokens | null {
  const text = keyRing.unseal(purpose, `${userId} ${provider}`, sealed)
  // The plain text is what `sealTokens` was given.
  return text === null ? null : (JSON.parse(text) as Tokens)
}
