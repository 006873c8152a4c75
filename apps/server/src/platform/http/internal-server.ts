import Fastify, { type FastifyInstance } from 'fastify'
import { serveDocs } from './docs.ts'
import type { Services } from '../services.ts'
import type { Metrics } from './render-metrics.ts'
import { registerSecureHeaders } from './secure-headers.ts'

/** Serves `/metrics` for Prometheus. */
export function serveMetrics(app: FastifyInstance, metrics: Metrics): void {
  app.get('/metrics', async ({ headers }, reply) => {
    const { type, text } = await metrics.render(headers.accept)
    return reply.type(type).send(text)
  })
}

/**
 * Creates the server on a separate port that only operations staff can reach in production: metrics
 * and API docs.
 */
export function createInternalServer(
  { env, clock }: Pick<Services, 'env' | 'clock'>,
  metrics: Metrics,
): FastifyInstance {
  const app = Fastify({ logger: false })
  registerSecureHeaders(app, env, clock)
  serveMetrics(app, metrics)
  serveDocs(app)
  return app
}
