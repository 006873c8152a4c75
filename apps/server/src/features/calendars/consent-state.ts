import { type CalendarProvider, calendarProviders } from '@fledge/domain/calendars/types.ts'
import { consentMs } from '@fledge/domain/calendars/rules.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { KeyRing } from '../../platform/keys/key-ring.ts'

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

/**
 * Returns a state that only this session can return, and only within ten minutes, and the PKCE
 * verifier of its consent. Nothing is stored until then.
 */
export function createConsentState(
  keyRing: KeyRing,
  owner: ConsentOwner,
  provider: CalendarProvider,
  now: Date,
): { readonly state: string; readonly verifier: string } {
  const { sessionId, userId } = owner
  const { handle: nonce, value: verifier } = keyRing.issue('calendars.verifier', sessionId, userId)
  const until = String(now.getTime() + consentMs)
  const proof = keyRing.sign('calendars.state', sessionId, userId, provider, nonce, until)
  return { state: [provider, nonce, until, proof].join('.'), verifier }
}

/**
 * Returns the consent of a returned state.
 * @throws VALIDATION for another session's state, CONFLICT if it is too late
 */
export function verifyConsentState(
  keyRing: KeyRing,
  owner: ConsentOwner,
  state: string,
  now: Date,
): Consent {
  const [name = '', nonce = '', until = '', proof = ''] = state.split('.')
  const provider = calendarProviders.find((calendarProvider) => calendarProvider === name)
  if (
    !provider ||
    !keyRing.verify(proof, 'calendars.state', owner.sessionId, owner.userId, name, nonce, until)
  )
    throw new AppError('VALIDATION', { messageKey: 'calendars.refused.state' })
  if (Number(until) < now.getTime())
    throw new AppError('CONFLICT', { messageKey: 'calendars.refused.late' })
  return { provider, nonce }
}

/**
 * Returns the PKCE verifier of a consent, derived from its nonce so that it need not be stored.
 * @throws VALIDATION if its key is gone
 */
export function getPkceVerifier(keyRing: KeyRing, owner: ConsentOwner, nonce: string): string {
  const verifier = keyRing.derive('calendars.verifier', nonce, owner.sessionId, owner.userId)
  if (verifier === null) throw new AppError('VALIDATION', { messageKey: 'calendars.refused.state' })
  return verifier
}
