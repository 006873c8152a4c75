import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ZodType } from 'zod'
import { isChanging, type CallSpec } from '@fledge/kernel/call.ts'
import type { Access } from '@fledge/domain/sessions/words.ts'
import { sessionCan } from '@fledge/domain/sessions/can.ts'
import { newId } from '../ids.ts'
import type { Services } from '../services.ts'
import { sessionControl, tokenOfSalt, type CookieChange } from '../session/session-control.ts'
import { sessionOf, type Session } from '../session/session-store.ts'
import type { Db, Tx } from '../db/database.ts'
import { readUpload, type UploadRead } from './upload.ts'
import { failure, success } from './envelope.ts'
import { refusalOfError } from './failures.ts'
import type { Ctx, Handler } from './handler.ts'
import { firstAnswer, hashOf, keepAnswer, type Kept, type RequestKey } from './idempotency.ts'
import { crossSite, netOf } from './network.ts'
import { Counted, Raw, Refusal, refuse, refused } from './outcome.ts'
import { cookieName, cookieOptions } from './cookies.ts'

interface Parsed {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly upload: UploadRead | undefined
  readonly bytes: Buffer | undefined
}

/** One call as it is served. */
interface Served {
  readonly services: Services
  readonly name: string
  readonly call: CallSpec<Access>
  readonly handler: Handler<never>
  /** Where our own pages live. */
  readonly origins: readonly string[]
}

/** One request to it, once its session is known and its parts are read. */
interface Asked {
  readonly request: FastifyRequest
  readonly session: Session
  readonly parsed: Parsed
}

interface Made {
  readonly answer: Kept | Raw | Refusal
  readonly cookie: CookieChange
}

/** Serves one call: origin and id → session → access → parse → handler → answer by its schema. */
export function serveCall(served: Served) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const outcome = await answerOf(served, request, reply).catch((error: unknown) =>
      thrown(served, request, error),
    )
    return outcome instanceof Refusal ? sendRefusal(reply, outcome) : outcome
  }
}

async function answerOf(
  served: Served,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | Refusal> {
  const { call, services } = served
  const changing = isChanging(call)
  const foreign = changing && !call.ownProof ? crossSite(request, served.origins) : null
  if (foreign) return foreign
  const db = services.database.read()
  const session = await sessionOf(db, request.cookies[cookieName(services.env)])
  const barred = accessRefusal(call, session)
  if (barred) return barred
  const parsed = await parse(call, request)
  if (parsed instanceof Refusal) return parsed
  const asked: Asked = { request, session, parsed }
  if (changing) return change(served, asked, reply)
  return finish(
    reply,
    call,
    await served.handler(ctxOf(served, asked, db, noSessionControl(session))),
  )
}

async function change(
  served: Served,
  asked: Asked,
  reply: FastifyReply,
): Promise<FastifyReply | Refusal> {
  const { services, call } = served
  const key = call.ownProof ? null : requestKey(asked)
  const kept = ({ answer }: Made) => !(answer instanceof Refusal) || answer.kept
  const { answer, cookie } = await services.database.transaction(
    asked.session.actor,
    (tx) => attempt(served, asked, tx, key),
    kept,
  )
  if (answer instanceof Refusal) return answer
  setCookie(reply, services, cookie.change)
  return answer instanceof Raw
    ? sendRaw(reply, answer)
    : sendJson(reply, answer.status, answer.answer)
}

async function attempt(
  served: Served,
  asked: Asked,
  tx: Tx,
  key: RequestKey | null,
): Promise<Made> {
  const cookie: CookieChange = { change: null }
  const prior = key ? await firstAnswer(tx, key) : null
  if (prior instanceof Refusal) return { answer: prior, cookie }
  if (prior)
    return {
      answer: prior,
      cookie: { change: prior.cookieSalt ? { salt: prior.cookieSalt } : null },
    }
  const control = sessionControl(
    tx,
    served.services.signer,
    asked.session.id,
    asked.request.headers['user-agent'] ?? '',
    cookie,
  )
  const result = await served.handler(ctxOf(served, asked, tx, control))
  if (result instanceof Refusal || result instanceof Raw) return { answer: result, cookie }
  const kept: Kept = {
    status: 200,
    answer: written(served.call, result),
    cookieSalt: cookie.change && cookie.change !== 'end' ? cookie.change.salt : null,
  }
  if (key) await keepAnswer(tx, key, kept)
  return { answer: kept, cookie }
}

function ctxOf(
  { services }: Served,
  { request, session, parsed }: Asked,
  db: Db | Tx,
  control: Ctx<CallSpec>['session'],
): never {
  const ctx = {
    ...parsed,
    actor: session.actor,
    db,
    now: db.now,
    requestId: request.id,
    session: control,
    net: netOf(request.ip),
    userAgent: request.headers['user-agent'] ?? '',
    headers: request.headers,
    services,
  }
  // The handler's own Ctx is made of this call's schemas and access, which were checked above; see `room()`.
  return ctx as never
}

function accessRefusal(call: CallSpec<Access>, session: Session): Refusal | null {
  const { actor } = session
  const verdict = sessionCan.call(actor, call.access)
  if (!verdict.yes)
    return actor.kind === 'anonymous' ? refuse('UNAUTHENTICATED') : refused(verdict, 'FORBIDDEN')
  const account = sessionCan.callAsCompany(
    actor,
    call.account ?? (call.access.includes('public') ? 'any' : 'onboarding'),
  )
  return account.yes ? null : refused(account, 'COMPANY_NOT_APPROVED')
}

async function parse(call: CallSpec, request: FastifyRequest): Promise<Parsed | Refusal> {
  const params = check(call.params, request.params)
  if (params instanceof Refusal) return params.code === 'VALIDATION' ? refuse('NOT_FOUND') : params
  const query = check(call.query, request.query ?? {})
  if (query instanceof Refusal) return query
  const upload = call.upload === undefined ? undefined : await readUpload(request, call.upload)
  if (upload instanceof Refusal) return upload
  const body = check(call.body, upload ? upload.fields : (request.body ?? {}))
  if (body instanceof Refusal) return body
  const bytes = call.bytes !== undefined && Buffer.isBuffer(request.body) ? request.body : undefined
  return { params, query, body, upload, bytes }
}

function check(schema: ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const fields: Record<string, string> = {}
  for (const issue of result.error.issues)
    fields[
      issue.path.join('.') || (issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : 'body')
    ] ??= issue.message
  return refuse('VALIDATION', { fields })
}

function requestKey({ request, session, parsed }: Asked): RequestKey {
  const body = parsed.upload
    ? hashOf(
        parsed.upload.filename,
        parsed.upload.bytes.toString('base64'),
        JSON.stringify(parsed.body ?? null),
      )
    : parsed.bytes
      ? parsed.bytes.toString('base64')
      : JSON.stringify(request.body ?? null)
  return {
    session: session.key,
    id: String(request.headers['x-request-id']).toLowerCase(),
    call: `${request.method} ${request.url.split('?')[0]}`,
    bodyHash: hashOf(request.url, body),
  }
}

/** The payload as its schema allows it: a column that the answer does not name cannot leave. */
function written(call: CallSpec, result: unknown): string {
  return result instanceof Counted
    ? success(call.answer.parse(result.payload), result.count)
    : success(call.answer.parse(result))
}

function finish(reply: FastifyReply, call: CallSpec, result: unknown): FastifyReply | Refusal {
  if (result instanceof Refusal) return result
  return result instanceof Raw
    ? sendRaw(reply, result)
    : sendJson(reply, 200, written(call, result))
}

function sendJson(reply: FastifyReply, status: number, body: string): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(body)
}

function sendRaw(reply: FastifyReply, raw: Raw): FastifyReply {
  return reply
    .code(raw.status)
    .headers({ 'cache-control': 'no-store', ...raw.headers })
    .type(raw.type)
    .send(raw.body)
}

/** Sends a refusal in the envelope. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (refusal.retryAfter !== undefined) void reply.header('retry-after', String(refusal.retryAfter))
  return sendJson(reply, refusal.status, failure(refusal))
}

function setCookie(reply: FastifyReply, services: Services, change: CookieChange['change']): void {
  if (change === 'end')
    void reply.clearCookie(cookieName(services.env), cookieOptions(services.env))
  else if (change)
    void reply.setCookie(
      cookieName(services.env),
      tokenOfSalt(services.signer, change.salt),
      cookieOptions(services.env),
    )
}

function thrown({ services, name }: Served, request: FastifyRequest, error: unknown): Refusal {
  const known = refusalOfError(error)
  if (!known) {
    request.log.error({ err: error, call: name }, 'call failed')
    services.reports.tell(error, { call: name })
  }
  return known ?? refuse('INTERNAL')
}

function noSessionControl(session: Session): Ctx<CallSpec>['session'] {
  const never = () => Promise.reject(new Error('a reading call cannot change its session'))
  return { id: session.id, start: never, startRegistration: never, end: never }
}

/** A fresh request id for calls that came without one (reads). */
export const requestIdOf = (header: string | string[] | undefined, now: Date): string =>
  typeof header === 'string' && header.length <= 64 && /^[\w-]+$/.test(header) ? header : newId(now)
