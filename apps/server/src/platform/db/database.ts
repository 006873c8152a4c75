import pg from 'pg'
import type { AnyActor } from '@fledge/domain/sessions/types.ts'
import type { Transition, TransitionActor } from '@fledge/kernel/machine.ts'
import type { Clock } from '../clock/clock.ts'
import { type Connections, openConnections } from './connections.ts'
import { toActorId, getActorName, getTenantId } from './actor-name.ts'
import { isConnectionLost } from './lost-connection.ts'
import { retryTransaction, rollBackTransaction } from './retry.ts'
import type { Statement } from './statement.ts'
import { recordEvent, setActor, notifyAddress, notifyUsers } from './transaction-statements.ts'

// Rows are sent as they are: timestamps as ISO 8601 UTC, dates as text, bigints (counts) as
// numbers.
const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (value: string) => new Date(value).toISOString())
types.setTypeParser(pg.types.builtins.DATE, (value: string) => value)
types.setTypeParser(pg.types.builtins.INT8, Number)
types.setTypeParser(pg.types.builtins.NUMERIC, Number)

/** Read access. Each method runs one declared statement. */
export interface Db {
  readonly now: Date
  many<P extends readonly unknown[], R>(what: Statement<P, R>, ...params: P): Promise<R[]>
  one<P extends readonly unknown[], R>(what: Statement<P, R>, ...params: P): Promise<R | undefined>
  /** Runs a statement and returns the number of affected rows. */
  run<P extends readonly unknown[], R>(what: Statement<P, R>, ...params: P): Promise<number>
}

/** An entry of the event log, which both parties' timelines read. */
export interface DomainEvent {
  /** The transition, or a name for the event if its subject has no state machine. */
  readonly transition:
    | Transition
    | { readonly machine: string; readonly name: string; readonly from?: null; readonly to?: null }
  /** Id of the row that changed. */
  readonly subject: string
  readonly company?: string | null
  readonly intern?: string | null
  readonly candidature?: string | null
  readonly reason?: string | null
  readonly note?: string | null
  readonly data?: Readonly<Record<string, unknown>>
}

/** Returns the actor of an event's transition; null if the subject has no state machine. */
export const getTransitionActor = ({ transition: moved }: DomainEvent): TransitionActor | null =>
  'by' in moved ? moved.by : null

/**
 * A value in a text. Times are formatted in the recipient's time zone when the email is rendered.
 */
export type TextValue =
  | string
  | number
  | {
      readonly time: string
      readonly as?: 'day' | 'time' | 'both' | 'full'
      readonly zone?: string
    }

/** An email and an in-app notification; `kind` selects its texts in the catalogue. */
export interface Notification {
  readonly to: { readonly users: readonly string[] } | { readonly email: string }
  /** Catalogue prefix: `mails.<kind>.subject`, `.title`, `.body`, `.action`. */
  readonly kind: string
  readonly values?: Readonly<Record<string, TextValue>>
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

/**
 * Read and write access within one transaction: rows, events and outbox are committed together or
 * not at all.
 */
export interface Tx extends Db {
  readonly actor: AnyActor
  recordEvent(what: DomainEvent): Promise<void>
  notify(message: Notification): Promise<void>
  /** Runs a callback after the commit; never if the transaction is rolled back. */
  afterCommit(act: () => void): void
}

/** Handles a domain event in the event's own transaction. */
export type EventHandler = (event: DomainEvent, tx: Tx) => Promise<void>

export interface TransactionOptions<T> {
  /** Whether to commit a result; every result is committed if omitted. */
  readonly keep?: (result: T) => boolean
  /** Once aborted, no further statement runs and nothing is committed. */
  readonly signal?: AbortSignal | undefined
}

export interface Database {
  /** @param signal once aborted, no further statement runs */
  read(signal?: AbortSignal): Db
  /**
   * Runs a transaction. On serialization failures and deadlocks the whole transaction is retried up
   * to three times.
   */
  transaction<T>(
    actor: AnyActor,
    act: (tx: Tx) => Promise<T>,
    options?: TransactionOptions<T>,
  ): Promise<T>
  /** Whether the database responds within about 2.5 s. */
  isResponding(): Promise<boolean>
  /** Registers event handlers by `machine.transition`. */
  subscribe(reactions: Readonly<Record<string, EventHandler>>): void
  readonly pool: pg.Pool
  close(): Promise<void>
}

export interface DatabaseOptions {
  readonly connection: pg.PoolConfig
  readonly clock: Clock
  readonly poolSize?: number
  /** Called after a commit that added to the outbox. */
  readonly onOutbox?: () => void
}

interface DatabaseRuntime {
  readonly connections: Connections
  readonly options: DatabaseOptions
  readonly reactions: Map<string, EventHandler[]>
}

/** Opens the pool. Timeouts keep one stuck request from blocking the others. */
export function openDatabase(options: DatabaseOptions): Database {
  const connections = openConnections({
    ...options.connection,
    max: options.poolSize ?? 10,
    types,
    options:
      '-c statement_timeout=10000 -c lock_timeout=5000 -c idle_in_transaction_session_timeout=15000 -c plan_cache_mode=force_generic_plan -c timezone=UTC',
  })
  const { pool } = connections
  const reactions = new Map<string, EventHandler[]>()
  const opened: DatabaseRuntime = { connections, options, reactions }

  return {
    pool,
    read: (signal) => createReader(connections, pool, options.clock.now(), signal),
    transaction: (actor, act, more = {}) =>
      retryTransaction(() => runTransactionOnce(opened, actor, act, more)),
    isResponding: connections.isResponding,
    subscribe(more) {
      for (const [name, reaction] of Object.entries(more))
        reactions.set(name, [...(reactions.get(name) ?? []), reaction])
    },
    close: connections.close,
  }
}

function createReader(
  { suspect }: Connections,
  client: pg.Pool | pg.PoolClient,
  now: Date,
  signal: AbortSignal | undefined,
): Db {
  // The statement declares its row type. The test that prepares every statement and the response
  // schema both check it.
  const query = async <P extends readonly unknown[], R>(
    what: Statement<P, R>,
    params: P,
  ): Promise<{ rows: R[]; rowCount: number | null }> => {
    signal?.throwIfAborted()
    try {
      const { rows, rowCount } = await client.query({
        name: what.name,
        text: what.text,
        values: [...params],
      })
      return { rows, rowCount }
    } catch (error) {
      if (isConnectionLost(error)) suspect()
      throw error
    }
  }
  return {
    now,
    many: async (what, ...params) => (await query(what, params)).rows,
    one: async (what, ...params) => (await query(what, params)).rows[0],
    run: async (what, ...params) => (await query(what, params)).rowCount ?? 0,
  }
}

async function runTransactionOnce<T>(
  opened: DatabaseRuntime,
  actor: AnyActor,
  act: (tx: Tx) => Promise<T>,
  { keep = () => true, signal }: TransactionOptions<T>,
): Promise<T> {
  const { connect, release, suspect } = opened.connections
  const client = await connect()
  const after: (() => void)[] = []
  let lost: Error | undefined
  try {
    await client.query('begin')
    const tx = createTransaction(opened, client, actor, after, signal)
    await tx.one(setActor, getActorName(actor), getTenantId(actor))
    const result = await act(tx)
    signal?.throwIfAborted()
    await client.query(keep(result) ? 'commit' : 'rollback')
    if (keep(result)) for (const done of after) done()
    return result
  } catch (error) {
    lost = await rollBackTransaction(client, error)
    if (lost) suspect()
    throw error
  } finally {
    release(client, lost)
  }
}

function createTransaction(
  { connections, options, reactions }: DatabaseRuntime,
  client: pg.PoolClient,
  actor: AnyActor,
  after: (() => void)[],
  signal: AbortSignal | undefined,
): Tx {
  const tx: Tx = {
    ...createReader(connections, client, options.clock.now(), signal),
    actor,
    afterCommit: (done) => after.push(done),
    async recordEvent(event) {
      await writeEvent(tx, event)
      for (const react of reactions.get(`${event.transition.machine}.${event.transition.name}`) ??
        [])
        await react(event, tx)
    },
    async notify(message) {
      await writeNotification(tx, message)
      if (options.onOutbox && !after.includes(options.onOutbox)) after.push(options.onOutbox)
    },
  }
  return tx
}

async function writeEvent(tx: Tx, event: DomainEvent): Promise<void> {
  const { transition: moved } = event
  await tx.run(
    recordEvent,
    moved.machine,
    moved.name,
    event.subject,
    moved.from ?? null,
    moved.to ?? null,
    tx.actor.kind,
    toActorId(tx.actor),
    event.company ?? null,
    event.intern ?? null,
    event.candidature ?? null,
    event.reason ?? null,
    event.note ?? null,
    JSON.stringify(event.data ?? {}),
    tx.now.toISOString(),
  )
}

async function writeNotification(tx: Tx, message: Notification): Promise<void> {
  const content = JSON.stringify({ values: message.values ?? {}, rows: message.rows ?? [] })
  const at = tx.now.toISOString()
  if ('email' in message.to)
    await tx.run(
      notifyAddress,
      message.to.email,
      message.kind,
      content,
      message.link,
      at,
      message.dedupeKey ?? null,
    )
  else if (message.to.users.length > 0) {
    await tx.run(
      notifyUsers,
      message.to.users,
      message.kind,
      content,
      message.link,
      getActorName(tx.actor),
      message.calendar ? JSON.stringify(message.calendar) : null,
      message.isEmailOnly ?? false,
      at,
      message.dedupeKey ?? null,
    )
  }
}
