import type { FastifyReply } from 'fastify'
import type { EndpointSpec } from '@fledge/kernel/endpoint.ts'
import type { Services } from '../services.ts'
import { tokenOfSalt, type CookieChange } from '../session/session-control.ts'
import { cookieName, cookieOptions } from './cookies.ts'
import { failure, success } from './envelope.ts'
import { PagedResult, type RawResponse, type Refusal } from './outcome.ts'

/** The payload as its schema allows it: a column that the answer does not name cannot leave. */
export function serializeResponse(call: EndpointSpec, result: unknown): string {
  return result instanceof PagedResult
    ? success(call.response.parse(result.payload), result.count)
    : success(call.response.parse(result))
}

/** Sends an envelope that is written already. */
export function sendJson(reply: FastifyReply, status: number, body: string): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(body)
}

/** Sends an answer that is no envelope. */
export function sendRaw(reply: FastifyReply, raw: RawResponse): FastifyReply {
  return reply
    .code(raw.status)
    .headers({ 'cache-control': 'no-store', ...raw.headers })
    .type(raw.type)
    .send(raw.body)
}

/** Sends a refusal in the envelope. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (refusal.retryAfter !== undefined) void reply.header('retry-after', String(refusal.retryAfter))
  return sendJson(reply, refusal.status, failure(refusal))
}

/** Sets or clears the session's cookie as the handler asked. */
export function setCookie(
  reply: FastifyReply,
  services: Services,
  change: CookieChange['change'],
): void {
  if (change === 'end')
    void reply.clearCookie(cookieName(services.env), cookieOptions(services.env))
  else if (change)
    void reply.setCookie(
      cookieName(services.env),
      tokenOfSalt(services.signer, change.salt),
      cookieOptions(services.env),
    )
}
