import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

/** Requests whose failure is in the log. */
const logged = new WeakSet<FastifyRequest>()

/** Refused requests come by the thousand: one line in this time says how many there were. */
const refusalsMs = 1000
const refusals = new WeakMap<FastifyInstance['server'], { count: number; loggedAt: number }>()

const describeRequest = ({ method, routeOptions }: FastifyRequest) => ({
  method,
  route: routeOptions.url ?? 'none',
})

/**
 * Logs why a request fails on our side, once, with its id and without anyone's data. A response that
 * tells people what to do, such as a refusal by a policy, is no failure.
 * @param error what was thrown
 * @param response what becomes of it
 */
export function logFailure(
  request: FastifyRequest,
  error: unknown,
  response: AppError,
  call?: string,
): void {
  if (response.status < 500 || logged.has(request)) return
  logged.add(request)
  if (response.code === 'OVERLOADED') return logRefusal(request)
  const facts = { ...describeRequest(request), status: response.status, code: response.code }
  request.log.error(
    // The error of a response says nothing that its code does not.
    { ...facts, ...(call ? { call } : {}), ...(error instanceof AppError ? {} : { err: error }) },
    'request failed',
  )
}

function logRefusal(request: FastifyRequest): void {
  const { server } = request.server
  const { count, loggedAt } = refusals.get(server) ?? { count: 0, loggedAt: -Infinity }
  const now = performance.now()
  const isDue = now - loggedAt >= refusalsMs
  refusals.set(server, isDue ? { count: 0, loggedAt: now } : { count: count + 1, loggedAt })
  if (isDue) request.log.warn({ ...describeRequest(request), count: count + 1 }, 'requests refused')
}

/** Logs responses with a 5xx that did not come from an error, such as a page without its data. */
export function logFailures(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, { statusCode }) => {
    const { method, route } = describeRequest(request)
    // Probes ask every few seconds whether the process is ready; their 503 is an answer.
    const isProbe = route !== '/*' && !route.startsWith('/backend/')
    if (statusCode < 500 || isProbe || logged.has(request)) return
    logged.add(request)
    request.log.error({ method, route, status: statusCode }, 'request failed')
  })
}
