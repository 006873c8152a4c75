import type { EventType } from '@fledge/kernel/events.ts'
import type { AnyActor } from '@fledge/domain/sessions/types.ts'
import type { Transition } from '@fledge/kernel/machine.ts'
import pg from 'pg'
import type { Clock } from '../clock/clock.ts'
import { toActorId, getActorName, getTenantId } from './actor-name.ts'
import { type Connections, openConnections } from './connections.ts'
import type {
  Database,
  Db,
  DomainEvent,
  EventDetails,
  EventHandler,
  Notification,
  TransactionOptions,
  Tx,
} from './database.ts'
import { getEventName } from './events.ts'
import { isConnectionLost } from './lost-connection.ts'
import { retryTransaction, rollBackTransaction } from './retry.ts'
import type { Statement } from './statement.ts'
import {
  recordEvent,
  notifyAddress,
  notifyUsers,
} from './queries/transaction-statements.queries.ts'

// Rows are sent as they are: timestamps as ISO 8601 UTC, dates as text, bigints (counts) as
// numbers.
const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (value: string) => new Date(value).toISOString())
types.setTypeParser(pg.types.builtins.DATE, (value: string) => value)
types.setTypeParser(pg.types.builtins.INT8, Number)
types.setTypeParser(pg.types.builtins.NUMERIC, Number)

type HandlersByEvent = Map<string, EventHandler<never>[]>

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
  readonly handlers: HandlersByEvent
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
  const { pool, queue } = connections
  const handlers: HandlersByEvent = new Map()
  const opened: DatabaseRuntime = { connections, options, handlers }

  return {
    pool,
    countWaiting: () => queue.length,
    read: (signal) =>
      createReader(connections, toPoolQuery(connections, signal), options.clock.now(), signal),
    transaction: (actor, act, more = {}) =>
      retryTransaction(() => runTransactionOnce(opened, actor, act, more)),
    isResponding: connections.isResponding,
    subscribe(subscriptions) {
      for (const { type, handle } of subscriptions)
        handlers.set(type, [...(handlers.get(type) ?? []), handle])
    },
    close: connections.close,
  }
}

/** Sends one statement. */
type SendQuery = (query: pg.QueryConfig) => Promise<pg.QueryResult>

/** Sends each statement over whichever connection of the pool is free at the request's turn. */
const toPoolQuery =
  ({ pool, queue }: Connections, signal: AbortSignal | undefined): SendQuery =>
  async (query) => {
    await queue.acquire(queue.getTurn(signal))
    try {
      signal?.throwIfAborted()
      return await pool.query(query)
    } finally {
      queue.release()
    }
  }

function createReader(
  { suspect }: Connections,
  send: SendQuery,
  now: Date,
  signal: AbortSignal | undefined,
): Db {
  // The row type was generated from the same statement, or declared with it.
  const query = async <P, R>(
    statement: Statement<P, R>,
    params: P | undefined,
  ): Promise<{ rows: R[]; rowCount: number | null }> => {
    signal?.throwIfAborted()
    const values = new Map<string, unknown>(Object.entries(params ?? {}))
    try {
      const { rows, rowCount } = await send({
        name: statement.name,
        text: statement.text,
        values: statement.parameters.map((name) => values.get(name)),
      })
      return { rows, rowCount }
    } catch (error) {
      if (isConnectionLost(error)) suspect()
      throw error
    }
  }
  return {
    now,
    many: async (statement, ...params) => (await query(statement, params[0])).rows,
    one: async (statement, ...params) => (await query(statement, params[0])).rows[0],
    run: async (statement, ...params) => (await query(statement, params[0])).rowCount ?? 0,
  }
}

/**
 * Begins a transaction and names its actor to the database in one round trip, which only the simple
 * protocol allows: without parameters, so the values are escaped.
 */
const beginAs = (actor: AnyActor) =>
  `begin; select set_config('app.actor', ${pg.escapeLiteral(getActorName(actor))}, true), set_config('app.tenant', ${pg.escapeLiteral(getTenantId(actor))}, true)`

async function runTransactionOnce<T>(
  opened: DatabaseRuntime,
  actor: AnyActor,
  act: (tx: Tx) => Promise<T>,
  { keep = () => true, signal }: TransactionOptions<T>,
): Promise<T> {
  const { connect, release, suspect } = opened.connections
  const client = await connect(signal)
  const after: (() => void)[] = []
  let connectionError: Error | undefined
  try {
    await client.query(beginAs(actor))
    const tx = createTransaction(opened, client, actor, after, signal)
    const result = await act(tx)
    signal?.throwIfAborted()
    await client.query(keep(result) ? 'commit' : 'rollback')
    if (keep(result)) for (const callback of after) callback()
    return result
  } catch (error) {
    connectionError = await rollBackTransaction(client, error)
    if (connectionError) suspect()
    throw error
  } finally {
    release(client, connectionError)
  }
}

function createTransaction(
  { connections, options, handlers }: DatabaseRuntime,
  client: pg.PoolClient,
  actor: AnyActor,
  after: (() => void)[],
  signal: AbortSignal | undefined,
): Tx {
  const tx: Tx = {
    ...createReader(connections, (query) => client.query(query), options.clock.now(), signal),
    actor,
    afterCommit: (callback) => after.push(callback),
    async recordEvent(type: EventType<unknown>, details: RecordDetails) {
      const event = toDomainEvent(type, details)
      await writeEvent(tx, type, details.transition, event)
      for (const handle of handlers.get(event.type) ?? [])
        // `on` pairs the handler with this event type, so the data is what the handler takes.
        await handle(event as never, tx)
    },
    async notify(message) {
      await writeNotification(tx, message)
      if (options.onOutbox && !after.includes(options.onOutbox)) after.push(options.onOutbox)
    },
  }
  return tx
}

type RecordDetails = EventDetails<unknown> & { readonly transition?: Transition }

function toDomainEvent(type: EventType<unknown>, details: RecordDetails): DomainEvent {
  return {
    type: getEventName(type),
    by: details.transition?.by ?? null,
    subject: details.subject,
    company: details.company ?? null,
    intern: details.intern ?? null,
    candidature: details.candidature ?? null,
    reason: details.reason ?? null,
    note: details.note ?? null,
    data: details.data ?? {},
  }
}

async function writeEvent(
  tx: Tx,
  { machine, name }: EventType<unknown>,
  transition: Transition | undefined,
  event: DomainEvent,
): Promise<void> {
  await tx.run(recordEvent, {
    machine,
    name,
    subject_id: event.subject,
    from_state: transition?.from ?? null,
    to_state: transition?.to ?? null,
    actor_kind: tx.actor.kind,
    actor_id: toActorId(tx.actor),
    company_id: event.company,
    intern_id: event.intern,
    candidature_id: event.candidature,
    reason: event.reason,
    note: event.note,
    data: JSON.stringify(event.data),
    at: tx.now.toISOString(),
  })
}

async function writeNotification(tx: Tx, message: Notification): Promise<void> {
  const { kind, values } = message.content
  const content = JSON.stringify({ values, rows: message.rows ?? [] })
  const at = tx.now.toISOString()
  if ('email' in message.to)
    await tx.run(notifyAddress, {
      email: message.to.email,
      kind,
      content,
      link: message.link,
      now: at,
      dedupe_key: message.dedupeKey ?? null,
    })
  else if (message.to.users.length > 0) {
    await tx.run(notifyUsers, {
      user_ids: message.to.users,
      kind,
      content,
      link: message.link,
      actor: getActorName(tx.actor),
      calendar: message.calendar ? JSON.stringify(message.calendar) : null,
      is_email_only: message.isEmailOnly ?? false,
      now: at,
      dedupe_key: message.dedupeKey ?? null,
    })
  }
}
