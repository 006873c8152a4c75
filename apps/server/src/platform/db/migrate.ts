import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { createClient } from './create-client.ts'
import { isConnectionLost } from './lost-connection.ts'
import { splitTransactions } from './split-transactions.ts'

/** How long a migration may block the product, and how often it is retried. */
export interface MigrationLimits {
  /**
   * Maximum wait for a lock in an attempt. Later statements on the table wait behind the migration
   * for as long.
   */
  readonly lockMs: (attempt: number) => number
  /** Maximum of one statement; a file that needs more begins with `set local statement_timeout`. */
  readonly statementMs: number
  readonly maxAttempts: number
  /** Waits before the next attempt. */
  readonly pause: (attempt: number) => Promise<unknown>
}
/**
 * The first attempts are too short to be felt. The last ones outlast PostgreSQL's deadlock_timeout
 * of a second, after which an autovacuum makes way.
 */
export const defaultLimits: MigrationLimits = {
  lockMs: (attempt) => Math.min(3000, 100 * 2 ** Math.floor((attempt - 1) / 3)),
  statementMs: 60_000,
  maxAttempts: 18,
  pause: (attempt) => delay(Math.min(3000, attempt * 500)),
}

/** PostgreSQL's codes for a lock that was not there in time, and for sessions that wait for each other. */
const lockCodes = ['55P03', '40P01']

/**
 * Migrates a database to the newest schema: runs each file of the folder once, in order of name,
 * each in its own transaction, or in several that a line `-- next transaction` separates. Servers
 * that start at the same time wait for each other. A transaction that cannot lock its tables in
 * time is rolled back and tried again, so that a deploy does not block the product behind a long
 * query.
 * @returns the names of the files that were applied
 */
export async function migrate(
  connection: pg.ClientConfig,
  folder: string,
  limits: MigrationLimits = defaultLimits,
): Promise<readonly string[]> {
  const client = createMigrationClient(connection)
  await client.connect()
  try {
    await lockMigrations(client)
    await client.query(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string }>('select name from migrations')
    const appliedNames = new Set(rows.map((row) => row.name))
    const fresh = (await readdir(folder))
      .filter((name) => name.endsWith('.sql') && !appliedNames.has(name))
      .toSorted()
    for (const name of fresh)
      for (const part of splitMigration(name, await readFile(join(folder, name), 'utf8')))
        if (!appliedNames.has(part.name)) await applyMigration(client, part, limits)
    return fresh
  } finally {
    await client.end().catch(() => {})
  }
}

/** Waits for other migrations, without the time limits that requests of the same user may have. */
export async function lockMigrations(client: pg.Client): Promise<void> {
  await client.query(
    'set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0',
  )
  await client.query('select pg_advisory_lock(4711)')
}

/**
 * Returns the migrations of a folder that a database lacks. A newer database lacks none: an older
 * version keeps working beside a newer one (decision 0025).
 */
export async function listMissingMigrations(
  connection: pg.ClientConfig,
  folder: string,
): Promise<readonly string[]> {
  const client = createMigrationClient(connection)
  await client.connect()
  try {
    const { rows: tables } = await client.query<{ there: boolean }>(
      "select to_regclass('migrations') is not null as there",
    )
    const { rows } = tables[0]?.there
      ? await client.query<{ name: string }>('select name from migrations')
      : { rows: [] }
    const applied = new Set(rows.map(({ name }) => name))
    return (await readdir(folder)).filter((name) => name.endsWith('.sql') && !applied.has(name))
  } finally {
    await client.end().catch(() => {})
  }
}

/**
 * Creates a separate client that may wait for another server's migration, but not for an
 * unreachable database.
 */
export function createMigrationClient(connection: pg.ClientConfig): pg.Client {
  const client = createClient({ ...connection, connectionTimeoutMillis: 5000, keepAlive: true })
  // The caller gets the error too; without a listener it would end the process.
  return client.on('error', () => {})
}

export interface MigrationPart {
  /** The last one has the file's own name, so a file counts as applied when all its parts are. */
  readonly name: string
  readonly sql: string
  /** Whether it is recorded as applied; true if absent. */
  readonly isRecorded?: boolean
}

function splitMigration(name: string, text: string): readonly MigrationPart[] {
  const parts = splitTransactions(text)
  return parts.map((sql, index) => ({
    name: index === parts.length - 1 ? name : `${name} ${index + 1}`,
    sql,
  }))
}

export async function applyMigration(
  client: pg.Client,
  part: MigrationPart,
  limits: MigrationLimits,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runMigration(client, part, limits, attempt)
    } catch (error) {
      await client.query('rollback').catch(() => {})
      if (isConnectionLost(error)) throw error
      const isLocked = error instanceof pg.DatabaseError && lockCodes.includes(error.code ?? '')
      if (!isLocked || attempt >= limits.maxAttempts)
        throw new Error(`migration ${part.name}: ${describeFailure(error, isLocked, attempt)}`, {
          cause: error,
        })
      await limits.pause(attempt)
    }
  }
}

async function runMigration(
  client: pg.Client,
  { name, sql, isRecorded = true }: MigrationPart,
  { lockMs, statementMs }: MigrationLimits,
  attempt: number,
): Promise<void> {
  await client.query('begin')
  await client.query(
    `select set_config('lock_timeout', $1, true), set_config('statement_timeout', $2, true)`,
    [`${lockMs(attempt)}ms`, `${statementMs}ms`],
  )
  await client.query(sql)
  if (isRecorded) await client.query('insert into migrations (name) values ($1)', [name])
  await client.query('commit')
}

const describeFailure = (error: unknown, isLocked: boolean, attempts: number) =>
  isLocked
    ? `another session kept using a table in ${attempts} attempts. Start again when it has ended.`
    : error instanceof Error
      ? error.message
      : String(error)

/**
 * Checks for settings that could lose acknowledged commits (design/reliability.md, 8) and for
 * versions that are too old. @returns the reason as a sentence, or null if the database is safe
 */
export async function findUnsafeSetting(connection: pg.ClientConfig): Promise<string | null> {
  const client = createMigrationClient(connection)
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string; setting: string }>(
      `select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'server_version_num')`,
    )
    const setting = (name: string) => rows.find((row) => row.name === name)?.setting
    if (Number(setting('server_version_num')) < 150_000)
      return 'The database is older than PostgreSQL 15. Set DATABASE_URL to a newer one.'
    const unsafeSetting = ['fsync', 'full_page_writes', 'synchronous_commit'].find(
      (name) => setting(name) === 'off',
    )
    return unsafeSetting
      ? `The database setting ${unsafeSetting} is off, so confirmed changes could be lost. Turn it on, then start again.`
      : null
  } finally {
    await client.end().catch(() => {})
  }
}
