import type { TextValue } from '@fledge/contract/mails.ts'
import type { PlainEventType, TransitionEventType } from '@fledge/kernel/events.ts'
import type { AnyActor } from '@fledge/domain/sessions/types.ts'
import type { Transition, TransitionActor } from '@fledge/kernel/machine.ts'
import type pg from 'pg'
import type { MailContent } from '../mail/compose-mail.ts'
import type { DatabaseAccess } from './database-access.ts'
import type { LogPosition } from './log-position.ts'
import type { ReplicaRead, ReplicaStatus } from './replica-read.ts'
import type { Statement } from './statement.ts'
import type { TimeoutCounts } from './timeout-counts.ts'

/** The values of a statement's parameters by name; omitted if it has none. */
export type ParamsArgument<P> = Record<never, never> extends P ? [params?: P] : [params: P]

/** Read access. Each method runs one declared statement. */
export interface Db {
  readonly now: Date
  many<P, R>(statement: Statement<P, R>, ...params: ParamsArgument<P>): Promise<R[]>
  /** Returns the first row. */
  one<P, R>(statement: Statement<P, R>, ...params: ParamsArgument<P>): Promise<R | undefined>
  /** Runs a statement and returns the number of affected rows. */
  run<P, R>(statement: Statement<P, R>, ...params: ParamsArgument<P>): Promise<number>
}

/** The caller's part of an event; the transition and the actor are added to it. */
export interface EventFields {
  /** Id of the row that changed. */
  readonly subject: string
  readonly company?: string | null
  readonly intern?: string | null
  readonly candidature?: string | null
  /** Id of a reason of a list. */
  readonly reason?: string | null
  readonly note?: string | null
}

/** Fields of an event with its data; `data` can be omitted if all of it is optional. */
export type EventDetails<Data> = EventFields &
  (Record<never, never> extends Data ? { readonly data?: Data } : { readonly data: Data })

/** Records an event in the log, which both parties' timelines read, and runs its handlers. */
export interface RecordEvent {
  /** Records an event of a machine with its transition. */
  <Data, Name extends string>(
    type: TransitionEventType<Data, Name>,
    details: EventDetails<Data> & { readonly transition: Transition<string, Name> },
  ): Promise<void>
  /** Records an event of a subject without a machine. */
  <Data>(type: PlainEventType<Data>, details: EventDetails<Data>): Promise<void>
}

/** A recorded event as its handlers receive it. */
export interface DomainEvent<Data = unknown> extends Required<EventFields> {
  /** `machine.transition`, or `subject.name` of an event without a machine. */
  readonly type: string
  /** Who made the transition; null for an event without a machine. */
  readonly by: TransitionActor | null
  readonly data: Data
}

/** Handles an event in the event's own transaction. */
export type EventHandler<Data = unknown> = (event: DomainEvent<Data>, tx: Tx) => Promise<void>

/** A handler and the event it is for; created by `on`. */
export interface EventSubscription {
  readonly type: string
  readonly handle: EventHandler<never>
}

/** An email and an in-app notification. */
export interface Notification {
  readonly to: { readonly users: readonly string[] } | { readonly email: string }
  readonly content: MailContent
  /** Rows of a small table, e.g. one proposed time in both time zones. */
  readonly rows?: readonly (readonly TextValue[])[]
  /** Path of the page that the button opens. */
  readonly link: string
  /** The interview whose calendar entry is attached. */
  readonly calendar?: {
    readonly interview: string
    readonly sequence: number
    readonly cancel: boolean
  }
  /** Sends an email only, with no in-app notification: for codes and links. */
  readonly isEmailOnly?: boolean
  /** Deduplication key, so that a repeated job does not send it twice. */
  readonly dedupeKey?: string
}

/** The response to a request, stored for the same request repeated (`http/idempotency.ts`). */
export interface ResponseRow {
  readonly session_key: string
  readonly request_id: string
  readonly call: string
  readonly body_hash: string
  readonly status: number
  readonly answer: string
  readonly cookie_salt: string | null
}

/**
 * Read and write access within one transaction: rows, events and outbox are committed together or
 * not at all. Events, notifications and the response are written by one statement at the end, or
 * before a statement that names their tables.
 */
export interface Tx extends Db {
  readonly actor: AnyActor
  readonly recordEvent: RecordEvent
  notify(message: Notification): Promise<void>
  storeResponse(response: ResponseRow): void
  /** Runs a callback after the commit; never if the transaction is rolled back. */
  afterCommit(act: () => void): void
}

/**
 * Runs a part of a transaction, of which nothing remains if it returns false or throws; the
 * transaction continues.
 */
export type Attempt = (act: () => Promise<boolean>) => Promise<boolean>

export interface TransactionOptions<T> {
  /** Whether to commit a result; every result is committed if omitted. */
  readonly keep?: (result: T) => boolean
  /**
   * Identifies the request. Once aborted, no further statement runs and nothing is committed.
   */
  readonly signal?: AbortSignal | undefined
  /**
   * Merges statements that are sent at the same time (`merge-statements.ts`): for parts that do not
   * depend on each other and run side by side.
   */
  readonly isMerging?: boolean
  /** Called with the position of the log after the commit, where there is a replica. */
  readonly onCommit?: (position: LogPosition) => void
}

export interface Database {
  /**
   * Reads as the server itself, which sees every row.
   * @param signal identifies the request, which gets connections before those that began later;
   *   once aborted, no further statement runs
   * @param replica lets a replica serve the reads, where there is one that has what is required
   */
  read(signal?: AbortSignal, replica?: ReplicaRead): Db
  /** The same on behalf of an actor, who sees nothing but the rows that the policies allow. */
  readAs(actor: AnyActor, signal?: AbortSignal, replica?: ReplicaRead): Db
  /**
   * Runs a transaction. On serialization failures and deadlocks the whole transaction is retried up
   * to three times.
   */
  transaction<T>(
    actor: AnyActor,
    act: (tx: Tx, attempt: Attempt) => Promise<T>,
    options?: TransactionOptions<T>,
  ): Promise<T>
  /** Returns where the primary is in its log, where there is a replica; otherwise null. */
  readPosition(signal?: AbortSignal): Promise<LogPosition | null>
  /** Whether the database responds within about 2.5 s. */
  isResponding(): Promise<boolean>
  /** Registers event handlers. */
  subscribe(subscriptions: readonly EventSubscription[]): void
  /**
   * The same database where nothing can be changed (`read-only-database.ts`): for what the programme
   * team sees of someone else's account.
   */
  readonly readOnly: Database
  readonly pool: pg.Pool
  /** Null without DATABASE_REPLICA_URL. */
  readonly replica: ReplicaStatus | null
  /** How it was opened. */
  readonly access: DatabaseAccess
  /** Number of statements and transactions that wait for a connection. */
  countWaiting(): number
  /** Statements that PostgreSQL ended for taking too long. */
  readonly timeouts: TimeoutCounts
  close(): Promise<void>
}
