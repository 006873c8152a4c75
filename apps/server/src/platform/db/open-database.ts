import pg from 'pg'
import type { AnyActor } from '@fledge/domain/sessions/types.ts'
import type { Clock } from '../clock/clock.ts'
import { type ConnectionLimits, type Connections, openConnections } from './connections.ts'
import { type DatabaseAccess, isPooled } from './database-access.ts'
import type { Database, EventHandler } from './database.ts'
import { createReadOnlyDatabase } from './read-only-database.ts'
import { createReader, type SendQuery } from './reader.ts'
import { createRoleCheck } from './role-statements.ts'
import { createRoleChoice, toActorQuery, toPoolQuery } from './pool-queries.ts'
import type { ReplicaRead } from './replica-read.ts'
import { createReplica, type Replica } from './replica-reads.ts'
import { watchReplica } from './replica-watch.ts'
import { retryTransaction } from './retry.ts'
import { startupOptions } from './session-settings.ts'
import { nameForRole, removeName } from './statement-names.ts'
import { readPositionSql } from './transaction-connection.ts'
import type { SpanOptions, Tracing } from '../tracing/tracing.ts'
import { runTransaction, type TransactionRuntime } from './transaction.ts'

// Rows are sent as they are: timestamps as ISO 8601 UTC, dates as text, bigints (counts) as
// numbers.
const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (value: string) => new Date(value).toISOString())
types.setTypeParser(pg.types.builtins.DATE, (value: string) => value)
types.setTypeParser(pg.types.builtins.INT8, Number)
types.setTypeParser(pg.types.builtins.NUMERIC, Number)

type HandlersByEvent = Map<string, EventHandler<never>[]>

export interface DatabaseOptions extends DatabaseAccess {
  readonly clock: Clock
  readonly poolSize?: number
  /** Called after a commit that added to the outbox. */
  readonly onOutbox?: () => void
  readonly tracing?: Tracing
}

/** A read that takes longer is made again by the primary, within the time of its request. */
const replicaLimits: ConnectionLimits = { connect: 1000, query: 4000 }

const connect = (
  options: DatabaseOptions,
  connection: pg.PoolConfig,
  limits?: ConnectionLimits,
): Connections =>
  openConnections(
    {
      ...connection,
      max: options.poolSize ?? 10,
      pipeline: true,
      types,
      options: isPooled(options) ? undefined : startupOptions,
    },
    options.hasNamedStatements === false ? removeName : nameForRole,
    { limits, tracing: options.tracing },
  )

/** Opens the connections to the replica, if there is one. */
function connectReplica(options: DatabaseOptions, primary: Connections): Replica | null {
  const { replicaConnection } = options
  if (!replicaConnection) return null
  const connections = connect(options, replicaConnection, replicaLimits)
  return createReplica(connections, watchReplica(primary.probe, connections.probe))
}

type Reads = Pick<Database, 'read' | 'readAs' | 'readPosition'>

function createReads(
  { connections, hasRoles, now }: TransactionRuntime,
  replica: Replica | null,
): Reads {
  const read = (
    actor: AnyActor,
    sendToPrimary: SendQuery,
    signal: AbortSignal | undefined,
    from: ReplicaRead | undefined,
  ) => {
    const getRole = createRoleChoice(hasRoles, actor)
    const send =
      replica && from
        ? replica.toSend({ actor, getRole, read: from, signal, sendToPrimary })
        : sendToPrimary
    return createReader({
      send,
      suspect: connections.suspect,
      tracing: connections.tracing,
      now: now(),
      signal,
    })
  }
  return {
    async readPosition(signal) {
      if (!replica) return null
      const { rows } = await toPoolQuery(connections, signal)({ text: readPositionSql })
      return rows[0]?.position ?? null
    },
    read: (signal, from) =>
      read({ kind: 'system' }, toPoolQuery(connections, signal), signal, from),
    readAs: (actor, signal, from) =>
      read(actor, toActorQuery(connections, hasRoles, actor, signal), signal, from),
  }
}

const toTransactionStep = (actor: AnyActor): SpanOptions => ({
  attributes: { 'fledge.actor': actor.kind },
})

/** Opens the pool. Timeouts keep one stuck request from blocking the others. */
export function openDatabase(options: DatabaseOptions): Database {
  const { connection, directConnection, replicaConnection, hasNamedStatements = true } = options
  const connections = connect(options, connection)
  const replica = connectReplica(options, connections)
  const { pool, queue } = connections
  const handlers: HandlersByEvent = new Map()
  const { clock, onOutbox } = options
  const runtime: TransactionRuntime = {
    connections,
    now: () => clock.now(),
    onOutbox,
    handlers,
    hasReplica: replica !== null,
    hasRoles: createRoleCheck(connections),
  }
  const database: Omit<Database, 'readOnly'> = {
    ...createReads(runtime, replica),
    pool,
    replica,
    access: { connection, directConnection, replicaConnection, hasNamedStatements },
    countWaiting: () => queue.length,
    timeouts: connections.timeouts,
    transaction: (actor, act, more = {}) =>
      connections.tracing.step('transaction', toTransactionStep(actor), (span) =>
        retryTransaction((attempt) => {
          if (attempt > 1) span.set({ 'fledge.attempts': attempt })
          return runTransaction(runtime, actor, act, more)
        }),
      ),
    isResponding: connections.isResponding,
    subscribe(subscriptions) {
      for (const { type, handle } of subscriptions)
        handlers.set(type, [...(handlers.get(type) ?? []), handle])
    },
    async close() {
      await Promise.all([connections.close(), replica?.close()])
    },
  }
  return { ...database, readOnly: createReadOnlyDatabase(database, runtime) }
}
