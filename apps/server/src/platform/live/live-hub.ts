import type { Database } from '../db/database.ts'
import { getDirectConnection } from '../db/database-access.ts'
import { listen, type Listening } from '../db/listen.ts'
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
  /** Number of open streams. */
  countStreams(): number
  /** Ends every stream, so that a stopping server does not wait for them. */
  close(): Promise<void>
}

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

  get count(): number {
    return this.#count
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
  let listening: Promise<Listening> | null = null
  let closed = false
  const handleLoss = () => {
    listening = null
    // Notices sent while the connection was lost are missed: the browsers reconnect and reload
    // their lists.
    waiting.endAll()
  }
  return {
    async join(userId, listener) {
      if (waiting.count >= maxStreams) throw new AppError('OVERLOADED', { retryAfter: 60 })
      const leave = waiting.add(userId, listener)
      listening ??= listen({
        connection: getDirectConnection(database.access),
        channel: 'new_notice',
        onMessage: (userId) => waiting.notify(userId),
        onLost: handleLoss,
      })
      try {
        await listening
      } catch (error) {
        listening = null
        leave()
        throw error
      }
      if (closed) listener.end()
      return leave
    },
    countStreams: () => waiting.count,
    async close() {
      closed = true
      waiting.endAll()
      const open = await listening?.catch(() => null)
      await open?.stop()
    },
  }
}
