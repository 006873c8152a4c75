import type { AnyActor } from '@fledge/domain/sessions/types.ts'
import pg from 'pg'
import { getActorName, getTenantId } from './actor-name.ts'
import type { Connections } from './connections.ts'
import type { DatabaseRole } from './database-role.ts'

/** End of the names of statements that run in a role. */
const nameEnds: Readonly<Record<DatabaseRole, string>> = {
  fledge_company: '@c',
  fledge_intern: '@i',
  fledge_operator: '@o',
  fledge_public: '@p',
}

/**
 * Begins a transaction in a role, and names its actor to the policies, in one message, which only
 * the simple protocol allows: without parameters, so the values are escaped.
 */
export function beginAs(actor: AnyActor, role: DatabaseRole | null): string {
  const settings = [
    ...(role ? [`role = ${role}`] : []),
    `app.actor = ${pg.escapeLiteral(getActorName(actor))}`,
    `app.tenant = ${pg.escapeLiteral(getTenantId(actor))}`,
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
    const names = Object.keys(nameEnds)
    const { rows } = await pool.query<{ count: number }>(
      `select count(*) from pg_roles where rolname = any ($1) and pg_has_role(oid, 'member')`,
      [names],
    )
    return rows[0]?.count === names.length
  }
  return () =>
    (check ??= ask().catch((error: unknown) => {
      check = null
      throw error
    }))
}

/**
 * Names a statement for the role that it runs in. PostgreSQL plans a prepared statement again
 * whenever another role ran it last, which takes three times as long as most statements.
 */
export const nameForRole = (query: pg.QueryConfig, role: DatabaseRole | null): pg.QueryConfig =>
  role && query.name ? { ...query, name: `${query.name}${nameEnds[role]}` } : query

/** Returns the name that a statement was declared with. */
export const getDeclaredName = (name: string): string => name.replace(/@[ciop]$/, '')
