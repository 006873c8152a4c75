import type { AnyActor } from '@fledge/domain/sessions/types.ts'
import pg from 'pg'
import { getActorName, getTenantId } from './actor-name.ts'
import type { Connections } from './connections.ts'
import type { DatabaseRole } from './database-role.ts'
import type { Entry } from './entered-query.ts'
import type { LogPosition } from './log-position.ts'
import { databaseRoles } from './statement-names.ts'

/**
 * Lists what a transaction sets: its role, and its actor for the policies. A recorded trace names
 * the transaction in `pg_stat_activity` and in PostgreSQL's log; in the text of a statement, its id
 * would undo the plans of named ones.
 */
const listSettings = (
  actor: AnyActor,
  role: DatabaseRole | null,
  traceId: string | null,
  isReadOnly = false,
): readonly (readonly [name: string, value: string])[] => [
  ...(isReadOnly ? [['transaction_read_only', 'on'] as const] : []),
  ...(role ? [['role', role] as const] : []),
  ['app.actor', getActorName(actor)],
  ['app.tenant', getTenantId(actor)],
  ...(traceId ? [['application_name', `fledge ${traceId}`] as const] : []),
]

/**
 * Begins a transaction in a role, in one message, which only the simple protocol allows: without
 * parameters, so the values are escaped.
 */
export function beginAs(
  actor: AnyActor,
  role: DatabaseRole | null,
  traceId: string | null = null,
): string {
  const settings = listSettings(actor, role, traceId).map(
    ([name, value]) => `set local ${name} = ${pg.escapeLiteral(value)}`,
  )
  // Three of these take PostgreSQL half as long as one `select set_config(…)` that it has to parse.
  return ['begin', ...settings].join('; ')
}

/**
 * Who reads, what a replica has to have replayed before that, and whether PostgreSQL refuses
 * changes.
 */
export interface EntryOptions {
  readonly actor: AnyActor
  readonly role: DatabaseRole | null
  readonly traceId: string | null
  readonly required?: LogPosition
  readonly isReadOnly?: boolean
}

const isReplayed = 'not pg_is_in_recovery() or pg_last_wal_replay_lsn() >= '

/** Texts of entries by their names, because putting one together takes a tenth of a read. */
const entryTexts = new Map<string, string>()

function toEntryText(settings: readonly string[], hasCheck: boolean): string {
  const columns = settings.map((name, index) => `set_config('${name}', $${index + 1}, true)`)
  const check = hasCheck ? [`(${isReplayed}$${settings.length + 1}::pg_lsn)::text`] : []
  return `select ${[...columns, ...check].join(', ')}`
}

/**
 * The entry of a read in a role, or from a replica. Its answer is `true` on a replica that has
 * replayed what is required.
 */
export function composeEntry(options: EntryOptions): Entry {
  const { actor, role, traceId, required, isReadOnly = false } = options
  const settings = listSettings(actor, role, traceId, isReadOnly)
  const values = settings.map(([, value]) => value)
  if (required) values.push(required)
  const name = `db.enter${role ? ' role' : ''}${traceId ? ' trace' : ''}${required ? ' replica' : ''}${isReadOnly ? ' read-only' : ''}`
  let text = entryTexts.get(name)
  if (text === undefined) {
    text = toEntryText(
      settings.map(([setting]) => setting),
      required !== undefined,
    )
    entryTexts.set(name, text)
  }
  return { name, text, values }
}

/** Switches to a role, or back to the user that connected, for the rest of the transaction. */
export const switchRole = (role: DatabaseRole | null): string => `set local role ${role ?? 'none'}`

/**
 * Asks once whether the user that connected can switch to the roles. They are missing where the
 * user that migrates may not create them.
 */
export function createRoleCheck({ pool }: Connections): () => Promise<boolean> {
  let check: Promise<boolean> | null = null
  const ask = async () => {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*) from pg_roles where rolname = any ($1) and pg_has_role(oid, 'member')`,
      [databaseRoles],
    )
    return rows[0]?.count === databaseRoles.length
  }
  return () =>
    (check ??= ask().catch((error: unknown) => {
      check = null
      throw error
    }))
}
