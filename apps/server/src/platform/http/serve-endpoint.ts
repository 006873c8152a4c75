import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isMutation, type EndpointSpec } from '@fledge/kernel/endpoint.ts'
import type { AccessLevel } from '@fledge/domain/sessions/types.ts'
import { newId } from '../ids.ts'
import type { Services } from '../services.ts'
import {
  createSessionControl,
  type CookieChange,
  repeatCookie,
} from '../session/session-control.ts'
import { hideFromView } from '../session/hide-from-view.ts'
import { resolveSession } from '../session/session-store.ts'
import { readViewId } from '../session/view-cookie.ts'
import type { Db, Tx } from '../db/database.ts'
import type { LogPosition } from '../db/log-position.ts'
import type { ReplicaRead } from '../db/replica-read.ts'
import { isConnectionLost } from '../db/lost-connection.ts'
import { hasRequestTimeout, withTimeLimit } from './request-timeout.ts'
import { mapDatabaseError } from './database-errors.ts'
import type { Handler } from './handler.ts'
import {
  buildContext,
  commitServices,
  createReadOnlySessionControl,
  type ParsedRequest,
} from './handler-context.ts'
import {
  createResponseStore,
  type StoredResponse,
  type RequestKey,
  hasStoredResponse,
} from './idempotency.ts'
import { checkCrossSite } from './network.ts'
import { AppError, CommittedFailure } from './app-error.ts'
import { checkAccess } from './check-access.ts'
import { RawResponse, SerializedResponse } from './response.ts'
import { getSessionCookieName, readPosition, setPosition } from './cookies.ts'
import { logFailure } from './log-failures.ts'
import { parseRequest } from './parse-request.ts'
import { toRequestKey } from './request-key.ts'
import { sendError, sendJson, sendRaw, setCookie, serializeResponse } from './send-response.ts'

/** An endpoint with everything needed to serve it. */
interface EndpointRuntime {
  readonly services: Services
  readonly name: string
  readonly call: EndpointSpec<AccessLevel>
  readonly handler: Handler<never>
  /** Origins of our own pages. */
  readonly origins: readonly string[]
}

interface HandlerResult {
  readonly answer: StoredResponse | RawResponse | CommittedFailure
  readonly cookie: CookieChange
  /** Whether this is the stored response of a repeated request. */
  readonly isRepeated: boolean
}

/** The part of a handler that runs in the transaction. */
type Commit = (ctx: never) => Promise<unknown>

/** Sends the response. A reply is thenable, so no async function may return it. */
type SendResponse = (reply: FastifyReply) => FastifyReply

/**
 * Serves one endpoint: origin and request id → session → access → parse → handler → response by its
 * schema, within the time limit.
 */
export function serveEndpoint(runtime: EndpointRuntime) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const timeout = new AbortController()
    const response = handleRequest(runtime, request, timeout.signal).catch((error: unknown) =>
      sendFailure(toAppError(runtime, request, error)),
    )
    const send = await (hasRequestTimeout(runtime.call)
      ? withTimeLimit(response, timeout, {
          database: runtime.services.database,
          onTimeout() {
            const error = new AppError('UNAVAILABLE', { retryAfter: 2 })
            logFailure(request, timeout.signal.reason, error, runtime.name)
            return sendFailure(error)
          },
        })
      : response)
    return send(reply)
  }
}

const sendFailure =
  (error: AppError): SendResponse =>
  (reply) =>
    sendError(reply, error)

async function handleRequest(
  runtime: EndpointRuntime,
  request: FastifyRequest,
  signal: AbortSignal,
): Promise<SendResponse> {
  const { call, services } = runtime
  const changing = isMutation(call)
  if (changing && !call.csrfExempt) checkCrossSite(request, runtime.origins)
  const cookie = request.cookies[getSessionCookieName(services.env)]
  const { database, env } = services
  const view = call.isOutsideView ? undefined : readViewId(request, env)
  const session = await resolveSession(database.read(signal), cookie, env, view)
  checkAccess(call, session, services.clock.now())
  const parsed = await parseRequest(call, request)
  const parsedRequest: ParsedRequest = { request, session, parsed, signal }
  if (changing)
    return handleMutation(runtime, parsedRequest, services.database.readAs(session.actor, signal))
  // The session itself was read from the primary: who has lost a right has lost it at once.
  const replica = call.fromReplica
    ? { after: readPosition(services.env, request.headers.cookie) }
    : undefined
  const reading = session.view ? toReadOnly(runtime) : runtime
  const db = reading.services.database.readAs(session.actor, signal, replica)
  return handleQuery(reading, parsedRequest, db, replica)
}

/** The same endpoint with a database in which nothing can be changed on anyone's behalf. */
const toReadOnly = ({ services, ...endpoint }: EndpointRuntime): EndpointRuntime => ({
  ...endpoint,
  services: { ...services, database: services.database.readOnly },
})

async function handleQuery(
  runtime: EndpointRuntime,
  parsedRequest: ParsedRequest,
  db: Db,
  replica: ReplicaRead | undefined,
): Promise<SendResponse> {
  const { handler } = runtime
  if (typeof handler !== 'function')
    throw new Error(`${runtime.name} is a query and cannot have two parts`)
  const ctx = buildContext(parsedRequest, db, {
    services: runtime.services,
    signal: parsedRequest.signal,
    replica,
    session: createReadOnlySessionControl(parsedRequest.session),
  })
  const result: unknown = await handler(ctx)
  if (result instanceof RawResponse) return (reply) => sendRaw(reply, result)
  if (result instanceof SerializedResponse) return (reply) => sendJson(reply, 200, result.body)
  const response = serializeResponse(runtime.call, result)
  const answer = parsedRequest.session.view ? hideFromView(response) : response
  const { env, database } = runtime.services
  const position = runtime.call.announcesChanges
    ? await database.readPosition(parsedRequest.signal)
    : null
  return (reply) => {
    setPosition(reply, env, position)
    return sendJson(reply, 200, answer)
  }
}

async function handleMutation(
  runtime: EndpointRuntime,
  parsedRequest: ParsedRequest,
  db: Db,
): Promise<SendResponse> {
  const { services, call } = runtime
  const key = call.csrfExempt ? null : toRequestKey(parsedRequest)
  const undo: (() => Promise<unknown>)[] = []
  let isPrepared = false
  let position: LogPosition | null = null
  try {
    const commit = await prepareCommit(runtime, parsedRequest, db, key, undo)
    isPrepared = true
    const { answer, cookie, isRepeated } = await services.database.transaction(
      parsedRequest.session.actor,
      (tx) => runHandler(runtime, parsedRequest, tx, key, commit),
      {
        signal: parsedRequest.signal,
        onCommit: (committed) => {
          position = committed
        },
      },
    )
    if (answer instanceof CommittedFailure) throw answer.error
    if (isRepeated) await undoPreparation(parsedRequest, undo)
    return (reply) => {
      setCookie(reply, services, cookie.change)
      setPosition(reply, services.env, position)
      return answer instanceof RawResponse
        ? sendRaw(reply, answer)
        : sendJson(reply, answer.status, answer.answer)
    }
  } catch (error) {
    // A commit over a lost connection may have succeeded, so keep its prepared data.
    if (!isPrepared || !isConnectionLost(error)) await undoPreparation(parsedRequest, undo)
    throw error
  }
}

const undoWaitMs = 300

/** Undoes the preparation for a commit that did not happen. */
async function undoPreparation(
  { request }: ParsedRequest,
  undo: readonly (() => Promise<unknown>)[],
): Promise<void> {
  const run = async () => {
    for (const act of undo)
      await act().catch((error: unknown) => request.log.error({ err: error }, 'undo failed'))
  }
  // What is out of order may not be undone for long, either; the response does not wait for it.
  await Promise.race([run(), delay(undoWaitMs, undefined, { ref: false })])
}

/** Runs `prepare`, if any, and returns the part of the handler that runs in the transaction. */
async function prepareCommit(
  { handler, services }: EndpointRuntime,
  parsedRequest: ParsedRequest,
  db: Db,
  key: RequestKey | null,
  undo: (() => Promise<unknown>)[],
): Promise<Commit> {
  if (typeof handler === 'function') return handler
  // Do not prepare twice; the transaction finds the stored response.
  if (key && (await hasStoredResponse(db, key)))
    return async () => {
      throw new AppError('REQUEST_IN_PROGRESS')
    }
  return handler.prepare(
    buildContext(parsedRequest, db, {
      services,
      signal: parsedRequest.signal,
      sessionId: parsedRequest.session.id,
      undo: (act: () => Promise<unknown>) => void undo.push(act),
    }),
  )
}

async function repeatResponse(
  tx: Tx,
  keyRing: Services['keyRing'],
  prior: StoredResponse,
): Promise<HandlerResult> {
  const change = prior.cookieSalt ? await repeatCookie(tx, keyRing, prior.cookieSalt) : null
  return { answer: prior, cookie: { change }, isRepeated: true }
}

async function runHandler(
  runtime: EndpointRuntime,
  parsedRequest: ParsedRequest,
  tx: Tx,
  key: RequestKey | null,
  commit: Commit,
): Promise<HandlerResult> {
  const cookie: CookieChange = { change: null }
  const { keyRing } = runtime.services
  const stored = createResponseStore(tx, runtime.call, keyRing)
  const prior = key ? await stored.find(key) : null
  if (prior) return repeatResponse(tx, keyRing, prior)
  const result = await commit(
    buildContext(parsedRequest, tx, {
      services: commitServices(runtime.services),
      session: createSessionControl(
        tx,
        keyRing,
        parsedRequest.session.id,
        parsedRequest.request.headers['user-agent'] ?? '',
        cookie,
      ),
    }),
  )
  if (result instanceof CommittedFailure || result instanceof RawResponse)
    return { answer: result, cookie, isRepeated: false }
  const response: StoredResponse = {
    status: 200,
    answer: serializeResponse(runtime.call, result),
    cookieSalt: cookie.change && cookie.change !== 'end' ? cookie.change.salt : null,
  }
  if (key) stored.save(key, response)
  return { answer: response, cookie, isRepeated: false }
}

/** Maps whatever a handler threw to an error response; a bug is reported and INTERNAL. */
function toAppError(
  { services, name }: EndpointRuntime,
  request: FastifyRequest,
  error: unknown,
): AppError {
  const expected = error instanceof AppError ? error : mapDatabaseError(error)
  const response = expected ?? new AppError('INTERNAL')
  logFailure(request, error, response, name)
  if (!expected) services.reports.report(error, { call: name })
  return response
}

/** Returns the request id, or a new one for requests without it (queries). */
export const getRequestId = (header: string | string[] | undefined, now: Date): string =>
  typeof header === 'string' && header.length <= 64 && /^[\w-]+$/.test(header) ? header : newId(now)
