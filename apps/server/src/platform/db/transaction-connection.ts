import type { AnyActor } from '@fledge/domain/sessions/types.ts'
import type pg from 'pg'
import { isElevated } from '../../db/row-security/elevated-statements.ts'
import type { Connections } from './connections.ts'
import type { DatabaseRole } from './database-role.ts'
import type { LogPosition } from './log-position.ts'
import type { PendingWrites } from './pending-writes.ts'
import type { SendQuery } from './reader.ts'
import { beginAs, switchRole } from './role-statements.ts'
import { sendAfterStep, sendTogether } from './send-together.ts'
import { writePending } from './queries/transaction-statements.queries.ts'

export interface TransactionConnection {
  /** Sends a statement in the role of the actor, unless it is elevated. */
  readonly send: SendQuery
  /** Sends a statement that may reach the rows of others. */
  readonly sendElevated: SendQuery
  /** @returns the position of the log after the commit, if it is asked for */
  commit(needsPosition: boolean): Promise<LogPosition | null>
  /** Sets a savepoint with the next statement. */
  setSavepoint(): void
  /** Undoes the statements since the savepoint. */
  rollBackToSavepoint(): Promise<void>
}

type SentStatements = Pick<Connections, 'nameStatement' | 'tracing'>

/** Begins a transaction in the role of its first statement, and switches when another follows. */
function createRoleSwitch(actor: AnyActor, { nameStatement, tracing }: SentStatements) {
  const state: { isBegun: boolean; role: DatabaseRole | null | undefined } = {
    isBegun: false,
    role: null,
  }
  return {
    isBegun: () => state.isBegun,
    begin(role: DatabaseRole | null): readonly string[] {
      if (state.isBegun) return []
      state.isBegun = true
      state.role = role
      return [beginAs(actor, role, tracing.getTraceId())]
    },
    /** Adds the switch to a role, if one is needed before these statements. */
    inRole(
      role: DatabaseRole | null,
      queries: readonly pg.QueryConfig[],
    ): readonly (string | pg.QueryConfig)[] {
      const named = queries.map((query) => nameStatement(query, role))
      if (queries.length === 0 || state.role === role) return named
      state.role = role
      return [switchRole(role), ...named]
    },
    /** The role is unknown: a savepoint took it back. */
    forget() {
      state.role = undefined
    },
  }
}

/** At least the end of the commits before it, also where they are not waited for. */
export const readPositionSql = 'select pg_current_wal_insert_lsn()::text as position'

type SentQuery = string | pg.QueryConfig

/**
 * Sends statements after those that write what is pending, if it was, in one packet; in the trace,
 * these are a step of their own.
 */
const sendAfterWrites = (
  client: pg.PoolClient,
  { tracing }: SentStatements,
  hasWrites: boolean,
  [first, others]: readonly [readonly SentQuery[], readonly SentQuery[]],
): Promise<pg.QueryResult> =>
  hasWrites && tracing.isOn
    ? sendAfterStep(client, first, others, { name: writePending.name, tracing })
    : sendTogether(client, [...first, ...others])

/** Sets the savepoint of an attempt with the statement that follows. */
function createSavepoint() {
  const state = { isSet: false, isWanted: false }
  return {
    isWanted: () => state.isWanted,
    want(isWanted: boolean) {
      state.isWanted = isWanted
    },
    take(): readonly string[] {
      if (!state.isWanted) return []
      state.isWanted = false
      if (state.isSet) return ['release savepoint attempt; savepoint attempt']
      state.isSet = true
      return ['savepoint attempt']
    },
  }
}

/**
 * Begins the transaction with its first statement, and writes what is pending with the statement
 * that needs it or with the commit, so that none of them waits for an answer of its own.
 */
export function createTransactionConnection(
  client: pg.PoolClient,
  actor: AnyActor,
  ownRole: DatabaseRole | null,
  pending: PendingWrites,
  statements: SentStatements,
): TransactionConnection {
  const { isBegun, begin, inRole, forget } = createRoleSwitch(actor, statements)
  const savepoint = createSavepoint()
  const sendIn = (role: DatabaseRole | null, query: pg.QueryConfig) => {
    const writes = pending.concern(query) ? pending.take() : []
    const first = [
      ...begin(writes.length > 0 ? null : role),
      ...savepoint.take(),
      ...inRole(null, writes),
    ]
    return sendAfterWrites(client, statements, writes.length > 0, [first, inRole(role, [query])])
  }
  return {
    send: (query) => sendIn(ownRole && !isElevated(query.name, ownRole) ? ownRole : null, query),
    sendElevated: (query) => sendIn(null, query),
    async commit(needsPosition) {
      const writes = pending.take()
      if (!isBegun() && writes.length === 0) return null
      const first = [...begin(null), ...inRole(null, writes)]
      const end = needsPosition ? ['commit', readPositionSql] : ['commit']
      const { rows } = await sendAfterWrites(client, statements, writes.length > 0, [first, end])
      return needsPosition ? (rows[0]?.position ?? null) : null
    },
    setSavepoint: () => savepoint.want(true),
    async rollBackToSavepoint() {
      // Otherwise nothing was sent since.
      if (!savepoint.isWanted()) {
        await client.query('rollback to savepoint attempt')
        forget()
      }
      savepoint.want(false)
    },
  }
}
