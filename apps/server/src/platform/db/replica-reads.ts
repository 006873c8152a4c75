import pg from 'pg'
import type { AnyActor } from '@fledge/domain/sessions/types.ts'
import type { Connections } from './connections.ts'
import type { DatabaseRole } from './database-role.ts'
import type { LogPosition } from './log-position.ts'
import { isConnectionLost } from './lost-connection.ts'
import type { SendQuery, SentQuery, SentResult } from './reader.ts'
import type { ReplicaRead, ReplicaStatus } from './replica-read.ts'
import { getRequiredPosition, type ReplicaWatch } from './replica-watch.ts'
import { composeEntry } from './role-statements.ts'
import { sendEntered } from './send-entered.ts'

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

/** @returns null if the replica has not replayed what is required */
async function sendToReplica(
  connections: Connections,
  { actor, getRole, signal }: ReplicaSendOptions,
  query: SentQuery,
  required: LogPosition,
): Promise<SentResult | null> {
  const role = await getRole(query)
  const entry = composeEntry({ actor, role, traceId: connections.tracing.getTraceId(), required })
  const { result, answer } = await sendEntered(connections, entry, { query, role, signal })
  return answer === 'true' ? result : null
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
