import type { AnyActor } from '@fledge/domain/sessions/types.ts'
import type pg from 'pg'
import { isElevated } from '../../db/row-security/elevated-statements.ts'
import type { Connections } from './connections.ts'
import { type DatabaseRole, getDatabaseRole } from './database-role.ts'
import type { SendQuery } from './reader.ts'
import { composeEntry } from './role-statements.ts'
import { sendEntered } from './send-entered.ts'

/** Sends each statement over whichever connection of the pool is free at the request's turn. */
export const toPoolQuery =
  (
    { pool, queue, acquire, nameStatement }: Connections,
    signal: AbortSignal | undefined,
  ): SendQuery =>
  async (query) => {
    await acquire(signal)
    try {
      signal?.throwIfAborted()
      return await pool.query(nameStatement(query, null))
    } finally {
      queue.release()
    }
  }

/** Returns the role in which a statement of an actor runs; null for the user that connected. */
export const createRoleChoice =
  (hasRoles: () => Promise<boolean>, actor: AnyActor) =>
  async (query: pg.QueryConfig): Promise<DatabaseRole | null> => {
    const role = getDatabaseRole(actor)
    return role && !isElevated(query.name, role) && (await hasRoles()) ? role : null
  }

/** The same in the role of an actor, each statement in a transaction of its own. */
export function toActorQuery(
  connections: Connections,
  hasRoles: () => Promise<boolean>,
  actor: AnyActor,
  signal: AbortSignal | undefined,
): SendQuery {
  const sendElevated = toPoolQuery(connections, signal)
  if (!getDatabaseRole(actor)) return sendElevated
  const getRole = createRoleChoice(hasRoles, actor)
  return async (query) => {
    const role = await getRole(query)
    if (!role) return sendElevated(query)
    const entry = composeEntry({ actor, role, traceId: connections.tracing.getTraceId() })
    return (await sendEntered(connections, entry, { query, role, signal })).result
  }
}
