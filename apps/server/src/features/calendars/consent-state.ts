import { type CalendarProvider, calendarProviders } from '@fledge/domain/calendars/types.ts'
import { consentMs } from '@fledge/domain/calendars/rules.ts'
import { randomToken, type Signer } from '../../platform/session/signer.ts'

/** Whose consent it is: a user in the session of one browser. */
export interface ConsentOf {
  readonly sessionId: string
  readonly userId: string
}

export interface Consent {
  readonly provider: CalendarProvider
  /** Counts once. */
  readonly nonce: string
}

const proofOf = (signer: Signer, of: ConsentOf, parts: readonly string[]) =>
  signer.sign('calendars.state', of.sessionId, of.userId, ...parts)

/** A state that only this session can bring back, and only for ten minutes; nothing is stored until it comes back. */
export function stateOf(
  signer: Signer,
  of: ConsentOf,
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

/** The consent of a state that came back, or why it does not count: not of this session, or too late. */
export function consentOf(
  signer: Signer,
  of: ConsentOf,
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

/** The PKCE verifier of a consent: made of the secret and the nonce, so that it is known only here and needs no place. */
export const verifierOf = (signer: Signer, of: ConsentOf, nonce: string): string =>
  signer.sign('calendars.verifier', of.sessionId, of.userId, nonce)
