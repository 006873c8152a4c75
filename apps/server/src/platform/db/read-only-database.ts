import type { AnyActor } from '@fledge/domain/sessions/types.ts'
import type { Connections } from './connections.ts'
import type { Database, Db } from './database.ts'
import { createRoleChoice } from './pool-queries.ts'
import { createReader, type SendQuery } from './reader.ts'
import { composeEntry } from './role-statements.ts'
import { sendEntered } from './send-entered.ts'

/** A change was attempted where nothing can be changed. */
export class ReadOnlyError extends Error {
  override readonly name = 'ReadOnlyError'
}

const readOnlyTransactionCode = '25006'

const isRefusedChange = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === readOnlyTransactionCode

interface ReadOnlyRuntime {
  readonly connections: Connections
  readonly hasRoles: () => Promise<boolean>
  readonly now: () => Date
}

/** Sends each statement of an actor in a transaction of its own that PostgreSQL keeps read only. */
function toReadOnlyQuery(
  { connections, hasRoles }: ReadOnlyRuntime,
  actor: AnyActor,
  signal: AbortSignal | undefined,
): SendQuery {
  const getRole = createRoleChoice(hasRoles, actor)
  return async (query) => {
    const role = await getRole(query)
    const traceId = connections.tracing.getTraceId()
    const entry = composeEntry({ actor, role, traceId, isReadOnly: true })
    try {
      return (await sendEntered(connections, entry, { query, role, signal })).result
    } catch (error) {
      // Elsewhere the code means that the primary became a standby.
      throw isRefusedChange(error) ? new ReadOnlyError(query.name, { cause: error }) : error
    }
  }
}

/**
 * Creates the read-only side of a database: PostgreSQL refuses every change in its reads, and it has
 * no transactions, because a query only needs one in order to write.
 * @param database opens connections, counts and closes as before
 */
export function createReadOnlyDatabase(
  database: Omit<Database, 'readOnly'>,
  runtime: ReadOnlyRuntime,
): Database {
  const { connections, now } = runtime
  const readAs = (actor: AnyActor, signal?: AbortSignal): Db =>
    createReader({
      send: toReadOnlyQuery(runtime, actor, signal),
      suspect: connections.suspect,
      tracing: connections.tracing,
      now: now(),
      signal,
    })
  const readOnly: Database = {
    ...database,
    readAs,
    read: (signal) => readAs({ kind: 'system' }, signal),
    async transaction() {
      throw new ReadOnlyError('transaction')
    },
    get readOnly() {
      return readOnly
    },
  }
  return readOnly
}
