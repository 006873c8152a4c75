import pg from 'pg'
import type { Database } from '../db/database.ts'

/** One browser that waits for news. */
export interface Listener {
  tell(): void
  end(): void
}

export interface LiveHub {
  /** @returns how to leave */
  join(userId: string, listener: Listener): Promise<() => void>
  /** Ends every stream, so that a server that stops does not wait for them. */
  close(): Promise<void>
}

const hubs = new WeakMap<Database, LiveHub>()

/** The hub of a process: one connection hears of new notices of any server (`new_notice`, told by a trigger) and passes them on. */
export function liveHub(database: Database): LiveHub {
  const known = hubs.get(database)
  if (known) return known
  const made = hubOn(database)
  hubs.set(database, made)
  return made
}

function hubOn(database: Database): LiveHub {
  const waiting = new Map<string, Set<Listener>>()
  let client: Promise<pg.Client> | null = null
  let closed = false
  const endAll = () => {
    for (const listeners of waiting.values()) for (const one of listeners) one.end()
  }
  const lost = () => {
    client = null
    // What was told meanwhile is not heard: the browsers come again, and read their lists.
    endAll()
  }
  const listen = async (): Promise<pg.Client> => {
    // Only what a connection needs; the pool's own timeouts are for calls.
    const { host, port, user, password, database: name, connectionString, ssl } = database.pool.options
    const made = new pg.Client(connectionString ? { connectionString, ssl } : { host, port, user, password, database: name, ssl })
    made.on('error', lost)
    made.on('end', lost)
    made.on('notification', ({ payload }) => {
      for (const one of waiting.get(payload ?? '') ?? []) one.tell()
    })
    await made.connect()
    // The channel of the trigger in the migration; not a statement of a row.
    await made.query('listen new_notice')
    return made
  }
  return {
    async join(userId, listener) {
      const listeners = waiting.get(userId) ?? new Set()
      listeners.add(listener)
      waiting.set(userId, listeners)
      client ??= listen()
      try {
        await client
      } catch (error) {
        client = null
        listeners.delete(listener)
        throw error
      }
      if (closed) listener.end()
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0 && waiting.get(userId) === listeners) waiting.delete(userId)
      }
    },
    async close() {
      closed = true
      endAll()
      const open = await client?.catch(() => null)
      await open?.end()
    },
  }
}
