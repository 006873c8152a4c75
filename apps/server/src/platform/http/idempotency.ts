import { createHash } from 'node:crypto'
import type { EndpointSpec } from '@fledge/kernel/endpoint.ts'
import type { Db, Tx } from '../db/database.ts'
import type { KeyRing } from '../keys/key-ring.ts'

import { AppError } from './app-error.ts'
import { findRequest, findStoredRequest, lockRequest } from './queries/idempotency.queries.ts'

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
 * Locks the request id and looks for a stored response (design/reliability.md, 5). These are two
 * statements, sent together: one statement would not see the response that is committed between its
 * snapshot and its lock, and no unique key across the partitions of `requests` would stop it.
 * @returns the stored response; null for a new request
 * @throws REQUEST_IN_PROGRESS, or REQUEST_ID_REUSED if the content differs
 */
async function findStoredResponse(tx: Tx, key: RequestKey): Promise<StoredResponse | null> {
  const id = { session_key: key.session, request_id: key.id }
  const [lock, prior] = await Promise.all([tx.one(lockRequest, id), tx.one(findStoredRequest, id)])
  if (!lock?.got) throw new AppError('REQUEST_IN_PROGRESS', { retryAfter: 1 })
  if (!prior) return null
  if (prior.body_hash !== key.bodyHash || prior.call !== key.call)
    throw new AppError('REQUEST_ID_REUSED')
  return { status: prior.status, answer: prior.answer, cookieSalt: prior.cookie_salt }
}

/** Checks whether a request has a stored response. Only a hint, since it takes no lock. */
export async function hasStoredResponse(db: Db, key: RequestKey): Promise<boolean> {
  return (await db.one(findRequest, { session_key: key.session, request_id: key.id })) !== undefined
}

/** Stores the response with the transaction's other writes, at its end. */
function storeResponse(tx: Tx, key: RequestKey, response: StoredResponse): void {
  tx.storeResponse({
    session_key: key.session,
    request_id: key.id,
    call: key.call,
    body_hash: key.bodyHash,
    status: response.status,
    answer: response.answer,
    cookie_salt: response.cookieSalt,
  })
}

export interface ResponseStore {
  find(key: RequestKey): Promise<StoredResponse | null>
  save(key: RequestKey, response: StoredResponse): void
}

/** Stores the responses of an endpoint, encrypted if they contain secrets. */
export function createResponseStore(
  tx: Tx,
  { hasSecretResponse }: Pick<EndpointSpec, 'hasSecretResponse'>,
  keyRing: KeyRing,
): ResponseStore {
  if (!hasSecretResponse)
    return {
      find: (key) => findStoredResponse(tx, key),
      save: (key, response) => storeResponse(tx, key, response),
    }
  const purpose = 'stored response'
  return {
    async find(key) {
      const sealed = await findStoredResponse(tx, key)
      if (!sealed) return null
      const answer = keyRing.unseal(purpose, key.id, sealed.answer)
      // Its key was removed since.
      if (answer === null) throw new AppError('REQUEST_ID_REUSED')
      return { ...sealed, answer }
    },
    save: (key, response) =>
      storeResponse(tx, key, {
        ...response,
        answer: keyRing.seal(purpose, key.id, response.answer),
      }),
  }
}
