import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { splitHosts } from './db/database-hosts.ts'
import { isConnectionLost } from './db/lost-connection.ts'
import { StartError } from './embedded/start-errors.ts'

const waitMs = 60_000
const pauseMs = 1000

/** Returns the hosts of a database without the password in its URL. */
export function getDatabaseHost(connection: pg.ClientConfig): string {
  const several = splitHosts(connection)?.hosts
  if (several) return several.map(({ host, port }) => `${host}:${port}`).join(' or ')
  const { connectionString, host, port } = connection
  if (!connectionString) return `${host ?? 'localhost'}:${port ?? 5432}`
  const url = URL.canParse(connectionString) ? new URL(connectionString) : null
  return url
    ? `${url.hostname || url.searchParams.get('host') || 'localhost'}:${url.port || 5432}`
    : 'DATABASE_URL'
}

/** Messages for errors that a retry cannot fix, by PostgreSQL's error codes. */
const rejectionMessages: Readonly<Record<string, (place: string) => string>> = {
  '28P01': (place) => `The database at ${place} rejected the password in DATABASE_URL.`,
  '28000': (place) => `The database at ${place} rejected the user in DATABASE_URL.`,
  '3D000': (place) =>
    `The database named in DATABASE_URL does not exist at ${place}. Create it, then start again.`,
  '42501': (place) =>
    `The user in DATABASE_URL cannot create tables at ${place}. Grant the permission, then start again.`,
}

/** PgBouncer takes no settings with a connection. */
const isRefusedByPooler = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('unsupported startup parameter')

/**
 * Runs a step of the start and repeats it while the database is unreachable; every step must be
 * repeatable.
 * @param log called once if it has to wait
 * @throws StartError with one sentence after a minute, or at once if the database rejects the
 * connection
 */
export async function retryUntilConnected<T>(
  connection: pg.ClientConfig,
  act: () => Promise<T>,
  log: (line: string) => void,
  { maxMs = waitMs } = {},
): Promise<T> {
  const startMs = performance.now()
  const place = getDatabaseHost(connection)
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await act()
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      const describeRejection = rejectionMessages[code]
      if (describeRejection) throw new StartError(describeRejection(place), { cause: error })
      if (isRefusedByPooler(error))
        throw new StartError(
          `The database at ${place} is a pooler. Set DATABASE_DIRECT_URL to PostgreSQL itself, then start again.`,
          { cause: error },
        )
      if (!isConnectionLost(error)) throw error
      if (performance.now() - startMs >= maxMs)
        throw new StartError(
          `The database at ${place} can't be reached (${code || (error instanceof Error ? error.message : '')}). Start it or correct DATABASE_URL, then start again.`,
          { cause: error },
        )
      if (attempt === 1) log(`Waiting for the database at ${place}…`)
      await delay(pauseMs)
    }
  }
}

/**
 * Waits until another process has migrated the database to this version.
 * @param log called once if it has to wait
 * @throws StartError after a minute
 */
export async function waitForMigrations(
  listMissing: () => Promise<readonly string[]>,
  log: (line: string) => void,
  { maxMs = waitMs } = {},
): Promise<void> {
  const startMs = performance.now()
  for (let attempt = 1; ; attempt += 1) {
    const missing = await listMissing()
    if (missing.length === 0) return
    if (performance.now() - startMs >= maxMs)
      throw new StartError(
        `The database lacks ${missing.length} migrations of this version. Start a process with FLEDGE_ROLE=migrate first.`,
      )
    if (attempt === 1) log(`Waiting for ${missing.length} migrations…`)
    await delay(pauseMs)
  }
}

/**
 * Returns the message for a failed start. For unknown errors it names the error and leaves the
 * stack trace to the log.
 */
export const describeStartFailure = (error: unknown): string =>
  error instanceof StartError
    ? error.message
    : `Fledge could not start: ${error instanceof Error ? error.message : String(error)}. Start it with LOG_LEVEL=debug for details.`
