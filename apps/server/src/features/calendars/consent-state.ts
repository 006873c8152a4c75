import { type CalendarProvider, calendarProviders } from '@fledge/domain/calendars/types.ts'
import { consentMs } from '@fledge/domain/calendars/rules.ts'
import { AppError } from '../../platform/http/app-error.ts'
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

const proofOf = (signer: Signer, owner: ConsentOwner, parts: readonly string[]) =>
  signer.sign('calendars.state', owner.sessionId, owner.userId, ...parts)

/**
 * Returns a state that only this session can return, and only within ten minutes. Nothing is stored
 * until then.
 */
export function createConsentState(
  signer: Signer,
  owner: ConsentOwner,
  provider: CalendarProvider,
  now: Date,
): Consent & { readonly state: string } {
  const [nonce, until] = [randomToken(), String(now.getTime() + consentMs)]
  return {
    provider,
    nonce,
    state: [provider, nonce, until, proofOf(signer, owner, [provider, nonce, until])].join('.'),
  }
}

/**
 * Returns the consent of a returned state.
 * @throws VALIDATION for another session's state, CONFLICT if it is too late
 */
export function verifyConsentState(
  signer: Signer,
  owner: ConsentOwner,
  state: string,
  now: Date,
): Consent {
  const [name = '', nonce = '', until = '', proof = ''] = state.split('.')
  const provider = calendarProviders.find((calendarProvider) => calendarProvider === name)
  if (
    !provider ||
    !signer.check(proof, 'calendars.state', owner.sessionId, owner.userId, name, nonce, until)
  )
    throw new AppError('VALIDATION', { messageKey: 'calendars.refused.state' })
  if (Number(until) < now.getTime())
    throw new AppError('CONFLICT', { messageKey: 'calendars.refused.late' })
  return { provider, nonce }
}

/**
 * Returns the PKCE verifier of a consent, derived from the secret and the nonce so that it need not
 * be stored.
 */
export const getPkceVerifier = (signer: Signer, owner: ConsentOwner, nonce: string): string =>
  signer.sign('calendars.verifier', owner.sessionId, owner.userId, nonce)
