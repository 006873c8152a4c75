import pg from 'pg'
import { StartError } from '../embedded/start-errors.ts'
import type { DatabaseAccess } from './database-access.ts'
import { createMigrationClient } from './migrate.ts'

/** Settings of every session that runs requests and jobs, by PostgreSQL's names, in its units. */
const sessionSettings: Readonly<Record<string, string>> = {
  statement_timeout: '10000',
  lock_timeout: '5000',
  idle_in_transaction_session_timeout: '15000',
  plan_cache_mode: 'force_generic_plan',
  TimeZone: 'UTC',
}

/** The settings as a connection to PostgreSQL itself asks for them; a pooler refuses them. */
export const startupOptions: string = Object.entries(sessionSettings)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ')

/**
 * Makes the session settings those of the user that connects, as a pooler's connections need it,
 * and checks that they have arrived. Does nothing without a pooler.
 * @throws StartError if the pooler's connections do not have them, or if it loses named statements
 */
export async function prepareForPooler({
  connection,
  directConnection,
  hasNamedStatements = true,
}: DatabaseAccess): Promise<void> {
  if (!directConnection) return
  await withClient(directConnection, saveForUser)
  await withClient(connection, async (client) => {
    await checkSettings(client)
    if (hasNamedStatements) await checkNamedStatements(client)
  })
}

async function withClient(
  connection: pg.ClientConfig,
  act: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = createMigrationClient(connection)
  await client.connect()
  try {
    await act(client)
  } finally {
    await client.end().catch(() => {})
  }
}

/** Every user may set defaults of their own sessions. */
async function saveForUser(client: pg.Client): Promise<void> {
  await client.query('begin')
  // Of two processes that start at once, PostgreSQL would refuse one.
  await client.query('select pg_advisory_xact_lock(4712)')
  const { rows } = await client.query<{ database: string; saved: readonly string[] | null }>(
    `select quote_ident(d.datname) as database, s.setconfig as saved
     from pg_database d join pg_roles r on r.rolname = current_user
     left join pg_db_role_setting s on s.setdatabase = d.oid and s.setrole = r.oid
     where d.datname = current_database()`,
  )
  const [row] = rows
  const missing = Object.entries(sessionSettings).filter(
    ([name, value]) => !row?.saved?.includes(`${name}=${value}`),
  )
  for (const [name, value] of missing)
    await client.query(
      `alter role current_user in database ${row?.database} set ${name} = ${pg.escapeLiteral(value)}`,
    )
  await client.query('commit')
  if (missing.length > 0) await client.query(endOlderSessionsSql)
}

/**
 * Sessions that began before have the settings of before. The pooler opens others in their place, and
 * what listens connects again.
 */
const endOlderSessionsSql = `select pg_terminate_backend(pid, 2000) from pg_stat_activity
  where usename = current_user and datname = current_database() and state = 'idle' and pid <> pg_backend_pid()`

async function checkSettings(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string; setting: string }>(
    'select name, setting from pg_settings where name = any ($1)',
    [Object.keys(sessionSettings)],
  )
  const wrong = rows.filter(({ name, setting }) => sessionSettings[name] !== setting)
  if (wrong.length > 0)
    throw new StartError(
      `Connections of the pooler in DATABASE_URL lack settings of their user (${wrong.map(({ name }) => name).join(', ')}): they belong to another user than DATABASE_DIRECT_URL, or are older than the settings. In that case run RECONNECT in PgBouncer's console, then start again.`,
    )
}

const probeName = 'fledge.pooler'
/** PostgreSQL's code for a name that a connection has already. */
const duplicateStatement = '42P05'

/**
 * A pooler that keeps named statements gives them names of its own. Otherwise PostgreSQL sees ours,
 * on whichever connection the statement came to.
 */
async function checkNamedStatements(client: pg.Client): Promise<void> {
  const isPassedOn = await client
    .query({
      name: probeName,
      text: 'select from pg_prepared_statements where name = $1',
      values: [probeName],
    })
    .then(
      ({ rowCount }) => rowCount !== 0,
      (error: unknown) => {
        if (error instanceof pg.DatabaseError && error.code === duplicateStatement) return true
        throw error
      },
    )
  if (isPassedOn)
    throw new StartError(
      'The pooler in DATABASE_URL loses named statements. Set DATABASE_NAMED_STATEMENTS=false, or use PgBouncer 1.21 or later with max_prepared_statements, then start again.',
    )
}
