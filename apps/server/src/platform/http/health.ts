import type { FastifyInstance } from 'fastify'
import { Counter, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { Services } from '../services.ts'

export interface Health {
  /** Ready turns off first at a stop, so that no new calls are sent here. */
  ready: boolean
}

/** `/live`: the process runs. `/ready`: it takes calls and its database answers. `/metrics`: for Prometheus. Outside the cap on calls. */
export function serveHealth(app: FastifyInstance, services: Services): Health {
  const health: Health = { ready: true }
  app.get('/live', async () => ({ live: true }))
  app.get('/ready', async (_request, reply) => {
    const answered =
      health.ready &&
      (await services.database.pool.query('select 1').then(
        () => true,
        () => false,
      ))
    return reply.code(answered ? 200 : 503).send({ ready: answered })
  })
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5],
    registers: [registry],
  })
  const failed = new Counter({
    name: 'http_failures_total',
    help: 'Answers of 500 and above',
    labelNames: ['route'],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    duration.observe(
      { method: request.method, route, status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    )
    if (reply.statusCode >= 500) failed.inc({ route })
  })
  app.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  )
  return health
}
