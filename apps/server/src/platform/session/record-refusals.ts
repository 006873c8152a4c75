import { hourMs } from '@fledge/kernel/dates.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { getSessionCookieName, readCookie } from '../http/cookies.ts'
import { toNetwork } from '../http/network.ts'
import type { Services } from '../services.ts'
import { recordSecurityEvent } from './security-events.ts'
import { resolveSession } from './session-store.ts'

/** Records every 403 response of the backend, with a count per session and hour. */
export function recordRefusals(app: FastifyInstance, services: Services): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode !== 403 || !request.url.startsWith('/backend/')) return
    const reason = /"code":"([A-Z_]+)"/.exec(String(payload))?.[1] ?? 'FORBIDDEN'
    await recordRefusal(services, request, reason).catch((error: unknown) =>
      request.log.error({ err: error }, 'security event not written'),
    )
  })
}

async function recordRefusal(
  { env, database, keyRing }: Services,
  request: FastifyRequest,
  reason: string,
): Promise<void> {
  const db = database.read()
  const session = await resolveSession(
    db,
    readCookie(request.headers.cookie, getSessionCookieName(env)),
    env,
  )
  const net = toNetwork(request.ip)
  const call = `${request.method} ${request.routeOptions.url ?? 'none'}`
  const hours = Math.floor(db.now.getTime() / hourMs)
  await recordSecurityEvent(db, keyRing, {
    kind: 'ACCESS_REFUSED',
    reason,
    userId: 'userId' in session.actor ? session.actor.userId : null,
    sessionId: session.id,
    net,
    call,
    dedupeKey: keyRing.hash('refusal', session.id ?? net, call, reason, String(hours)),
  })
}
