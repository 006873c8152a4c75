import { secondFactorRule } from '@fledge/domain/second-factor/rules.ts'
import { getMaxSessionMs, sessionRule } from '@fledge/domain/sessions/code-rules.ts'
import type { UserType } from '@fledge/domain/sessions/types.ts'
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
  sessionExpiry,
} from './queries/session.queries.ts'

/** The change of the session cookie after the commit. */
export interface CookieChange {
  /**
   * The salt from which the token is derived, stored with the response, so that a repeated request
   * sets the same cookie; 'end' clears it.
   */
  change: SessionCookie | 'end' | null
}

interface SessionCookie {
  readonly salt: string
  /** The browser keeps it for as long as the session can last. */
  readonly maxAgeMs: number
}

/** Returns the cookie that a repeated request sets again; null if its session has ended. */
export async function repeatCookie(
  tx: Tx,
  keyRing: KeyRing,
  salt: string,
): Promise<SessionCookie | null> {
  const token = keyRing.derive('session', salt)
  // Its key may have been removed since the first request.
  if (token === null) return null
  const row = await tx.one(sessionExpiry, { token_hash: hashToken(token) })
  return row ? { salt, maxAgeMs: Math.max(0, Date.parse(row.expires_at) - tx.now.getTime()) } : null
}

/** Whom a session belongs to: a user, or a registration that has no user yet. */
interface SessionOwner {
  readonly userId: string | null
  readonly registrationId: string | null
  /** The kind of user; null for a registration. */
  readonly type: UserType | null
  /** Which step of the sign-in it follows, for users with a second factor. */
  readonly factor?: 'pending' | 'verified'
}

/** Inserts a session with its security event, and returns its cookie. */
async function createSession(
  tx: Tx,
  keyRing: KeyRing,
  { userId, registrationId, type, factor }: SessionOwner,
  device: string,
): Promise<SessionCookie> {
  // Only the token's hash and the salt are stored.
  const { handle: salt, value: token } = keyRing.issue('session')
  const sessionId = newId(tx.now)
  const longestMs = type === null ? sessionRule.maxMs : getMaxSessionMs(type)
  const maxAgeMs = factor === 'pending' ? secondFactorRule.pendingMs : longestMs
  const expires = new Date(tx.now.getTime() + maxAgeMs).toISOString()
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
  return { salt, maxAgeMs }
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
    cookie.change = await createSession(tx, keyRing, owner, device)
  }
  return {
    id: current,
    view: null,
    start: (userId, type) => start({ userId, type, registrationId: null }),
    startVerified: (userId, type) =>
      start({ userId, type, registrationId: null, factor: 'verified' }),
    startPending: (userId, type) =>
      start({ userId, type, registrationId: null, factor: 'pending' }),
    async markSecondFactor() {
      if (current)
        await tx.run(markSecondFactorEntered, { session_id: current, now: tx.now.toISOString() })
    },
    startRegistration: (registrationId) => start({ userId: null, type: null, registrationId }),
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
