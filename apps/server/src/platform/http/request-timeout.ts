import { setTimeout as delay } from 'node:timers/promises'
import type { EndpointSpec } from '@fledge/kernel/endpoint.ts'
import type { Database } from '../db/database.ts'

/** Time limit of a request in milliseconds, starting once its session is loaded. */
const requestTimeoutMs = 10_000

/**
 * A request that has waited this long asks whether the database responds; one that is silent for the
 * other time ends it, so that the response comes within three seconds.
 */
const databaseSilence = { firstAskMs: 1000, maxMs: 1800 } as const

/** The request timed out and its client has received a response. */
export class RequestTimeoutError extends Error {
  constructor() {
    super('out of time')
  }
}

/**
 * Uploads take as long as the client's connection needs; streams and files are sent for as long as
 * they are read.
 */
export const hasRequestTimeout = (call: EndpointSpec): boolean =>
  call.upload === undefined && call.bytes === undefined && call.rawResponse !== true

interface TimeLimitOptions<Response> {
  readonly database: Pick<Database, 'isResponding'>
  readonly onTimeout: () => Response
}

/**
 * Returns the response, or that of a timeout after the time limit or as soon as the database is
 * silent; then no further statement runs.
 */
export async function withTimeLimit<Response>(
  response: Promise<Response>,
  timeout: AbortController,
  { database, onTimeout }: TimeLimitOptions<Response>,
): Promise<Response> {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const end = () => {
    timeout.abort(new RequestTimeoutError())
    resolve(onTimeout())
  }
  const timer = setTimeout(end, requestTimeoutMs)
  const watch = setInterval(() => {
    void isDatabaseSilent(database).then((isSilent) => isSilent && end())
  }, databaseSilence.firstAskMs)
  try {
    return await Promise.race([response, promise])
  } finally {
    clearTimeout(timer)
    clearInterval(watch)
  }
}

/** Asks over the connection that is reserved for this, and does not wait for long. */
const isDatabaseSilent = async (database: Pick<Database, 'isResponding'>): Promise<boolean> =>
  !(await Promise.race([
    database.isResponding(),
    delay(databaseSilence.maxMs, false, { ref: false }),
  ]))
