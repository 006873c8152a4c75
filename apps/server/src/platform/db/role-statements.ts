import type { AnyActor } from '@fledge/domain/sessions/types.ts'
import pg from 'pg'
import { getActorName, getTenantId } from './actor-name.ts'
import type { Connections } from './connections.ts'
import type { DatabaseRole } from './database-role.ts'
import { databaseRoles } from './statement-names.ts'

/**
 * Begins a transaction in a role, and names its actor to the policies, in one message, which only
 * the simple protocol allows: without parameters, so the values are escaped. A recorded trace names
 * the transaction in `pg_stat_activity` and in PostgreSQL's log; in the text of a statement, its id
 * would undo the plans of named ones.
 */
export function beginAs(
  actor: AnyActor,
  role: DatabaseRole | null,
  traceId: string | null = null,
): string {
  const settings = [
    ...(role ? [`role = ${role}`] : []),
    `app.actor = ${pg.escapeLiteral(getActorName(actor))}`,
    `app.tenant = ${pg.escapeLiteral(getTenantId(actor))}`,
    ...(traceId ? [`application_name = ${pg.escapeLiteral(`fledge ${traceId}`)}`] : []),
  ]
  // Three of these take PostgreSQL half as long as one `select set_config(…)`.
  return ['begin', ...settings.map((setting) => `set local ${setting}`)].join('; ')
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
