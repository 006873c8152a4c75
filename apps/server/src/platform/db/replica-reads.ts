import pg from 'pg'
import type { AnyActor } from '@fledge/domain/sessions/types.ts'
import type { Connections } from './connections.ts'
import type { DatabaseRole } from './database-role.ts'
import type { LogPosition } from './log-position.ts'
import { isConnectionLost } from './lost-connection.ts'
import type { SendQuery, SentQuery, SentResult } from './reader.ts'
import type { ReplicaRead, ReplicaStatus } from './replica-read.ts'
import { getRequiredPosition, type ReplicaWatch } from './replica-watch.ts'
import { beginAs } from './role-statements.ts'
import { sendAfterCheck } from './send-together.ts'

/** A replica and the reads that it served or left to the primary. */
export interface Replica extends ReplicaStatus {
  /** Prefers the replica for the reads of an actor. */
  toSend(options: ReplicaSendOptions): SendQuery
  close(): Promise<void>
}

export interface ReplicaSendOptions {
  readonly actor: AnyActor
  /** The role of a statement, as on the primary. */
  readonly getRole: (query: SentQuery) => Promise<DatabaseRole | null>
  readonly read: ReplicaRead
  readonly signal: AbortSignal | undefined
  readonly sendToPrimary: SendQuery
}

/** PostgreSQL's code for a statement that took too long; it would on the primary as well. */
const statementTimeout = '57014'

const toCheck = (required: LogPosition) =>
  `select not pg_is_in_recovery() or pg_last_wal_replay_lsn() >= ${pg.escapeLiteral(required)}::pg_lsn as ok`

/** @returns null if the replica has not replayed what is required */
async function sendToReplica(
  { connect, release, nameStatement, tracing }: Connections,
  { actor, getRole, signal }: ReplicaSendOptions,
  query: SentQuery,
  required: LogPosition,
): Promise<SentResult | null> {
  const role = await getRole(query)
  const client = await connect(signal)
  let lostConnection: Error | undefined
  try {
    signal?.throwIfAborted()
    const begin = role ? beginAs(actor, role, tracing.getTraceId()) : 'begin'
    return await sendAfterCheck(client, begin, toCheck(required), nameStatement(query, role))
  } catch (error) {
    if (error instanceof Error && isConnectionLost(error)) lostConnection = error
    throw error
  } finally {
    release(client, lostConnection)
  }
}

/** @param connections those of the replica */
export function createReplica(connections: Connections, watch: ReplicaWatch): Replica {
  const counts = { replica: 0, written: 0, behind: 0, away: 0, failed: 0 }
  /** @returns null for a read that the primary has to serve */
  const tryReplica = async (
    options: ReplicaSendOptions,
    query: SentQuery,
  ): Promise<SentResult | null> => {
    const { after } = options.read
    const required = getRequiredPosition(watch, after)
    if (watch.state !== 'usable' || required === null) {
      counts[watch.state === 'behind' ? 'behind' : 'away'] += 1
      return null
    }
    try {
      const result = await sendToReplica(connections, options, query, required)
      counts[result ? 'replica' : after === null ? 'behind' : 'written'] += 1
      return result
    } catch (error) {
      options.signal?.throwIfAborted()
      if (error instanceof pg.DatabaseError && error.code === statementTimeout) throw error
      // Lost, ended by a conflict with what it replays, or without a column that is new.
      if (isConnectionLost(error)) {
        watch.suspect()
        connections.suspect()
      }
      counts.failed += 1
      return null
    }
  }
  return {
    counts,
    watch,
    toSend: (options) => async (query) =>
      (await tryReplica(options, query)) ?? options.sendToPrimary(query),
    async close() {
      watch.stop()
      await connections.close()
    },
  }
}
