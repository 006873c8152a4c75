import pg from 'pg'
import type { Clock } from '../clock/clock.ts'
import { type Connections, openConnections } from './connections.ts'
import { type DatabaseAccess, isPooled } from './database-access.ts'
import type { Database, EventHandler } from './database.ts'
import { createReader, type SendQuery } from './reader.ts'
import { createRoleCheck } from './role-statements.ts'
import { toActorQuery, toPoolQuery } from './pool-queries.ts'
import { retryTransaction } from './retry.ts'
import { startupOptions } from './session-settings.ts'
import { nameForRole, removeName } from './statement-names.ts'
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
}

const connect = (options: DatabaseOptions): Connections =>
  openConnections(
    {
      ...options.connection,
      max: options.poolSize ?? 10,
      pipeline: true,
      types,
      options: isPooled(options) ? undefined : startupOptions,
    },
    options.hasNamedStatements === false ? removeName : nameForRole,
  )

/** Opens the pool. Timeouts keep one stuck request from blocking the others. */
export function openDatabase(options: DatabaseOptions): Database {
  const { connection, directConnection, hasNamedStatements = true } = options
  const connections = connect(options)
  const { pool, queue } = connections
  const handlers: HandlersByEvent = new Map()
  const { clock, onOutbox } = options
  const hasRoles = createRoleCheck(connections)
  const runtime: TransactionRuntime = {
    connections,
    now: () => clock.now(),
    onOutbox,
    handlers,
    hasRoles,
  }
  const read = (send: SendQuery, signal: AbortSignal | undefined) =>
    createReader({ send, suspect: connections.suspect, now: clock.now(), signal })

  return {
    pool,
    access: { connection, directConnection, hasNamedStatements },
    countWaiting: () => queue.length,
    read: (signal) => read(toPoolQuery(connections, signal), signal),
    readAs: (actor, signal) => read(toActorQuery(connections, hasRoles, actor, signal), signal),
    transaction: (actor, act, more = {}) =>
      retryTransaction(() => runTransaction(runtime, actor, act, more)),
    isResponding: connections.isResponding,
    subscribe(subscriptions) {
      for (const { type, handle } of subscriptions)
        handlers.set(type, [...(handlers.get(type) ?? []), handle])
    },
    close: connections.close,
  }
}
