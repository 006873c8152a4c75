import pg from 'pg'
import { splitHosts } from './database-hosts.ts'
import { createPrimaryFinder, type PrimaryFinder } from './primary-finder.ts'

/** One for each list of hosts, so that a pool and what listens look for the primary together. */
const finders = new Map<string, PrimaryFinder>()

function getPrimaryFinder(connection: pg.ClientConfig): PrimaryFinder | null {
  const split = splitHosts(connection)
  if (!split) return null
  const { user, database, password } = connection
  const key = JSON.stringify([connection.connectionString, user, database, password, split.hosts])
  const existing = finders.get(key)
  if (existing) return existing
  const { single } = split
  const { connectionString, ssl } = single
  const options = connectionString ? { connectionString, ssl } : { user, database, password, ssl }
  const finder = createPrimaryFinder(options, split.hosts)
  finders.set(key, finder)
  return finder
}

/** The error of PostgreSQL for changes on a standby (`isConnectionLost`). */
class StandbyError extends Error {
  readonly code = '25006'
  constructor() {
    super('the database host has become a standby')
  }
}

/** A client of the primary among several hosts, which it looks for when it connects. */
class PrimaryClient extends pg.Client {
  readonly #finder: PrimaryFinder | null

  constructor(connection: pg.ClientConfig = {}) {
    super(splitHosts(connection)?.single ?? connection)
    this.#finder = getPrimaryFinder(connection)
  }

  override connect(): Promise<pg.Client>
  override connect(callback: (error: Error) => void): void
  override connect(callback?: (error: Error) => void): Promise<pg.Client> | void {
    const connecting = this.#connectToPrimary()
    if (!callback) return connecting
    // The pool's callback gets an error, or nothing.
    connecting.then(() => Reflect.apply(callback, undefined, []), callback)
  }

  async #connectToPrimary(): Promise<pg.Client> {
    const host = await this.#finder?.find()
    if (host) Object.assign(this, host)
    const forget = () => {
      if (host) this.#finder?.forget(host)
    }
    const state = { isStandby: false }
    // PostgreSQL reports it with the connection, since version 14.
    const note = (status: { parameterName: string; parameterValue: string }) => {
      if (status.parameterName === 'in_hot_standby')
        state.isStandby = status.parameterValue === 'on'
    }
    this.connection.on('parameterStatus', note)
    try {
      const client = await super.connect()
      if (state.isStandby) throw new StandbyError()
      // A connection that is lost later may have lost its primary, too.
      this.once('error', forget)
      return client
    } catch (error) {
      forget()
      this.connection.stream.destroy()
      throw error
    } finally {
      this.connection.off('parameterStatus', note)
    }
  }
}

/** What a pool opens its connections with: the driver's own client where there is one host. */
export const getClientClass = (
  connection: pg.ClientConfig,
): { readonly Client?: typeof pg.Client } =>
  splitHosts(connection) ? { Client: PrimaryClient } : {}

/**
 * Creates a client that is not connected yet. Of several hosts, it connects to the one that takes
 * changes.
 */
export const createClient = (connection: pg.ClientConfig): pg.Client =>
  splitHosts(connection) ? new PrimaryClient(connection) : new pg.Client(connection)
