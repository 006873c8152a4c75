import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { EndpointSpec } from '@fledge/kernel/endpoint.ts'
import type { Services } from '../services.ts'
import type { CookieChange } from '../session/session-control.ts'
import { getSessionCookieName, getCookieOptions } from './cookies.ts'
import { buildErrorEnvelope, buildSuccessEnvelope } from './envelope.ts'
import type { AppError } from './app-error.ts'
import { KeysetResult, PagedResult, type RawResponse } from './response.ts'

/** Serializes the payload by its schema, so that a column missing in the schema cannot leak. */
export function serializeResponse(call: EndpointSpec, result: unknown): string {
  if (!(result instanceof PagedResult)) return buildSuccessEnvelope(z.parse(call.response, result))
  return buildSuccessEnvelope(
    z.parse(call.response, result.payload),
    result.count,
    result instanceof KeysetResult ? result.cursors : undefined,
  )
}

/** Sends a serialized envelope. */
export function sendJson(reply: FastifyReply, status: number, body: string | Buffer): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(body)
}

/** Sends a response without the envelope. */
export function sendRaw(reply: FastifyReply, raw: RawResponse): FastifyReply {
  return reply
    .code(raw.status)
    .headers({ 'cache-control': 'no-store', ...raw.headers })
    .type(raw.type)
    .send(raw.body)
}

/** Sends an error in the envelope. */
export function sendError(reply: FastifyReply, error: AppError): FastifyReply {
  if (error.retryAfter !== undefined) void reply.header('retry-after', String(error.retryAfter))
  return sendJson(reply, error.status, buildErrorEnvelope(error))
}

/** Sets or clears the session cookie as requested by the handler. */
export function setCookie(
  reply: FastifyReply,
  services: Services,
  change: CookieChange['change'],
): void {
  if (change === 'end')
    void reply.clearCookie(getSessionCookieName(services.env), getCookieOptions(services.env))
  else if (change) {
    const token = services.keyRing.derive('session', change.salt)
    // Of a repeated request, if its key was removed since the first one.
    if (token === null) return
    void reply.setCookie(getSessionCookieName(services.env), token, {
      ...getCookieOptions(services.env),
      maxAge: Math.floor(change.maxAgeMs / 1000),
    })
  }
}
