import { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { ConnectionQueue } from './connection-queue.ts'
import { getClientClass } from './create-client.ts'
import { createProbe, type Probe } from './probe.ts'
import { countTimeouts, type TimeoutCounts } from './timeout-counts.ts'
import type { NameStatement } from './statement-names.ts'
import { noTracing, type Tracing } from '../tracing/tracing.ts'

/**
 * Timeouts in milliseconds. The server ends a statement (10 s) before the client closes the
 * connection.
 */
const timeoutsMs = { connect: 5000, query: 12_000, silent: 4000, pause: 500 } as const

/**
 * Connections are closed after ten idle minutes. With the library's default of ten seconds, the first
 * click after a pause opened new connections, which plan each statement again.
 */
const idleMs = 600_000

/** How long a connection and a query may take, in milliseconds. */
export type ConnectionLimits = Readonly<Record<'connect' | 'query', number>>

const ignoreError = () => {}

export interface ConnectionOptions {
  readonly limits?: ConnectionLimits | undefined
  readonly tracing?: Tracing | undefined
}

/** The connection pool of a process and its health checks. */
export interface Connections {
  readonly pool: pg.Pool
  readonly probe: Probe
  /** Every statement and transaction waits for its turn here before it uses the pool. */
  readonly queue: ConnectionQueue
  /** Names a statement, or removes its name where a pooler cannot carry it. */
  readonly nameStatement: NameStatement
  readonly tracing: Tracing
  /** Statements that PostgreSQL ended for taking too long. */
  readonly timeouts: TimeoutCounts
  /** Waits for the turn of a request. @throws Error after 5 s */
  acquire(signal: AbortSignal | undefined): Promise<void>
  /**
   * Whether the database responds within about 2.5 s, checked over a connection reserved for this.
   */
  isResponding(): Promise<boolean>
  /**
   * Returns a client from the pool. @throws after at most 5 s if none is free or the database
   * rejects the connection
   * @param signal identifies the request
   */
  connect(signal?: AbortSignal): Promise<pg.PoolClient>
  /**
   * Returns a client to the pool. A lost or silent connection is closed at once, so that its slot
   * is free.
   */
  release(client: pg.PoolClient, error?: Error): void
  /**
   * Called after a query timeout: closes the connections that went silent as soon as the database
   * responds again.
   */
  suspect(): void
  close(): Promise<void>
}

/**
 * Opens the pool (design/reliability.md, 19). Connecting, waiting for a connection and each query
 * have a time limit. A lost connection is replaced and affects only the request that used it.
 */
export function openConnections(
  config: pg.PoolConfig,
  nameStatement: NameStatement,
  { limits = timeoutsMs, tracing = noTracing }: ConnectionOptions = {},
): Connections {
  const sockets = new Set<Socket>()
  const pool = openPool(config, sockets, limits)
  const queue = new ConnectionQueue(pool.options.max)
  const probe = createProbe(config)
  const state = { isWatching: false, isClosed: false }
  const watch = (isSilent: () => Promise<boolean>) => {
    if (state.isWatching || state.isClosed) return
    state.isWatching = true
    const options = { isSilent, ask: probe.ask, isClosed: () => state.isClosed }
    void closeSilentConnections(sockets, options).finally(() => {
      state.isWatching = false
    })
  }
  const suspect = () => watch(async () => !(await probe.ask()))
  return {
    pool,
    probe,
    queue,
    nameStatement,
    tracing,
    timeouts: countTimeouts(pool),
    suspect,
    async isResponding() {
      const isAnswering = await probe.ask()
      // It may respond again at once, over connections that are opened now.
      if (!isAnswering) watch(async () => true)
      return isAnswering
    },
    ...createCheckout(pool, queue, suspect, tracing),
    async close() {
      state.isClosed = true
      await Promise.all([pool.end(), probe.close()])
    },
  }
}

/** Takes clients from the pool at their turn, and returns them. */
function createCheckout(
  pool: pg.Pool,
  queue: ConnectionQueue,
  suspect: () => void,
  tracing: Tracing,
): Pick<Connections, 'acquire' | 'connect' | 'release'> {
  const acquire = async (signal: AbortSignal | undefined) => {
    const startMs = performance.now()
    await queue.acquire(queue.getTurn(signal))
    tracing.addWait('wait for a connection', startMs)
  }
  return {
    acquire,
    async connect(signal) {
      await acquire(signal)
      try {
        return await pool.connect()
      } catch (error) {
        queue.release()
        suspect()
        throw error
      }
    },
    release(client, error) {
      // A graceful close over a dead connection would keep its slot in the pool.
      if (error) client.connection.stream.destroy()
      client.release(error)
      queue.release()
    },
  }
}

/** @param sockets the sockets of all open connections */
function openPool(config: pg.PoolConfig, sockets: Set<Socket>, limits: ConnectionLimits): pg.Pool {
  const pool = new pg.Pool({
    ...config,
    ...getClientClass(config),
    connectionTimeoutMillis: limits.connect,
    query_timeout: limits.query,
    idleTimeoutMillis: idleMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5000,
    stream: () => {
      const socket = new Socket()
      sockets.add(socket)
      return socket.once('close', () => sockets.delete(socket))
    },
  })
  // Without an error listener, a client that loses its connection while in use would end the
  // process.
  pool.on('connect', (client) => client.on('error', ignoreError))
  pool.on('error', ignoreError)
  return pool
}

interface SilenceOptions {
  /** Whether the database is silent now. */
  readonly isSilent: () => Promise<boolean>
  readonly ask: () => Promise<boolean>
  readonly isClosed: () => boolean
}

/**
 * Waits until the database responds, then closes every connection that has been silent since the
 * call began: it is half-open, and its query would wait for the whole timeout. Closes nothing if
 * the database never stopped responding.
 */
async function closeSilentConnections(
  sockets: ReadonlySet<Socket>,
  { isSilent, ask, isClosed }: SilenceOptions,
): Promise<void> {
  const samples = [...sockets].map((socket) => ({ socket, bytes: socket.bytesRead }))
  const startMs = performance.now()
  if (!(await isSilent())) return
  while (!isClosed()) {
    const isSilentLong = performance.now() - startMs >= timeoutsMs.silent
    if ((await ask()) && isSilentLong) {
      for (const { socket, bytes } of samples) if (socket.bytesRead === bytes) socket.destroy()
      return
    }
    await delay(timeoutsMs.pause, undefined, { ref: false })
  }
}
