import { createHash } from 'node:crypto'
import type { Db, Tx } from '../db/database.ts'
import { statement } from '../db/statement.ts'
import { AppError } from './app-error.ts'

interface StoredRequestRow {
  got: boolean
  call: string | null
  body_hash: string | null
  status: number | null
  answer: string | null
  cookie_salt: string | null
}

const lockStoredRequest = statement<[string, string], StoredRequestRow>(
  'requests.lockAndFind',
  `select pg_try_advisory_xact_lock(hashtextextended($1 || $2, 0)) as got, r.call, r.body_hash, r.status, r.answer, r.cookie_salt
   from (select 1) one left join requests r on r.session_key = $1 and r.request_id = $2::uuid`,
)
const findRequest = statement<[string, string], { found: number }>(
  'requests.find',
  `select 1 as found from requests where session_key = $1 and request_id = $2::uuid`,
)
const insertRequest = statement<
  [string, string, string, string, number, string, string | null, string]
>(
  'requests.keep',
  `insert into requests (session_key, request_id, call, body_hash, status, answer, cookie_salt, at) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
)

export interface RequestKey {
  readonly session: string
  readonly id: string
  /** Method and path of the request. */
  readonly call: string
  readonly bodyHash: string
}

export interface StoredResponse {
  readonly status: number
  readonly answer: string
  readonly cookieSalt: string | null
}

/** Hash of the request's content, to detect the same id with different content. */
export const hashParts = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\u0000')).digest('base64url')

/**
 * Locks the request id and looks for a stored response (design/reliability.md, 5).
 * @returns the stored response; null for a new request
 * @throws REQUEST_IN_PROGRESS, or REQUEST_ID_REUSED if the content differs
 */
export async function findStoredResponse(tx: Tx, key: RequestKey): Promise<StoredResponse | null> {
  const prior = await tx.one(lockStoredRequest, key.session, key.id)
  if (!prior?.got) throw new AppError('REQUEST_IN_PROGRESS', { retryAfter: 1 })
  if (prior.status === null || prior.answer === null) return null
  if (prior.body_hash !== key.bodyHash || prior.call !== key.call)
    throw new AppError('REQUEST_ID_REUSED')
  return { status: prior.status, answer: prior.answer, cookieSalt: prior.cookie_salt }
}

/** Checks whether a request has a stored response. Only a hint, since it takes no lock. */
export async function hasStoredResponse(db: Db, key: RequestKey): Promise<boolean> {
  return (await db.one(findRequest, key.session, key.id)) !== undefined
}

export async function storeResponse(tx: Tx, key: RequestKey, kept: StoredResponse): Promise<void> {
  await tx.run(
    insertRequest,
    key.session,
    key.id,
    key.call,
    key.bodyHash,
    kept.status,
    kept.answer,
    kept.cookieSalt,
    tx.now.toISOString(),
  )
}
