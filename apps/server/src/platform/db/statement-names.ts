import type pg from 'pg'
import type { DatabaseRole } from './database-role.ts'

/** End of the names of statements that run in a role. */
const nameEnds: Readonly<Record<DatabaseRole, string>> = {
  fledge_company: '@c',
  fledge_intern: '@i',
  fledge_operator: '@o',
  fledge_partner: '@b',
  fledge_public: '@p',
}

/** The roles in which statements run for people. */
export const databaseRoles: readonly string[] = Object.keys(nameEnds)

/** Returns a statement as it is sent in a role, or as the user that connected. */
export type NameStatement = (query: pg.QueryConfig, role: DatabaseRole | null) => pg.QueryConfig

/**
 * Names a statement for the role that it runs in. PostgreSQL plans a prepared statement again
 * whenever another role ran it last, which takes three times as long as most statements.
 */
export const nameForRole: NameStatement = (query, role) =>
  role && query.name ? { ...query, name: `${query.name}${nameEnds[role]}` } : query

/** Has PostgreSQL plan the statement each time: a pooler could run its name on any connection. */
export const removeName: NameStatement = ({ text, values }) => ({ text, values })

/** Returns the name that a statement was declared with. */
export const getDeclaredName = (name: string): string => name.replace(/@[bciop]$/, '')
