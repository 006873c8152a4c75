import { type MessagePort, parentPort, threadName, workerData } from 'node:worker_threads'
import { systemClock } from '../clock/clock.ts'
import type { Database } from '../db/database.ts'
import { openDatabase } from '../db/open-database.ts'
import { AppError } from '../http/app-error.ts'
import { mapDatabaseError } from '../http/database-errors.ts'
import { openTracing } from '../tracing/open-tracing.ts'
import type { ServeRequest, ThreadData, ThreadRequest, ThreadResponse } from './thread-messages.ts'

/** Connections of a thread: enough for the statements that one request makes side by side. */
const poolSize = 4

/** Serves the requests of the main thread, in a thread that it started. */
export function serveThread(start: (database: Database) => ServeRequest): void {
  if (!parentPort) return
  // The main thread passes this when it starts the thread.
  const { access, traces } = workerData as ThreadData
  const port = parentPort
  // Messages that come before are kept until something listens.
  void openTracing(traces).then((tracing) => {
    const serve = start(openDatabase({ ...access, clock: systemClock, poolSize, tracing }))
    port.on('message', ({ id, request, traceparent }: ThreadRequest) => {
      void tracing.root(`thread ${threadName}`, { kind: 'server', traceparent }, () =>
        respond(port, serve, id, request),
      )
    })
  })
}

async function respond(
  port: MessagePort,
  serve: ServeRequest,
  id: number,
  request: unknown,
): Promise<void> {
  const response = await serve(request).then(
    (text): ThreadResponse => ({ id, body: new TextEncoder().encode(text) }),
    (error: unknown) => toErrorResponse(id, error),
  )
  port.postMessage(response, 'body' in response ? [response.body.buffer] : [])
}

function toErrorResponse(id: number, error: unknown): ThreadResponse {
  const known = error instanceof AppError ? error : mapDatabaseError(error)
  if (!known) return { id, error }
  const { code, messageKey, retryAfter } = known
  return {
    id,
    code,
    options: { messageKey, ...(retryAfter === undefined ? {} : { retryAfter }) },
  }
}
