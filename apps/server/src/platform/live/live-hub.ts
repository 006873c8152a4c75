import pg from 'pg'
import type { Database } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'

/** A browser subscribed to new notifications. */
export interface Listener {
  notify(): void
  end(): void
}

export interface LiveHub {
  /**
   * @returns a function that unsubscribes
   * @throws OVERLOADED beyond the maximum number of streams; the browser asks once a minute then
   */
  join(userId: string, listener: Listener): Promise<() => void>
  /** Ends every stream, so that a stopping server does not wait for them. */
  close(): Promise<void>
}

const heartbeatMs = 15_000
/** Maximum number of streams of a process; each one costs memory as long as its page is open. */
export const maxStreams = 5000

const hubs = new WeakMap<Database, LiveHub>()

/**
 * Creates the hub of a process: one connection listens for new notices from any server
 * (`new_notice`, sent by a trigger) and forwards them.
 */
export function getLiveHub(database: Database): LiveHub {
  const existing = hubs.get(database)
  if (existing) return existing
  const hub = createHub(database)
  hubs.set(database, hub)
  return hub
}

/** Listeners by user. */
class ListenerRegistry {
  readonly #byUser = new Map<string, Set<Listener>>()
  #count = 0

  get isFull(): boolean {
    return this.#count >= maxStreams
  }

  add(userId: string, listener: Listener): () => void {
    const listeners = this.#byUser.get(userId) ?? new Set()
    listeners.add(listener)
    this.#byUser.set(userId, listeners)
    this.#count += 1
    return () => {
      if (listeners.delete(listener)) this.#count -= 1
      if (listeners.size === 0 && this.#byUser.get(userId) === listeners)
        this.#byUser.delete(userId)
    }
  }

  notify(userId: string): void {
    for (const listener of this.#byUser.get(userId) ?? []) listener.notify()
  }

  endAll(): void {
    for (const listeners of this.#byUser.values()) for (const listener of listeners) listener.end()
  }
}

function createHub(database: Database): LiveHub {
  const waiting = new ListenerRegistry()
  let client: Promise<pg.Client> | null = null
  let closed = false
  const handleLoss = () => {
    client = null
    // Notices sent while the connection was lost are missed: the browsers reconnect and reload
    // their lists.
    waiting.endAll()
  }
  return {
    async join(userId, listener) {
      if (waiting.isFull) throw new AppError('OVERLOADED', { retryAfter: 60 })
      const leave = waiting.add(userId, listener)
      client ??= listenForNotices(database, (userId) => waiting.notify(userId), handleLoss)
      try {
        await client
      } catch (error) {
        client = null
        leave()
        throw error
      }
      if (closed) listener.end()
      return leave
    },
    async close() {
      closed = true
      waiting.endAll()
      const open = await client?.catch(() => null)
      await open?.end()
    },
  }
}

async function listenForNotices(
  database: Database,
  onNotice: (userId: string) => void,
  onLost: () => void,
): Promise<pg.Client> {
  const client = createListenClient(database.pool.options)
  const end = () => {
    clearInterval(beat)
    onLost()
  }
  client.on('error', end)
  client.on('end', end)
  client.on('notification', ({ payload }) => onNotice(payload ?? ''))
  // A dead connection and an idle one are both silent; only a query tells them apart.
  const beat = setInterval(() => {
    client.query('select 1').catch(() => client.connection.stream.destroy())
  }, heartbeatMs).unref()
  try {
    await client.connect()
    // The trigger's channel from the migration; not a statement on rows.
    await client.query('listen new_notice')
    return client
  } catch (error) {
    clearInterval(beat)
    client.connection.stream.destroy()
    throw error
  }
}

/** Connection options only; the pool's own settings are for requests. */
function createListenClient({
  host,
  port,
  user,
  password,
  database,
  connectionString,
  ssl,
}: pg.PoolConfig): pg.Client {
  return new pg.Client({
    ...(connectionString
      ? { connectionString, ssl }
      : { host, port, user, password, database, ssl }),
    connectionTimeoutMillis: 3000,
    query_timeout: 3000,
    keepAlive: true,
  })
}
