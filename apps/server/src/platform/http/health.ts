import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'

export interface Health {
  /** Turned off first during a stop, so that no new requests are sent to this server. */
  isReady: boolean
}

/**
 * Serves `/live` (the process runs) and `/ready` (it accepts requests and its database responds;
 * answers within 3 s). Both are exempt from the request limits.
 */
export function serveHealth(app: FastifyInstance, { database }: Services): Health {
  const health: Health = { isReady: true }
  app.get('/live', async () => ({ live: true }))
  app.get('/ready', async (_request, reply) => {
    const answered = health.isReady && (await database.isResponding())
    return reply.code(answered ? 200 : 503).send({ ready: answered })
  })
  return health
}
