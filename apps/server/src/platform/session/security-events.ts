import type { Tx } from '../db/database.ts'
import { statement } from '../db/statement.ts'
import type { Signer } from './signer.ts'

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

const insertEvent = statement<
  [
    at: string,
    kind: string,
    reason: string | null,
    user: string | null,
    session: string | null,
    address: string | null,
    browser: string | null,
    network: string | null,
    call: string | null,
    dedupe: string | null,
  ]
>(
  'security.insertEvent',
  `insert into security_events (at, kind, reason, user_id, session_id, address_hash, browser_hash, network_hash, call, dedupe_key)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (dedupe_key) do update set event_count = security_events.event_count + 1`,
)

/**
 * Records a security event of an account. The row never contains a code, a token or an address in
 * plain text.
 */
export async function recordSecurityEvent(
  db: Pick<Tx, 'run' | 'now'>,
  signer: Signer,
  event: SecurityEvent,
): Promise<void> {
  const hash = (what: string, value: string | undefined) =>
    value === undefined ? null : signer.sign(`security ${what}`, value)
  await db.run(
    insertEvent,
    db.now.toISOString(),
    event.kind,
    event.reason ?? null,
    event.userId ?? null,
    event.sessionId ?? null,
    hash('address', event.email?.toLowerCase()),
    event.browserHash ?? null,
    hash('network', event.net),
    event.call ?? null,
    event.dedupeKey ?? null,
  )
}

/**
 * SQL that records the end of the sessions in `gone`. @param now the statement's parameter with the
 * time @param reason the statement's parameter with the reason
 */
export const recordEndedSessionsSql = (now: string, reason: string): string =>
  `insert into security_events (at, kind, reason, user_id, session_id) select ${now}, 'SESSION_ENDED', ${reason}, user_id, session_id from gone`
