import { BrowserClient, defaultStackParser, type ErrorEvent } from '@sentry/react'
import { client } from '../http/client.ts'

/** Returns an event in the format of our backend: the error, its stack and the page. */
function toErrorReport({ exception }: ErrorEvent) {
  const { type, value, stacktrace } = exception?.values?.at(-1) ?? {}
  return {
    type: (type ?? 'Error').slice(0, 200),
    message: (value ?? '').slice(0, 2000),
    page: location.pathname.slice(0, 300),
    frames: (stacktrace?.frames ?? [])
      .slice(-50)
      .map(({ filename, function: called, lineno, colno }) => ({
        filename: (filename ?? '').split(/[?#]/, 1).join('').slice(0, 500),
        ...(called ? { function: called.slice(0, 200) } : {}),
        ...(lineno === undefined ? {} : { lineno }),
        ...(colno === undefined ? {} : { colno }),
      })),
  }
}

/**
 * Opens the reporter: the service's own parsing of an error, sent to our backend, which forwards
 * it. The service's URL and key stay on the server.
 */
export function createErrorReporter(): (error: unknown) => void {
  const reporter = new BrowserClient({
    // Never contacted: every event is sent by the transport below.
    dsn: 'https://here@errors.invalid/1',
    integrations: [],
    stackParser: defaultStackParser,
    sendClientReports: false,
    beforeSend: (event) => {
      void client.errorReports.sendErrorReport({ body: toErrorReport(event) }).catch(() => null)
      return null
    },
    transport: () => ({ send: async () => ({}), flush: async () => true }),
  })
  reporter.init()
  return (error) => void reporter.captureException(error)
}
