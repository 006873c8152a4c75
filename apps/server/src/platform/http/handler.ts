import type {
  ResponseOf,
  BodyOf,
  EndpointSpec,
  Endpoints,
  ParamsOf,
  QueryOf,
} from '@fledge/kernel/endpoint.ts'
import type {
  Access,
  Actor,
  CompanyMember,
  InternActor,
  Operator,
  Registering,
} from '@fledge/domain/sessions/types.ts'
import type { Database, Db, EventHandler, Tx } from '../db/database.ts'
import type { PageMetadata } from './page-metadata.ts'
import type { CommitServices, Services } from '../services.ts'
import { type PagedResult, type RawResponse, Refusal } from './outcome.ts'

/** Who a word of access lets in; a handler sees no other actor. */
type ActorBy<A> = A extends 'public' | 'dev'
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

type Changes<C extends EndpointSpec> = C['mutates'] extends boolean
  ? C['mutates']
  : C['method'] extends 'GET'
    ? false
    : true

export interface Upload {
  readonly filename: string
  readonly bytes: Buffer
}

/** Starts and ends the caller's own session; the cookie follows when the transaction is kept. */
export interface SessionControl {
  start(userId: string): Promise<void>
  startRegistration(registrationId: string): Promise<void>
  end(): Promise<void>
  /** Id of the session that made this call, or null. */
  readonly id: string | null
}

/** What every part of a handler knows of its request. */
interface Request<C extends EndpointSpec> {
  readonly actor: ActorBy<AccessOf<C>>
  readonly params: ParamsOf<C>
  readonly query: QueryOf<C>
  readonly body: BodyOf<C>
  /** The file of an `upload` call. */
  readonly upload: C['upload'] extends number ? Upload : undefined
  readonly bytes: C['bytes'] extends number ? Buffer : undefined
  readonly now: Date
  readonly requestId: string
  /** Network of the caller for limits: an IPv4 address, or the /64 of an IPv6 one. */
  readonly net: string
  readonly userAgent: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

interface ReadCtx<C extends EndpointSpec> extends Request<C> {
  /** On the pool: no connection is held between two statements. */
  readonly db: Db
  readonly session: SessionControl
  readonly services: Services
  /** Aborted when the request's time is over. */
  readonly signal: AbortSignal
}

interface CommitCtx<C extends EndpointSpec> extends Request<C> {
  /** One transaction, committed unless the handler answers a refusal. */
  readonly db: Tx
  readonly session: SessionControl
  /** Nothing that waits for another server, a process or a disk: that is for the part that prepares. */
  readonly services: CommitServices
}

/** What a handler gets: one transaction where its call changes something, the pool where it reads. */
export type Ctx<C extends EndpointSpec> = Changes<C> extends true ? CommitCtx<C> : ReadCtx<C>

/** What the first part of a changing call gets: everything but a transaction. */
export interface PrepareCtx<C extends EndpointSpec> extends Request<C> {
  readonly db: Db
  readonly sessionId: string | null
  readonly services: Services
  readonly signal: AbortSignal
  /** Run when the second part is not committed; not where that is unknown (the connection was lost in the commit). */
  undo(act: () => Promise<unknown>): void
}

export type HandlerResponse<C extends EndpointSpec> = C['rawResponse'] extends true
  ? RawResponse
  : C['paginated'] extends true
    ? PagedResult<ResponseOf<C>>
    : ResponseOf<C>

type Commit<C extends EndpointSpec> = (ctx: Ctx<C>) => Promise<HandlerResponse<C> | Refusal>

/** A changing call whose slow part comes before its transaction. */
export interface Prepared<C extends EndpointSpec> {
  prepare(ctx: PrepareCtx<C>): Promise<Commit<C> | Refusal>
}

export type Handler<C extends EndpointSpec> =
  | Commit<C>
  | (Changes<C> extends true ? Prepared<C> : never)

export interface Parts<C extends EndpointSpec, P> {
  /** Files, providers, parsing. Locks nothing: what it read is read again in the transaction. Its own writes are transactions of their own. */
  prepare(ctx: PrepareCtx<C>): Promise<P | Refusal>
  /** The transaction. Its services cannot reach anything slow. */
  commit(ctx: Ctx<C>, prepared: P): Promise<HandlerResponse<C> | Refusal>
}

/**
 * A handler in two parts, so that nothing slow or foreign happens while a connection and its locks are held (design/reliability.md, 20).
 * A repeated request that was answered before is not prepared again.
 */
export function inTwoParts<C extends EndpointSpec, P>(parts: Parts<C, P>): Prepared<C> {
  return {
    async prepare(ctx) {
      const prepared = await parts.prepare(ctx)
      return prepared instanceof Refusal ? prepared : (commit) => parts.commit(commit, prepared)
    },
  }
}

/** One handler for each call of the feature: a forgotten one does not compile. */
export type Handlers<R extends Endpoints<Access>> = { readonly [K in keyof R]: Handler<R[K]> }

/** A timed job: moves whatever is due at `now`. Run once a minute, and at once when a clock is moved. */
export type Job = BatchJob | RowJob

/** One that moves its rows by themselves, many in one transaction. */
export interface BatchJob {
  readonly name: string
  /** @returns how many rows it moved; it is run again while that is more than 0 */
  run(tx: Tx): Promise<number>
}

/**
 * One whose rows hang on others (company, plan, intern): each is taken in a transaction of its own, which locks in lock order and
 * looks again. Two of them in one transaction would lock the second one's company after the first one's intern.
 */
export interface RowJob {
  readonly name: string
  due(db: Db): Promise<readonly DueRow[]>
}

export interface DueRow {
  readonly id: string
  /** @returns whether it moved; one that did not, or that failed, is left for the next sweep */
  process(tx: Tx): Promise<boolean>
}

export interface Feature {
  readonly calls: Endpoints<Access>
  // The pairing was checked by `feature()`; here only the platform calls them, with what it parsed by the same call's schemas.
  readonly handlers: Readonly<Record<string, Handler<never>>>
  readonly eventHandlers?: Readonly<Record<string, EventHandler>>
  readonly jobs?: readonly Job[]
  /** What the head of a page says to those who share or index it, by the page's address (contract's pages). */
  readonly heads?: Readonly<Record<string, PageMetadata>>
  /** What it brings to others' servers, outside of any transaction: after the jobs of each sweep, and soon after a commit that told something. Errors are its own affair. */
  readonly deliver?: (services: Services) => Promise<void>
  /** Done once at start, after the migrations: lookups and the like. Must be repeatable. */
  readonly seed?: (database: Database) => Promise<void>
}

/** Puts a feature together: its calls, a handler for each, what it does when others' events happen, its timed jobs. */
export function defineFeature<const R extends Endpoints<Access>>(
  calls: R,
  handlers: Handlers<R>,
  more: Pick<Feature, 'eventHandlers' | 'jobs' | 'heads' | 'deliver' | 'seed'> = {},
): Feature {
  // Each handler takes the Ctx of its own call; the platform gives exactly that.
  return { calls, handlers, ...more }
}
