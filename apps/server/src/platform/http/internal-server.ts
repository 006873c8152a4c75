import Fastify, { type FastifyInstance } from 'fastify'
import { serveDocs } from './docs.ts'
import type { Metrics } from './metrics.ts'

/** Serves `/metrics` for Prometheus. */
export function serveMetrics(app: FastifyInstance, metrics: Metrics): void {
  app.get('/metrics', async (_request, reply) =>
    reply.type(metrics.type).send(await metrics.text()),
  )
}

/**
 * Creates the server on a separate port that only operations staff can reach in production: metrics
 * and API docs.
 */
export function createInternalServer(metrics: Metrics): FastifyInstance {
  const app = Fastify({ logger: false })
  serveMetrics(app, metrics)
  serveDocs(app)
  return app
}
