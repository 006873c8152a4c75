import { type CalendarProvider, calendarProviders } from '@fledge/domain/calendars/types.ts'
import { consentMs } from '@fledge/domain/calendars/rules.ts'
import { randomToken, type Signer } from '../../platform/session/signer.ts'

/** The owner of a consent: a user in one browser session. */
export interface ConsentOwner {
  readonly sessionId: string
  readonly userId: string
}

export interface Consent {
  readonly provider: CalendarProvider
  /** Single-use. */
  readonly nonce: string
}

const proofOf = (signer: Signer, of: ConsentOwner, parts: readonly string[]) =>
  signer.sign('calendars.state', of.sessionId, of.userId, ...parts)

/**
 * Returns a state that only this session can return, and only within ten minutes. Nothing is stored
 * until then.
 */
export function createConsentState(
  signer: Signer,
  of: ConsentOwner,
  provider: CalendarProvider,
  now: Date,
): Consent & { readonly state: string } {
  const [nonce, until] = [randomToken(), String(now.getTime() + consentMs)]
  return {
    provider,
    nonce,
    state: [provider, nonce, until, proofOf(signer, of, [provider, nonce, until])].join('.'),
  }
}

/**
 * Returns the consent of a returned state, or why it is not valid: another session's, or too late.
 */
export function verifyConsentState(
  signer: Signer,
  of: ConsentOwner,
  state: string,
  now: Date,
): Consent | 'foreign' | 'late' {
  const [name = '', nonce = '', until = '', proof = ''] = state.split('.')
  const provider = calendarProviders.find((one) => one === name)
  if (
    !provider ||
    !signer.check(proof, 'calendars.state', of.sessionId, of.userId, name, nonce, until)
  )
    return 'foreign'
  return Number(until) >= now.getTime() ? { provider, nonce } : 'late'
}

/**
 * Returns the PKCE verifier of a consent, derived from the secret and the nonce so that it need not
 * be stored.
 */
export const getPkceVerifier = (signer: Signer, of: ConsentOwner, nonce: string): string =>
  signer.sign('calendars.verifier', of.sessionId, of.userId, nonce)
