import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { isConnectionLost } from './db/lost-connection.ts'
import { StartError } from './embedded/start-errors.ts'

const waitMs = 60_000
const pauseMs = 1000

/** Where a database is, without the password of its address. */
export function placeOf({ connectionString, host, port }: pg.ClientConfig): string {
  if (!connectionString) return `${host ?? 'localhost'}:${port ?? 5432}`
  const url = URL.canParse(connectionString) ? new URL(connectionString) : null
  return url
    ? `${url.hostname || url.searchParams.get('host') || 'localhost'}:${url.port || 5432}`
    : 'DATABASE_URL'
}

/** Sentences for what another try cannot change; the codes are PostgreSQL's. */
const refusals: Readonly<Record<string, (place: string) => string>> = {
  '28P01': (place) => `The database at ${place} rejected the password in DATABASE_URL.`,
  '28000': (place) => `The database at ${place} rejected the user in DATABASE_URL.`,
  '3D000': (place) =>
    `The database named in DATABASE_URL does not exist at ${place}. Create it, then start again.`,
  '42501': (place) =>
    `The user in DATABASE_URL may not create tables at ${place}. Grant it, then start again.`,
}

/**
 * Does one step of the start, again while the database cannot be reached or goes away in the middle of it: each step may be repeated.
 * @param say told once, when it has to wait
 * @throws StartError with one sentence after a minute, or at once where the database said no
 */
export async function withDatabase<T>(
  connection: pg.ClientConfig,
  act: () => Promise<T>,
  say: (line: string) => void,
  { maxMs = waitMs } = {},
): Promise<T> {
  const begun = performance.now()
  const place = placeOf(connection)
  for (let tries = 1; ; tries += 1) {
    try {
      return await act()
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      const refused = refusals[code]
      if (refused) throw new StartError(refused(place), { cause: error })
      if (!isConnectionLost(error)) throw error
      if (performance.now() - begun >= maxMs)
        throw new StartError(
          `The database at ${place} can't be reached (${code || (error instanceof Error ? error.message : '')}). Start it or correct DATABASE_URL, then start again.`,
          { cause: error },
        )
      if (tries === 1) say(`Waiting for the database at ${place}…`)
      await delay(pauseMs)
    }
  }
}

/** The sentence a start ends with; what is not known is named, and its trace is left to the log. */
export const endingOf = (error: unknown): string =>
  error instanceof StartError
    ? error.message
    : `Fledge could not start: ${error instanceof Error ? error.message : String(error)}. Start it with LOG_LEVEL=debug to see where.`
