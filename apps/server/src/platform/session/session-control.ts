import { sessionRule } from '@fledge/domain/sessions/code-rules.ts'
import type { Tx } from '../db/database.ts'
import type { SessionControl } from '../http/handler.ts'
import { newId } from '../ids.ts'
import { recordSecurityEvent } from './security-events.ts'
import { endSession, insertSession } from './session-store.ts'
import { type Signer, randomToken, tokenHash } from './signer.ts'

/** What the cookie is to become once the transaction is kept. */
export interface CookieChange {
  /** The salt that the token is made of, kept with the request's answer, so that a replay sets the same cookie; 'end' clears it. */
  change: { readonly salt: string } | 'end' | null
}

/** The token of a session: nothing of it is stored but its hash and the salt. */
export const tokenOfSalt = (signer: Signer, salt: string): string => signer.sign('session', salt)

/** Sessions are rotated at sign-in: the old one ends where a new one starts. */
export function sessionControl(
  tx: Tx,
  signer: Signer,
  current: string | null,
  device: string,
  cookie: CookieChange,
): SessionControl {
  const start = async (userId: string | null, registrationId: string | null) => {
    if (current) await tx.run(endSession, current, tx.now.toISOString(), 'REPLACED')
    const salt = randomToken()
    const sessionId = newId(tx.now)
    const expires = new Date(tx.now.getTime() + sessionRule.mostMs).toISOString()
    await tx.run(
      insertSession,
      sessionId,
      tokenHash(tokenOfSalt(signer, salt)),
      userId,
      registrationId,
      tx.now.toISOString(),
      expires,
      device.slice(0, 200),
    )
    await recordSecurityEvent(tx, signer, {
      kind: userId ? 'SIGNED_IN' : 'REGISTRATION_STARTED',
      userId,
      sessionId,
    })
    cookie.change = { salt }
  }
  return {
    id: current,
    start: (userId) => start(userId, null),
    startRegistration: (registrationId) => start(null, registrationId),
    async end() {
      if (current) await tx.run(endSession, current, tx.now.toISOString(), 'SIGNED_OUT')
      cookie.change = 'end'
    },
  }
}
