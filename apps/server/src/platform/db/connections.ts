import { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'

/** Milliseconds. A statement ends itself on the server (10 s) before the client gives its connection up. */
const limits = { connect: 5000, query: 12_000, probe: 2000, silent: 4000, pause: 500 } as const

const nothing = () => {}

/** The pool of a process, and what is known of the line to the database. */
export interface Connections {
  readonly pool: pg.Pool
  /** Whether the database answers within about 2.5 s, asked over a connection that no call waits for. */
  isAnswering(): Promise<boolean>
  /** A client of the pool. @throws within 5 s where none is free or the database does not let us in */
  connect(): Promise<pg.PoolClient>
  /** Gives a client back; one whose connection is lost or silent is closed at once, so that its place is free. */
  release(client: pg.PoolClient, lost?: Error): void
  /** A query got no answer in time: closes what has gone silent as soon as the database answers again. */
  suspect(): void
  close(): Promise<void>
}

/**
 * Opens the pool (design/reliability.md, 19). Connecting, waiting for a place and each query are bounded; a connection that is lost at any
 * moment is replaced and harms nobody but the call that used it.
 */
export function openConnections(config: pg.PoolConfig): Connections {
  const sockets = new Set<Socket>()
  const pool = openPool(config, sockets)
  const probe = probeOf(config)
  const state = { isWatching: false, isClosed: false }
  const suspect = () => {
    if (state.isWatching || state.isClosed) return
    state.isWatching = true
    void closeSilent(sockets, probe.ask, () => state.isClosed).finally(() => {
      state.isWatching = false
    })
  }
  return {
    pool,
    suspect,
    async isAnswering() {
      const isAnswering = await probe.ask()
      if (!isAnswering) suspect()
      return isAnswering
    },
    connect: () =>
      pool.connect().catch((error: unknown) => {
        suspect()
        throw error
      }),
    release(client, lost) {
      // A polite goodbye over a dead line would keep the place in the pool.
      if (lost) client.connection.stream.destroy()
      client.release(lost)
    },
    async close() {
      state.isClosed = true
      await Promise.all([pool.end(), probe.close()])
    },
  }
}

/** @param sockets each open connection's own, for as long as it is open */
function openPool(config: pg.PoolConfig, sockets: Set<Socket>): pg.Pool {
  const pool = new pg.Pool({
    ...config,
    connectionTimeoutMillis: limits.connect,
    query_timeout: limits.query,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5000,
    stream: () => {
      const socket = new Socket()
      sockets.add(socket)
      return socket.once('close', () => sockets.delete(socket))
    },
  })
  // Without a listener of its own, a client that loses its connection while it is in use would end the process.
  pool.on('connect', (client) => client.on('error', nothing))
  pool.on('error', nothing)
  return pool
}

/**
 * Waits until the database answers; then closes every connection that has said nothing since this began: it is half-open, and whoever waits on
 * it would wait for the whole of its timeout. Nothing is closed where the database never stopped answering.
 */
async function closeSilent(
  sockets: ReadonlySet<Socket>,
  ask: () => Promise<boolean>,
  isClosed: () => boolean,
): Promise<void> {
  const heard = [...sockets].map((socket) => ({ socket, bytes: socket.bytesRead }))
  const begun = performance.now()
  if (await ask()) return
  while (!isClosed()) {
    const isSilentLong = performance.now() - begun >= limits.silent
    if ((await ask()) && isSilentLong) {
      for (const { socket, bytes } of heard) if (socket.bytesRead === bytes) socket.destroy()
      return
    }
    await delay(limits.pause, undefined, { ref: false })
  }
}

/** One connection kept for asking whether the database answers. */
function probeOf(config: pg.PoolConfig) {
  let kept: pg.Client | null = null
  let asking: Promise<boolean> | null = null
  const drop = (client: pg.Client) => {
    if (kept === client) kept = null
    client.connection.stream.destroy()
  }
  const open = async (): Promise<pg.Client> => {
    const client = new pg.Client({
      ...config,
      connectionTimeoutMillis: limits.probe,
      query_timeout: limits.probe,
    })
    client.on('error', () => drop(client))
    await client.connect()
    kept = client
    return client
  }
  const once = async (): Promise<boolean> => {
    let client = kept
    try {
      client ??= await open()
      await client.query('select 1')
      return true
    } catch {
      if (client) drop(client)
      return false
    }
  }
  return {
    ask: (): Promise<boolean> =>
      (asking ??= once().finally(() => {
        asking = null
      })),
    async close() {
      await asking
      await kept?.end()
    },
  }
}
