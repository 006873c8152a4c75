import type { Tx } from '../db/database.ts'

import type { KeyPurpose, KeyRing } from '../keys/key-ring.ts'
import { insertEvent } from './queries/security-events.queries.ts'

export interface SecurityEvent {
  readonly kind: 'SIGNED_IN' | 'REGISTRATION_STARTED' | 'CODE_REFUSED' | 'ACCESS_REFUSED'
  readonly reason?: string
  readonly userId?: string | null
  readonly sessionId?: string | null
  /** Plain text here; stored as a keyed hash. */
  readonly email?: string
  /** Plain text here; stored as a keyed hash. */
  readonly net?: string
  readonly browserHash?: string
  /** Method and route, without parameter values. */
  readonly call?: string
  /** Events with the same key are counted in one row. */
  readonly dedupeKey?: string
}

/**
 * Records a security event of an account. The row never contains a code, a token or an address in
 * plain text.
 */
export async function recordSecurityEvent(
  db: Pick<Tx, 'run' | 'now'>,
  keyRing: KeyRing,
  event: SecurityEvent,
): Promise<void> {
  const hash = (purpose: KeyPurpose, value: string | undefined) =>
    value === undefined ? null : keyRing.hash(purpose, value)
  await db.run(insertEvent, {
    at: db.now.toISOString(),
    kind: event.kind,
    reason: event.reason ?? null,
    user_id: event.userId ?? null,
    session_id: event.sessionId ?? null,
    address_hash: hash('security address', event.email?.toLowerCase()),
    browser_hash: event.browserHash ?? null,
    network_hash: hash('security network', event.net),
    call: event.call ?? null,
    dedupe_key: event.dedupeKey ?? null,
  })
}
