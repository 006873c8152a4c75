import { once } from 'node:events'
import { createServer, connect, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import type pg from 'pg'

/** A connection between a server and its database in which tests inject faults. */
export interface FaultyProxy {
  readonly connection: pg.PoolConfig
  /** Connects directly to the database, without faults. */
  readonly direct: pg.PoolConfig
  /** Closes every connection gracefully (TCP FIN). */
  cut(): void
  /** Resets every connection (TCP RST). */
  reset(): void
  /** Accepts bytes but forwards nothing, on open and new connections. */
  swallow(): void
  /**
   * Forwards on new connections again; the blocked ones stay silent, as after a firewall lost its
   * state.
   */
  heal(): void
  stop(): Promise<void>
}

interface Pair {
  readonly near: Socket
  readonly far: Socket
}

/** Opens a proxy to a database behind a unix socket. */
export async function openFaultyProxy(to: pg.PoolConfig): Promise<FaultyProxy> {
  const pairs = new Set<Pair>()
  const state = { swallows: false }
  const server = createServer((near) => {
    connectPair(near, connect(join(String(to.host), `.s.PGSQL.${to.port}`)), pairs)
    if (state.swallows) near.unpipe().resume()
  })
  const port = await listenOnFreePort(server)
  return {
    connection: { ...to, host: '127.0.0.1', port },
    direct: to,
    cut: () => pairs.forEach(({ near }) => near.end()),
    reset: () => pairs.forEach(({ near }) => near.resetAndDestroy()),
    swallow() {
      state.swallows = true
      for (const { near, far } of pairs) {
        near.unpipe(far).resume()
        far.unpipe(near).resume()
      }
    },
    heal: () => {
      state.swallows = false
    },
    async stop() {
      for (const { near } of pairs) near.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Forwards data in both directions until one side ends. */
function connectPair(near: Socket, far: Socket, pairs: Set<Pair>): void {
  const pair = { near, far }
  pairs.add(pair)
  for (const socket of [near, far]) {
    socket.on('error', () => {})
    socket.once('close', () => {
      pairs.delete(pair)
      near.destroy()
      far.destroy()
    })
  }
  near.pipe(far)
  far.pipe(near)
}

async function listenOnFreePort(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
