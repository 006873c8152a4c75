import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'

export interface Health {
  /** Ready turns off first at a stop, so that no new calls are sent here. */
  ready: boolean
}

/** `/live`: the process runs. `/ready`: it takes calls and its database answers; says so within 3 s. Outside the limits on calls. */
export function serveHealth(app: FastifyInstance, { database }: Services): Health {
  const health: Health = { ready: true }
  app.get('/live', async () => ({ live: true }))
  app.get('/ready', async (_request, reply) => {
    const answered = health.ready && (await database.isAnswering())
    return reply.code(answered ? 200 : 503).send({ ready: answered })
  })
  return health
}
