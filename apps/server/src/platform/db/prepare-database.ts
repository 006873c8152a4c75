import pg from 'pg'
import { factFunctions } from '../../db/row-security/fact-functions.ts'
import {
  hashRowSecurity,
  listRoleStatements,
  listRowSecurityParts,
} from '../../db/row-security/policies.ts'
import { installJobQueue } from '../jobs/ticker.ts'
import {
  applyMigration,
  createMigrationClient,
  defaultLimits,
  listMissingMigrations,
  lockMigrations,
  migrate,
} from './migrate.ts'

/** PostgreSQL's code for a missing right. */
const insufficientPrivilege = '42501'

const rowSecurityName = () => `row-security ${hashRowSecurity()}`
/** Recorded where the roles are missing and cannot be created. */
const toSkippedName = (name: string) => `${name} without roles`

/**
 * Brings a database to this version: migrations, roles, policies and the queue of the jobs. The
 * user that connects owns the tables; requests and jobs can use another one.
 * @param log called with a sentence if row-level security remains off
 * @returns the names of the migrations that were applied
 */
export async function prepareDatabase(
  connection: pg.ClientConfig,
  folder: string,
  log: (line: string) => void = () => {},
): Promise<readonly string[]> {
  const applied = await migrate(connection, folder)
  const client = createMigrationClient(connection)
  await client.connect()
  try {
    await lockMigrations(client)
    await installJobQueue(client)
    if (!(await applyRowSecurity(client)))
      log(
        'Row-level security is off, because the user in DATABASE_URL may not create roles; see deploy/README.md.',
      )
  } finally {
    await client.end().catch(() => {})
  }
  return applied
}

/**
 * Creates the roles and policies unless the database has those of this version.
 * @returns false if the roles are missing and the user may not create them
 */
async function applyRowSecurity(client: pg.Client): Promise<boolean> {
  const name = rowSecurityName()
  const { rowCount } = await client.query('select from migrations where name = $1', [name])
  if (rowCount) return true
  for (const statement of factFunctions) await client.query(statement)
  try {
    for (const statement of listRoleStatements()) await client.query(statement)
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && error.code === insufficientPrivilege)) throw error
    await client.query('insert into migrations (name) values ($1) on conflict do nothing', [
      toSkippedName(name),
    ])
    return false
  }
  for (const { name: part, statements } of listRowSecurityParts())
    await applyMigration(
      client,
      { name: `${name} ${part}`, sql: statements.join(';\n'), isRecorded: false },
      defaultLimits,
    )
  await client.query('insert into migrations (name) values ($1)', [name])
  return true
}

/** Returns what a database lacks of this version. */
export async function listMissingPreparations(
  connection: pg.ClientConfig,
  folder: string,
): Promise<readonly string[]> {
  const missing = await listMissingMigrations(connection, folder)
  if (missing.length > 0) return missing
  const client = createMigrationClient(connection)
  await client.connect()
  try {
    const name = rowSecurityName()
    const { rowCount } = await client.query('select from migrations where name = any ($1)', [
      [name, toSkippedName(name)],
    ])
    return rowCount ? [] : [name]
  } finally {
    await client.end().catch(() => {})
  }
}
