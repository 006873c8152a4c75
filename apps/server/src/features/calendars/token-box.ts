import type { CalendarProvider } from '@fledge/domain/calendars/types.ts'
import { seal, unseal } from '../../platform/session/sealed-box.ts'
import type { Signer } from '../../platform/session/signer.ts'

/** What a provider gave: kept sealed, never sent to a browser. */
export interface Tokens {
  readonly access: string
  readonly refresh: string
  /** ISO instant. */
  readonly expiresAt: string
}

const purpose = 'calendars.tokens.key'

/** Seals tokens for one person and provider: in another row they do not open. */
export function sealTokens(
  signer: Signer,
  userId: string,
  provider: CalendarProvider,
  tokens: Tokens,
): string {
  return seal(signer, purpose, `${userId} ${provider}`, JSON.stringify(tokens))
}

/** Opens them. @returns null where the key, the row or a byte is another */
export function openTokens(
  signer: Signer,
  userId: string,
  provider: CalendarProvider,
  sealed: string,
): Tokens | null {
  const text = unseal(signer, purpose, `${userId} ${provider}`, sealed)
  // What was sealed is what `sealTokens` was given.
  return text === null ? null : (JSON.parse(text) as Tokens)
}
