// Generated from idempotency.sql by “npm run queries”; do not edit.
// Source: 6314e50569ee
import { defineStatement } from '../../db/statement.ts'

export interface StoredRequestRow {
  readonly got: boolean
  readonly call: string | null
  readonly body_hash: string | null
  readonly status: number | null
  readonly answer: string | null
  readonly cookie_salt: string | null
}

export const lockStoredRequest = defineStatement<
  { readonly session_key: string; readonly request_id: string },
  StoredRequestRow
>(
  'http.lockStoredRequest',
  ['session_key', 'request_id'],
  `select
  pg_try_advisory_xact_lock(hashtextextended ($1 || $2, 0)) as got, r.call,
  r.body_hash, r.status, r.answer, r.cookie_salt
from
  (select 1) one
  left join requests r on r.session_key = $1 and r.request_id = $2::uuid`,
)

export const findRequest = defineStatement<
  { readonly session_key: string; readonly request_id: string },
  { readonly found: number }
>(
  'http.findRequest',
  ['session_key', 'request_id'],
  `select 1 as found
from requests
where session_key = $1 and request_id = $2::uuid`,
)
