import type { ErrorEvent, Event } from '@sentry/core'
import type { ServerRuntimeClient } from '@sentry/core/server'
import type { Env } from '../env.ts'
import type { Outbound } from '../outbound.ts'
import { redactPersonalData } from './redact-personal-data.ts'

/** Where in the product an error occurred; never whom it affected. */
export interface ErrorContext {
  readonly call?: string
  readonly job?: string
}

/** An error reported by the web app, as accepted by the contract. */
export interface ScreenError {
  readonly type: string
  readonly message: string
  readonly frames: readonly {
    readonly filename: string
    readonly function?: string | undefined
    readonly lineno?: number | undefined
    readonly colno?: number | undefined
  }[]
  readonly page: string
}

/**
 * Reports errors to a Sentry-compatible service. If none is configured, nothing is reported and the
 * client is not loaded.
 */
export interface ErrorReports {
  readonly isOn: boolean
  report(error: unknown, context: ErrorContext): void
  reportScreenError(error: ScreenError): void
  /** Waits until pending reports are sent, up to a time limit. */
  flush(): Promise<void>
}

const disabledReports: ErrorReports = {
  isOn: false,
  report: () => {},
  reportScreenError: () => {},
  flush: async () => {},
}

/** Creates the error reports of a process. */
export async function createErrorReports(env: Env, outbound: Outbound): Promise<ErrorReports> {
  if (!env.SENTRY_DSN) return disabledReports
  const client = await clientOf(env, env.SENTRY_DSN, outbound)
  return {
    isOn: true,
    report: (error, context) =>
      void client.captureException(error, { captureContext: { tags: { ...context } } }),
    reportScreenError: (error) => void client.captureEvent(toErrorEvent(error)),
    flush: async () => void (await client.flush(2000)),
  }
}

async function clientOf(env: Env, dsn: string, outbound: Outbound): Promise<ServerRuntimeClient> {
  const [
    { createStackParser, createTransport },
    { nodeStackLineParser, ServerRuntimeClient: Client },
  ] = await Promise.all([import('@sentry/core'), import('@sentry/core/server')])
  const client = new Client({
    dsn,
    environment: env.NODE_ENV,
    platform: 'node',
    runtime: { name: 'node', version: process.version },
    integrations: [],
    sendClientReports: false,
    stackParser: createStackParser(nodeStackLineParser()),
    beforeSend: (event) => stripEvent(event),
    transport: (options) =>
      createTransport(options, async ({ body }) => {
        const answer = await outbound.call(
          'errorReports',
          (signal) =>
            fetch(options.url, {
              method: 'POST',
              redirect: 'error',
              body: typeof body === 'string' ? body : new Uint8Array(body),
              headers: options.headers ?? {},
              signal,
            }),
          ({ status }) => status >= 500,
        )
        return {
          statusCode: answer.status,
          headers: {
            'retry-after': answer.headers.get('retry-after'),
            'x-sentry-rate-limits': answer.headers.get('x-sentry-rate-limits'),
          },
        }
      }),
  })
  client.init()
  return client
}

/**
 * Copies only the listed fields about the error and its location, so that nothing else can be sent.
 */
function stripEvent({
  event_id,
  timestamp,
  level,
  platform,
  environment,
  tags,
  exception,
  type,
}: ErrorEvent): ErrorEvent {
  const values = (exception?.values ?? []).map(({ type: name, value, stacktrace }) => ({
    ...(name ? { type: name } : {}),
    value: redactPersonalData(value ?? ''),
    stacktrace: {
      frames: (stacktrace?.frames ?? []).map(
        ({ filename, function: called, lineno, colno, in_app }) =>
          omitUndefined({ filename, function: called, lineno, colno, in_app }),
      ),
    },
  }))
  return {
    type,
    ...omitUndefined({ event_id, timestamp, level, platform, environment, tags }),
    exception: { values },
  }
}

/** Removes undefined values, because the service's types do not allow undefined. */
function omitUndefined<T extends object>(fields: T): { [K in keyof T]?: NonNullable<T[K]> } {
  // Every remaining entry has a value of its original type.
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null),
  ) as { [K in keyof T]?: NonNullable<T[K]> }
}

const toErrorEvent = ({ type, message, frames, page }: ScreenError): Event => ({
  platform: 'javascript',
  level: 'error',
  tags: { page: redactPersonalData(page) },
  exception: {
    values: [
      { type, value: message, stacktrace: { frames: frames.map((frame) => omitUndefined(frame)) } },
    ],
  },
})
