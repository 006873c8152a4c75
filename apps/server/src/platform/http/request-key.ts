import type { FastifyRequest } from 'fastify'
import type { Session } from '../session/session-store.ts'
import { hashParts, type RequestKey } from './idempotency.ts'
import type { ParsedParts } from './parse-request.ts'

interface KeyParts {
  readonly request: FastifyRequest
  readonly session: Session
  readonly parsed: ParsedParts
}

/**
 * The key under which the response to a mutation is stored (design/reliability.md, 5): session, request id, endpoint and a hash of what was sent.
 */
export function toRequestKey({ request, session, parsed }: KeyParts): RequestKey {
  const body = parsed.upload
    ? hashParts(
        parsed.upload.filename,
        parsed.upload.bytes.toString('base64'),
        JSON.stringify(parsed.body ?? null),
      )
    : parsed.bytes
      ? parsed.bytes.toString('base64')
      : JSON.stringify(request.body ?? null)
  return {
    session: session.key,
    id: String(request.headers['x-request-id']).toLowerCase(),
    call: `${request.method} ${request.url.split('?')[0]}`,
    bodyHash: hashParts(request.url, body),
  }
}
