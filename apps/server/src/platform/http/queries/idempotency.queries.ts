// Generated from idempotency.sql by “npm run queries”; do not edit.
// Source: a0b2368ca5ff
import { defineStatement } from '../../db/statement.ts'

export interface StoredRequestRow {
  readonly call: string
  readonly body_hash: string
  readonly status: number
  readonly answer: string
  readonly cookie_salt: string | null
}

export const lockRequest = defineStatement<
  { readonly session_key: string; readonly request_id: string },
  { readonly got: boolean }
>(
  'http.lockRequest',
  ['session_key', 'request_id'],
  `select pg_try_advisory_xact_lock(hashtextextended ($1 || $2, 0)) as got`,
)

export const findStoredRequest = defineStatement<
  { readonly session_key: string; readonly request_id: string },
  StoredRequestRow
>(
  'http.findStoredRequest',
  ['session_key', 'request_id'],
  `select call, body_hash, status, answer, cookie_salt
from requests
where session_key = $1 and request_id = $2::uuid`,
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
