import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import type { OpenSpan, Tracing } from './tracing.ts'

const spans = new WeakMap<FastifyRequest, OpenSpan>()

/** Returns the trace of a request; null if it is not recorded. */
export const getRequestTraceId = (request: FastifyRequest): string | null =>
  spans.get(request)?.traceId ?? null

/** Endpoints and pages. A stream is open for hours, and files are not worth a trace. */
function isTraced({ routeOptions: { url, config } }: FastifyRequest): boolean {
  if (url === '/*') return true
  return config.endpoint !== undefined && config.endpoint.rawResponse !== true
}

function beginSpan(request: FastifyRequest, tracing: Tracing): OpenSpan {
  const { method, headers, id, routeOptions } = request
  const route = routeOptions.url ?? 'none'
  const { traceparent } = headers
  return tracing.begin(`${method} ${route}`, {
    kind: 'server',
    traceparent: typeof traceparent === 'string' ? traceparent : null,
    requestId: id,
    attributes: { 'http.request.method': method, 'http.route': route },
  })
}

/**
 * Makes every request of an endpoint or a page a trace: the id of the request is the id of its
 * trace, unless a proxy in front has begun one. Call before the routes are registered.
 */
export function traceRequests(app: FastifyInstance, tracing: Tracing): void {
  if (!tracing.isOn) return
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isTraced(request)) return done()
    const span = beginSpan(request, tracing)
    spans.set(request, span)
    span.run(done)
  })
  // What follows the reading of a body runs on behalf of the connection, not of the request.
  app.addHook('onRoute', (route: RouteOptions) => {
    const { handler } = route
    route.handler = function handleTraced(request, reply) {
      const span = spans.get(request)
      return span
        ? span.run(() => handler.call(this, request, reply))
        : handler.call(this, request, reply)
    }
  })
  app.addHook('onResponse', async (request, { statusCode }) => {
    spans.get(request)?.end({ 'http.response.status_code': statusCode }, statusCode >= 500)
  })
}
