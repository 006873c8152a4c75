import type { FastifyInstance } from 'fastify'
import { refuse } from './outcome.ts'
import { sendRefusal } from './serve-call.ts'

/** A cap on calls in flight, before their bodies are read: beyond it 503 with Retry-After, so that the others stay fast. */
export function limitInFlight(app: FastifyInstance, most: number): void {
  let inFlight = 0
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/backend/') || request.url.startsWith('/backend/notices/stream'))
      return undefined
    if (inFlight >= most) return sendRefusal(reply, refuse('OVERLOADED', { retryAfter: 1 }))
    inFlight += 1
    let counted = true
    const done = () => {
      if (counted) inFlight -= 1
      counted = false
    }
    reply.raw.once('close', done)
    reply.raw.once('finish', done)
    return undefined
  })
}
