import { secondFactorRule } from '@fledge/domain/second-factor/rules.ts'
import { sessionRule } from '@fledge/domain/sessions/code-rules.ts'
import type { Tx } from '../db/database.ts'
import type { SessionControl } from '../http/handler.ts'
import { newId } from '../ids.ts'
import { recordSecurityEvent } from './security-events.ts'
import type { KeyRing } from '../keys/key-ring.ts'
import { hashToken } from './tokens.ts'
import {
  endSessionById,
  insertSession,
  markSecondFactorEntered,
} from './queries/session.queries.ts'

/** The change of the session cookie after the commit. */
export interface CookieChange {
  /**
   * The salt from which the token is derived, stored with the response, so that a repeated request
   * sets the same cookie; 'end' clears it.
   */
  change: { readonly salt: string } | 'end' | null
}

/** Whom a session belongs to: a user, or a registration that has no user yet. */
interface SessionOwner {
  readonly userId: string | null
  readonly registrationId: string | null
  /** Which step of the sign-in it follows, for users with a second factor. */
  readonly factor?: 'pending' | 'verified'
}

/** Inserts a session with its security event, and returns the salt of its token. */
async function createSession(
  tx: Tx,
  keyRing: KeyRing,
  { userId, registrationId, factor }: SessionOwner,
  device: string,
): Promise<string> {
  // Only the token's hash and the salt are stored.
  const { handle: salt, value: token } = keyRing.issue('session')
  const sessionId = newId(tx.now)
  const maxMs = factor === 'pending' ? secondFactorRule.pendingMs : sessionRule.maxMs
  const expires = new Date(tx.now.getTime() + maxMs).toISOString()
  await tx.run(insertSession, {
    session_id: sessionId,
    token_hash: hashToken(token),
    user_id: userId,
    registration_id: registrationId,
    created_at: tx.now.toISOString(),
    expires_at: expires,
    device: device.slice(0, 200),
  })
  if (factor === 'verified')
    await tx.run(markSecondFactorEntered, { session_id: sessionId, now: tx.now.toISOString() })
  await recordSecurityEvent(tx, keyRing, {
    kind: userId ? 'SIGNED_IN' : 'REGISTRATION_STARTED',
    ...(factor === 'pending' ? { reason: 'FIRST_STEP' } : {}),
    userId,
    sessionId,
  })
  return salt
}

/**
 * Creates the session control of a request. Sessions are rotated at sign-in: starting one ends the
 * previous one.
 */
export function createSessionControl(
  tx: Tx,
  keyRing: KeyRing,
  current: string | null,
  device: string,
  cookie: CookieChange,
): SessionControl {
  const start = async (owner: SessionOwner) => {
    if (current)
      await tx.run(endSessionById, {
        session_id: current,
        now: tx.now.toISOString(),
        reason: 'REPLACED',
      })
    cookie.change = { salt: await createSession(tx, keyRing, owner, device) }
  }
  return {
    id: current,
    view: null,
    start: (userId) => start({ userId, registrationId: null }),
    startVerified: (userId) => start({ userId, registrationId: null, factor: 'verified' }),
    startPending: (userId) => start({ userId, registrationId: null, factor: 'pending' }),
    async markSecondFactor() {
      if (current)
        await tx.run(markSecondFactorEntered, { session_id: current, now: tx.now.toISOString() })
    },
    startRegistration: (registrationId) => start({ userId: null, registrationId }),
    async end() {
      if (current)
        await tx.run(endSessionById, {
          session_id: current,
          now: tx.now.toISOString(),
          reason: 'SIGNED_OUT',
        })
      cookie.change = 'end'
    },
  }
}
