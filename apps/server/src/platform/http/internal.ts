import Fastify, { type FastifyInstance } from 'fastify'
import { serveDocs } from './docs.ts'
import type { Metrics } from './metrics.ts'

/** `/metrics` for Prometheus. */
export function serveMetrics(app: FastifyInstance, metrics: Metrics): void {
  app.get('/metrics', async (_request, reply) =>
    reply.type(metrics.type).send(await metrics.text()),
  )
}

/** What only the people who run the product may read in production, on a port of its own: metrics and the API docs. */
export function internalServer(metrics: Metrics): FastifyInstance {
  const app = Fastify({ logger: false })
  serveMetrics(app, metrics)
  serveDocs(app)
  return app
}
