import type { EventType } from '@fledge/kernel/events.ts'
import type { AnyActor } from '@fledge/domain/sessions/types.ts'
import type { Transition } from '@fledge/kernel/machine.ts'
import type { Connections } from './connections.ts'
import { getDatabaseRole } from './database-role.ts'
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
import { createMerger } from './merge-statements.ts'
import { PendingWrites } from './pending-writes.ts'
import { createReader, databaseStep, type SendQuery } from './reader.ts'
import { isTransactionLost, rollBackTransaction } from './retry.ts'
import {
  createTransactionConnection,
  type TransactionConnection,
} from './transaction-connection.ts'

/** What a transaction needs of its database. */
export interface TransactionRuntime {
  readonly connections: Connections
  readonly now: () => Date
  /** Called after a commit that added to the outbox. */
  readonly onOutbox: (() => void) | undefined
  readonly handlers: ReadonlyMap<string, readonly EventHandler<never>[]>
  /** Whether reads can come from a replica, so that the position of a commit matters. */
  readonly hasReplica: boolean
  /** Whether statements can run in the roles of actors. */
  readonly hasRoles: () => Promise<boolean>
}

/** Runs a transaction over a connection of the pool, and commits it unless the function throws. */
export async function runTransaction<T>(
  runtime: TransactionRuntime,
  actor: AnyActor,
  act: (tx: Tx, attempt: Attempt) => Promise<T>,
  { keep = () => true, signal, isMerging = false, onCommit }: TransactionOptions<T>,
): Promise<T> {
  const { connect, release, suspect, tracing } = runtime.connections
  const actorRole = getDatabaseRole(actor)
  const role = actorRole && (await runtime.hasRoles()) ? actorRole : null
  const client = await connect(signal)
  const now = runtime.now()
  const pending = new PendingWrites(actor, now, tracing.getTraceparent())
  const connection = createTransactionConnection(client, actor, role, pending, runtime.connections)
  const after: (() => void)[] = []
  let connectionError: Error | undefined
  try {
    const merge = isMerging ? createMerger() : (send: SendQuery) => send
    const read = (send: SendQuery) =>
      createReader({ send: merge(send), suspect, tracing, now, signal })
    const tx = createTransaction(runtime, connection, read, actor, pending, after)
    const result = await act(tx, createAttempt(connection, pending, after))
    signal?.throwIfAborted()
    if (keep(result)) {
      const position = await tracing.step('commit', databaseStep, () =>
        connection.commit(runtime.hasReplica && onCommit !== undefined),
      )
      if (position !== null) onCommit?.(position)
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

function createTransaction(
  { onOutbox, handlers }: TransactionRuntime,
  { send, sendElevated }: TransactionConnection,
  read: (send: SendQuery) => Db,
  actor: AnyActor,
  pending: PendingWrites,
  after: (() => void)[],
): Tx {
  const tx: Tx = {
    ...read(send),
    actor,
    afterCommit: (callback) => after.push(callback),
    async recordEvent(type: EventType<unknown>, details: RecordDetails) {
      const event = toDomainEvent(type, details)
      pending.addEvent(type, details.transition, event)
      for (const handle of handlers.get(event.type) ?? [])
        // `on` pairs the handler with this event type, so the data is what the handler takes.
        await handle(event as never, handlersTx)
    },
    async notify(message) {
      pending.addNotification(message)
      if (onOutbox && !after.includes(onOutbox)) after.push(onOutbox)
    },
    storeResponse: (response) => pending.setResponse(response),
  }
  // What follows from a change reaches the rows of both sides.
  const handlersTx: Tx = { ...tx, ...read(sendElevated) }
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
