import type {
  ResponseOf,
  BodyOf,
  EndpointSpec,
  Endpoints,
  ParamsOf,
  QueryOf,
} from '@fledge/kernel/endpoint.ts'
import type {
  AccessLevel,
  Actor,
  AnyActor,
  CompanyMember,
  InternActor,
  Operator,
  Registering,
  UserType,
} from '@fledge/domain/sessions/types.ts'
import type { Attempt, Database, Db, EventSubscription, Tx } from '../db/database.ts'
import type { ReplicaRead } from '../db/replica-read.ts'
import type { SealedValues } from '../keys/sealed-values.ts'
import type { LoadPageMetadata } from './page-metadata.ts'
import type { CommitServices, Services } from '../services.ts'
import type { AccountView } from '../session/session-store.ts'
import type { ThreadProgram } from '../threads/thread-messages.ts'
import type { CommittedFailure } from './app-error.ts'
import type { KeysetResult, PagedResult, RawResponse, SerializedResponse } from './response.ts'

/** Maps an access level to its actors; a handler is called with no others. */
type AllowedActor<A> = A extends 'public' | 'dev'
  ? Actor
  : A extends 'reg'
    ? Registering
    : A extends 'session'
      ? CompanyMember | InternActor | Operator
      : A extends `company${string}`
        ? CompanyMember
        : A extends 'intern'
          ? InternActor
          : A extends `operator${string}`
            ? Operator
            : never

type AccessOf<C extends EndpointSpec> = C['access'][number]

type IsMutating<C extends EndpointSpec> = C['mutates'] extends boolean
  ? C['mutates']
  : C['method'] extends 'GET'
    ? false
    : true

export interface HandlerUpload {
  readonly filename: string
  readonly bytes: Buffer
}

/** Starts and ends the caller's own session; the cookie is set after the commit. */
export interface SessionControl {
  start(userId: string, type: UserType): Promise<void>
  /** Starts a session after both steps of a sign-in. */
  startVerified(userId: string, type: UserType): Promise<void>
  /** Starts a session that may only enter a code of the second factor. */
  startPending(userId: string, type: UserType): Promise<void>
  /** Notes that a code of the second factor was entered in this session. */
  markSecondFactor(): Promise<void>
  startRegistration(registrationId: string): Promise<void>
  end(): Promise<void>
  /** Id of the request's session, or null. */
  readonly id: string | null
  /** What a manager sees of someone else's account; null for people's own requests. */
  readonly view: AccountView | null
}

/** Request data available to every part of a handler. */
interface HandlerRequest<C extends EndpointSpec> {
  readonly actor: AllowedActor<AccessOf<C>>
  readonly params: ParamsOf<C>
  readonly query: QueryOf<C>
  readonly body: BodyOf<C>
  /** The uploaded file of an `upload` endpoint. */
  readonly upload: C['upload'] extends number ? HandlerUpload : undefined
  readonly bytes: C['bytes'] extends number ? Buffer : undefined
  readonly now: Date
  readonly requestId: string
  /** The client's network for rate limits: an IPv4 address, or the /64 of an IPv6 address. */
  readonly net: string
  readonly userAgent: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

interface ReadCtx<C extends EndpointSpec> extends HandlerRequest<C> {
  /** Uses the pool: no connection is held between two statements. */
  readonly db: Db
  readonly session: SessionControl
  readonly services: Services
  /** Aborted when the request times out. */
  readonly signal: AbortSignal
  /** What `db` may read from a replica, for a thread that reads by itself; absent for none. */
  readonly replica: ReplicaRead | undefined
}

interface CommitCtx<C extends EndpointSpec> extends HandlerRequest<C> {
  /** One transaction, committed unless the handler throws. */
  readonly db: Tx
  readonly session: SessionControl
  /**
   * Only services that never wait for another server, a process or a disk; slow work belongs in
   * `prepare`.
   */
  readonly services: CommitServices
}

/** The handler's context: a transaction for mutations, the pool for queries. */
export type Ctx<C extends EndpointSpec> = IsMutating<C> extends true ? CommitCtx<C> : ReadCtx<C>

/** The context of `prepare` in a two-part mutation: everything but a transaction. */
export interface PrepareCtx<C extends EndpointSpec> extends HandlerRequest<C> {
  readonly db: Db
  readonly sessionId: string | null
  readonly services: Services
  readonly signal: AbortSignal
  /**
   * Registers a cleanup that runs if `commit` is not committed. It does not run if the outcome is
   * unknown (connection lost during the commit).
   */
  undo(act: () => Promise<unknown>): void
}

export type HandlerResponse<C extends EndpointSpec> = C['rawResponse'] extends true
  ? RawResponse
  : C['keyset'] extends true
    ? KeysetResult<ResponseOf<C>>
    : C['paginated'] extends true
      ? PagedResult<ResponseOf<C>>
      : ResponseOf<C>

type CommitHandler<C extends EndpointSpec> = (
  ctx: Ctx<C>,
) => Promise<
  HandlerResponse<C> | CommittedFailure | (IsMutating<C> extends true ? never : SerializedResponse)
>

/** A mutation with slow work before its transaction. */
export interface TwoPartHandler<C extends EndpointSpec> {
  prepare(ctx: PrepareCtx<C>): Promise<CommitHandler<C>>
}

export type Handler<C extends EndpointSpec> =
  | CommitHandler<C>
  | (IsMutating<C> extends true ? TwoPartHandler<C> : never)

export interface HandlerParts<C extends EndpointSpec, P> {
  /**
   * Does the slow work: files, providers, parsing. Locks nothing, so `commit` reads its data again.
   * Its own writes use separate transactions.
   */
  prepare(ctx: PrepareCtx<C>): Promise<P>
  /** Runs in the transaction. Its services cannot wait for anything slow. */
  commit(ctx: Ctx<C>, prepared: P): Promise<HandlerResponse<C> | CommittedFailure>
}

/**
 * Defines a handler in two parts, so that no slow or external work happens while a connection and
 * locks are held (design/reliability.md, 20). A repeated request with a stored response is not
 * prepared again.
 */
export function defineTwoPartHandler<C extends EndpointSpec, P>(
  parts: HandlerParts<C, P>,
): TwoPartHandler<C> {
  return {
    async prepare(ctx) {
      const prepared = await parts.prepare(ctx)
      return (commit) => parts.commit(commit, prepared)
    },
  }
}

/** One handler for each endpoint of the feature; a missing one does not compile. */
export type Handlers<R extends Endpoints<AccessLevel>> = { readonly [K in keyof R]: Handler<R[K]> }

/**
 * A timed job that processes everything due at `now`. It runs once a minute, and when the
 * development clock is moved.
 */
export type Job = BatchJob | RowJob

/** A job that processes many independent rows in one transaction. */
export interface BatchJob {
  readonly name: string
  /** @returns the number of processed rows; the job runs again while it is more than 0 */
  run(tx: Tx): Promise<number>
}

/**
 * A job whose rows depend on others (company, plan, intern). `process` locks them in lock order and
 * checks the row again. Each row is processed in a separate transaction, unless the job can lock
 * the parents of several rows at once: otherwise two rows in one transaction would break the lock
 * order (second company after first intern). Side by side, rows send their statements together, and
 * those that can be merged become one.
 */
export interface RowJob {
  readonly name: string
  /** Whether people wait for it: it also looks for due rows twice a second. */
  readonly isUrgent?: true
  /** Finds the next due rows, at most a page of them, in the order of their times and ids. */
  due(db: Db, page: DuePage): Promise<readonly DueJobRow[]>
  /**
   * Locks the parents of rows without waiting. Rows of which another transaction has locked a
   * parent are processed separately.
   * @returns the parents by the ids of the rows for which all are locked. Rows without a common
   *   parent are processed side by side
   */
  lockFree?(tx: Tx, rows: readonly DueJobRow[]): Promise<ReadonlyMap<string, readonly string[]>>
}

/**
 * Parameters of the statement that finds a job's next due rows: those behind this time and id, so
 * that rows that are left block no others.
 */
export interface DuePage {
  readonly now: string
  readonly after_at: string
  readonly after_id: string
}

export interface DueJobRow {
  /** When it was due, as PostgreSQL's text: a Date would lose microseconds and find it again. */
  readonly at: string
  readonly id: string
  /** What has its parents, if not the row itself: a candidature or an application. */
  readonly subject?: string
  /** On whose behalf it is processed; the clock's if absent. */
  readonly actor?: AnyActor
  /**
   * Rows share transactions within a group only, and those without one with each other. The rows of a
   * group have the same actor. Null for a row that needs a transaction of its own.
   */
  readonly group?: string | null
  /**
   * @param attempt runs a part of which nothing remains if it fails; absent in a transaction that rows
   * share
   * @returns whether the row was processed; otherwise, or after an error, it is left for the next
   * sweep
   * @throws NeedsOwnTransactionError in a shared transaction, to be processed again in one of its own
   */
  process(tx: Tx, attempt?: Attempt): Promise<boolean>
}

export interface Feature {
  readonly calls: Endpoints<AccessLevel>
  // `defineFeature()` checked that each handler matches its endpoint; only the platform calls them,
  // with data parsed by the endpoint's schemas.
  readonly handlers: Readonly<Record<string, Handler<never>>>
  /** Consequences of events, in the order in which they run. */
  readonly eventHandlers?: readonly EventSubscription[]
  readonly jobs?: readonly Job[]
  /** Its values that are stored encrypted. */
  readonly sealedValues?: readonly SealedValues[]
  /**
   * Metadata of public pages for search engines and link previews, by the page's path (contract's
   * pages).
   */
  readonly heads?: Readonly<Record<string, LoadPageMetadata>>
  /**
   * Sends data to external servers, outside of any transaction: after the jobs of each sweep, and
   * soon after a commit that added to the outbox. Handles its own errors.
   */
  readonly deliver?: (services: Services) => Promise<void>
  /** Programs that start with the server, so that their first requests do not wait. */
  readonly threads?: readonly ThreadProgram[]
  /** Runs once at start after the migrations, e.g. for lookups. Must be idempotent. */
  readonly seed?: (database: Database) => Promise<void>
}

/**
 * Defines a feature: endpoints with a handler for each, event handlers for other features' events,
 * and timed jobs.
 */
export function defineFeature<const R extends Endpoints<AccessLevel>>(
  calls: R,
  handlers: Handlers<R>,
  more: Pick<
    Feature,
    'eventHandlers' | 'jobs' | 'sealedValues' | 'heads' | 'deliver' | 'threads' | 'seed'
  > = {},
): Feature {
  // Each handler takes the Ctx of its own endpoint, and the platform passes exactly that.
  return { calls, handlers, ...more }
}
