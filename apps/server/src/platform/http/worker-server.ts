import type { Services } from '../services.ts'
import { AppError } from './app-error.ts'
import { serveHealth } from './health.ts'
import { createInternalServer, serveMetrics } from './internal-server.ts'
import { measureResponses } from './metrics.ts'
import { sendError } from './send-response.ts'
import { createApp, type HttpServer } from './server.ts'

/** Builds the HTTP server of a worker: `/live` and `/ready`, and metrics as for others. */
export function buildWorkerServer(services: Services): HttpServer {
  const app = createApp(services, null)
  const health = serveHealth(app, services)
  const metrics = measureResponses(app, services)
  if (services.env.publicMetrics) serveMetrics(app, metrics)
  app.setNotFoundHandler((_request, reply) => sendError(reply, new AppError('NOT_FOUND')))
  return { app, health, internal: createInternalServer(services, metrics) }
}
