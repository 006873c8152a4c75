import type { FastifyRequest } from 'fastify'
import type { EndpointSpec } from '@fledge/kernel/endpoint.ts'
import type { Db, Tx } from '../db/database.ts'
import type { CommitServices, Services } from '../services.ts'
import type { Session } from '../session/session-store.ts'
import type { Ctx } from './handler.ts'
import { toNetwork } from './network.ts'
import type { ParsedParts } from './parse-request.ts'

/** A request with its session and parsed parts. */
export interface ParsedRequest {
  readonly request: FastifyRequest
  readonly session: Session
  readonly parsed: ParsedParts
  readonly signal: AbortSignal
}

/** Picks these services explicitly, in case the types were bypassed. */
export const commitServices = ({
  env,
  clock,
  keyRing,
  undoTime,
  nudge,
  removeFiles,
}: Services): CommitServices => ({
  env,
  clock,
  keyRing,
  undoTime,
  nudge,
  removeFiles,
})

/** Builds the `ctx` of a handler. @param extra what only this kind of handler gets */
export function buildContext(
  { request, session, parsed }: ParsedRequest,
  db: Db | Tx,
  extra: Readonly<Record<string, unknown>>,
): never {
  const ctx = {
    ...parsed,
    ...extra,
    actor: session.actor,
    db,
    now: db.now,
    requestId: request.id,
    net: toNetwork(request.ip),
    userAgent: request.headers['user-agent'] ?? '',
    headers: request.headers,
  }
  // The handler's Ctx is derived from this endpoint's schemas and access, which were checked above;
  // see `defineFeature()`.
  return ctx as never
}

/** The session of a query, which cannot change it. */
export function createReadOnlySessionControl(session: Session): Ctx<EndpointSpec>['session'] {
  const reject = () => Promise.reject(new Error('a query cannot change its session'))
  return {
    id: session.id,
    view: session.view,
    start: reject,
    startPending: reject,
    startVerified: reject,
    startRegistration: reject,
    markSecondFactor: reject,
    end: reject,
  }
}
