import type { EventType } from '@fledge/kernel/events.ts'
import type { AnyActor } from '@fledge/domain/sessions/types.ts'
import type { Transition } from '@fledge/kernel/machine.ts'
import pg from 'pg'
import { getActorName, getTenantId } from './actor-name.ts'
import type { Connections } from './connections.ts'
import type {
  Attempt,
  Db,
  DomainEvent,
  EventDetails,
  EventHandler,
  TransactionOptions,
  Tx,
} from './database.ts'
import { getEventName } from './events.ts'
import { PendingWrites } from './pending-writes.ts'
import { createReader, type SendQuery } from './reader.ts'
import { isTransactionLost, rollBackTransaction } from './retry.ts'

/** What a transaction needs of its database. */
export interface TransactionRuntime {
  readonly connections: Connections
  readonly now: () => Date
  /** Called after a commit that added to the outbox. */
  readonly onOutbox: (() => void) | undefined
  readonly handlers: ReadonlyMap<string, readonly EventHandler<never>[]>
}

/** Runs a transaction over a connection of the pool, and commits it unless the function throws. */
export async function runTransaction<T>(
  runtime: TransactionRuntime,
  actor: AnyActor,
  act: (tx: Tx, attempt: Attempt) => Promise<T>,
  { keep = () => true, signal }: TransactionOptions<T>,
): Promise<T> {
  const { connect, release, suspect } = runtime.connections
  const client = await connect(signal)
  const now = runtime.now()
  const pending = new PendingWrites(actor, now)
  const connection = createTransactionConnection(client, actor, pending)
  const after: (() => void)[] = []
  let connectionError: Error | undefined
  try {
    const reader = createReader({ send: connection.send, suspect, now, signal })
    const tx = createTransaction(runtime, reader, actor, pending, after)
    const result = await act(tx, createAttempt(connection, pending, after))
    signal?.throwIfAborted()
    if (keep(result)) {
      await connection.commit()
      for (const callback of after) callback()
    } else await client.query('rollback')
    return result
  } catch (error) {
    connectionError = await rollBackTransaction(client, error)
    if (connectionError) suspect()
    throw error
  } finally {
    release(client, connectionError)
  }
}

interface TransactionConnection {
  readonly send: SendQuery
  commit(): Promise<void>
  /** Sets a savepoint with the next statement. */
  setSavepoint(): void
  /** Undoes the statements since the savepoint. */
  rollBackToSavepoint(): Promise<void>
}

/**
 * Begins the transaction with its first statement, and writes what is pending with the statement
 * that needs it or with the commit, so that none of them waits for an answer of its own.
 */
function createTransactionConnection(
  client: pg.PoolClient,
  actor: AnyActor,
  pending: PendingWrites,
): TransactionConnection {
  const state = { isBegun: false, hasSavepoint: false, wantsSavepoint: false }
  const begin = () => {
    if (state.isBegun) return []
    state.isBegun = true
    return [beginAs(actor)]
  }
  const startAttempt = () => {
    if (!state.wantsSavepoint) return []
    state.wantsSavepoint = false
    if (state.hasSavepoint) return ['release savepoint attempt; savepoint attempt']
    state.hasSavepoint = true
    return ['savepoint attempt']
  }
  return {
    send: (query) =>
      sendTogether(
        client,
        [...begin(), ...startAttempt(), ...(pending.concern(query) ? pending.take() : [])],
        query,
      ),
    async commit() {
      const writes = pending.take()
      if (state.isBegun || writes.length > 0)
        await sendTogether(client, [...begin(), ...writes], 'commit')
    },
    setSavepoint() {
      state.wantsSavepoint = true
    },
    async rollBackToSavepoint() {
      // Otherwise nothing was sent since.
      if (!state.wantsSavepoint) await client.query('rollback to savepoint attempt')
      state.wantsSavepoint = false
    },
  }
}

/** Rolls back what an attempt wrote, added to the pending writes and left for the commit. */
const createAttempt =
  (connection: TransactionConnection, pending: PendingWrites, after: (() => void)[]): Attempt =>
  async (act) => {
    const [before, callbackCount] = [pending.copy(), after.length]
    const undo = async () => {
      await connection.rollBackToSavepoint()
      pending.restore(before)
      after.splice(callbackCount)
    }
    connection.setSavepoint()
    try {
      const isKept = await act()
      if (!isKept) await undo()
      return isKept
    } catch (error) {
      if (!isTransactionLost(error)) await undo()
      throw error
    }
  }

/**
 * Begins a transaction and names its actor to the database in one message, which only the simple
 * protocol allows: without parameters, so the values are escaped.
 */
const beginAs = (actor: AnyActor) =>
  `begin; select set_config('app.actor', ${pg.escapeLiteral(getActorName(actor))}, true), set_config('app.tenant', ${pg.escapeLiteral(getTenantId(actor))}, true)`

/**
 * Sends statements in one packet. After one that fails, PostgreSQL rejects the others, and a commit
 * rolls back.
 * @returns the result of the last one
 * @throws the error of the first one that fails
 */
async function sendTogether(
  client: pg.PoolClient,
  before: readonly (string | pg.QueryConfig)[],
  last: string | pg.QueryConfig,
): Promise<pg.QueryResult> {
  if (before.length === 0) return client.query(last)
  const { stream } = client.connection
  stream.cork()
  const results = before.map((query) => client.query(query))
  const result = client.query(last)
  stream.uncork()
  await Promise.all([...results, result])
  return result
}

function createTransaction(
  { onOutbox, handlers }: TransactionRuntime,
  reader: Db,
  actor: AnyActor,
  pending: PendingWrites,
  after: (() => void)[],
): Tx {
  const tx: Tx = {
    ...reader,
    actor,
    afterCommit: (callback) => after.push(callback),
    async recordEvent(type: EventType<unknown>, details: RecordDetails) {
      const event = toDomainEvent(type, details)
      pending.addEvent(type, details.transition, event)
      for (const handle of handlers.get(event.type) ?? [])
        // `on` pairs the handler with this event type, so the data is what the handler takes.
        await handle(event as never, tx)
    },
    async notify(message) {
      pending.addNotification(message)
      if (onOutbox && !after.includes(onOutbox)) after.push(onOutbox)
    },
    storeResponse: (response) => pending.setResponse(response),
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
