import type { FastifyServerOptions } from 'fastify'
import type { Env } from '../env.ts'
import { redactUrl } from '../reports/redact-url.ts'
import { toLoggedError } from '../reports/safe-error.ts'
import type { Tracing } from '../tracing/tracing.ts'

/** Every line of the log names the trace in which it was written. */
const toLogFields = (tracing: Tracing): object => {
  const traceId = tracing.getLoggedTraceId()
  return traceId === null ? {} : { traceId }
}

/**
 * How the log is written: one line of JSON for each entry, to standard output, with the time in UTC
 * and without the values of addresses and rows.
 */
export const createLogOptions = (
  { LOG_LEVEL }: Pick<Env, 'LOG_LEVEL'>,
  tracing: Tracing,
): Exclude<FastifyServerOptions['logger'], boolean | undefined> => ({
  level: LOG_LEVEL,
  // Real time, also where the product's clock is moved.
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  ...(tracing.isOn ? { mixin: () => toLogFields(tracing) } : {}),
  serializers: {
    req: (request) => ({ method: request.method, url: redactUrl(request.url), id: request.id }),
    err: toLoggedError,
  },
})
