// Generated from security-events.sql by “npm run queries”; do not edit.
// Source: 2452b9522698
import { defineStatement, type NoRow } from '../../db/statement.ts'

export const insertEvent = defineStatement<
  {
    readonly at: string
    readonly kind: string
    readonly reason: string | null
    readonly user_id: string | null
    readonly session_id: string | null
    readonly address_hash: string | null
    readonly browser_hash: string | null
    readonly network_hash: string | null
    readonly call: string | null
    readonly dedupe_key: string | null
  },
  NoRow
>(
  'session.insertEvent',
  ['at', 'kind', 'reason', 'user_id', 'session_id', 'address_hash', 'browser_hash', 'network_hash', 'call', 'dedupe_key'],
  `insert into
  security_events (
    at, kind, reason, user_id, session_id, address_hash, browser_hash, network_hash, call,
    dedupe_key
  )
values
  (
    $1, $2, $3, $4, $5, $6, $7, $8,
    $9, $10
  )
on conflict (dedupe_key) do update
set event_count = security_events.event_count + 1`,
)
