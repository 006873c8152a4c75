import type { AnswerOf, BodyOf, CallSpec, Calls, ParamsOf, QueryOf } from '@fledge/kernel/call.ts'
import type {
  Access,
  Actor,
  CompanyMember,
  InternActor,
  Operator,
  Registering,
} from '@fledge/domain/sessions/words.ts'
import type { Database, Db, Reaction, Tx } from '../db/database.ts'
import type { HeadOf } from './page-head.ts'
import type { Services } from '../services.ts'
import type { Counted, Raw, Refusal } from './outcome.ts'

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

type AccessOf<C extends CallSpec> = C['access'][number]

type Changes<C extends CallSpec> = C['changing'] extends boolean
  ? C['changing']
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

export interface Ctx<C extends CallSpec> {
  readonly actor: ActorBy<AccessOf<C>>
  readonly params: ParamsOf<C>
  readonly query: QueryOf<C>
  readonly body: BodyOf<C>
  /** The file of an `upload` call. */
  readonly upload: C['upload'] extends number ? Upload : undefined
  readonly bytes: C['bytes'] extends number ? Buffer : undefined
  /** A changing call runs in one transaction, kept unless it answers a refusal; a reading one on the pool. */
  readonly db: Changes<C> extends true ? Tx : Db
  readonly now: Date
  readonly requestId: string
  readonly session: SessionControl
  /** Network of the caller for limits: an IPv4 address, or the /64 of an IPv6 one. */
  readonly net: string
  readonly userAgent: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly services: Services
}

export type Answer<C extends CallSpec> = C['raw'] extends true
  ? Raw
  : C['counted'] extends true
    ? Counted<AnswerOf<C>>
    : AnswerOf<C>

export type Handler<C extends CallSpec> = (ctx: Ctx<C>) => Promise<Answer<C> | Refusal>

/** One handler for each call of the room: a forgotten one does not compile. */
export type Handlers<R extends Calls<Access>> = { readonly [K in keyof R]: Handler<R[K]> }

/** A timed job: moves whatever is due at `now`. Run once a minute, and at once when a clock is moved. */
export type Job = SetJob | EachJob

/** One that moves its rows by themselves, many in one transaction. */
export interface SetJob {
  readonly name: string
  /** @returns how many rows it moved; it is run again while that is more than 0 */
  run(tx: Tx): Promise<number>
}

/**
 * One whose rows hang on others (company, plan, intern): each is taken in a transaction of its own, which locks in the order of the house and
 * looks again. Two of them in one transaction would lock the second one's company after the first one's intern.
 */
export interface EachJob {
  readonly name: string
  due(db: Db): Promise<readonly DueRow[]>
}

export interface DueRow {
  readonly id: string
  /** @returns whether it moved; one that did not, or that failed, is left for the next sweep */
  take(tx: Tx): Promise<boolean>
}

export interface Room {
  readonly calls: Calls<Access>
  // The pairing was checked by `room()`; here only the platform calls them, with what it parsed by the same call's schemas.
  readonly handlers: Readonly<Record<string, Handler<never>>>
  readonly reactions?: Readonly<Record<string, Reaction>>
  readonly jobs?: readonly Job[]
  /** What the head of a page says to those who share or index it, by the page's address (contract's pages). */
  readonly heads?: Readonly<Record<string, HeadOf>>
  /** What it brings to others' servers, outside of any transaction: after the jobs of each sweep, and soon after a commit that told something. Errors are its own affair. */
  readonly deliver?: (services: Services) => Promise<void>
  /** Done once at start, after the migrations: lookups and the like. Must be repeatable. */
  readonly seed?: (database: Database) => Promise<void>
}

/** Puts a room together: its calls, a handler for each, what it does when others' events happen, its timed jobs. */
export function room<const R extends Calls<Access>>(
  calls: R,
  handlers: Handlers<R>,
  more: Pick<Room, 'reactions' | 'jobs' | 'heads' | 'deliver' | 'seed'> = {},
): Room {
  // Each handler takes the Ctx of its own call; the platform gives exactly that.
  return { calls, handlers, ...more }
}
