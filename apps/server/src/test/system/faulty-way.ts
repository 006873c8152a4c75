import { once } from 'node:events'
import { createServer, connect, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import type pg from 'pg'

/** The line between a server and its database, as bad as a test wants it. */
export interface FaultyWay {
  readonly connection: pg.PoolConfig
  /** Straight to the database, past every fault. */
  readonly straight: pg.PoolConfig
  /** Ends every connection in good order (TCP FIN). */
  cut(): void
  /** Ends every connection at once (TCP RST). */
  reset(): void
  /** Takes bytes and passes nothing on, in no connection, also none that is opened now. */
  swallow(): void
  /** Passes on again what is opened from now on; what was swallowed stays silent, as after a firewall that forgot. */
  heal(): void
  stop(): Promise<void>
}

interface Pair {
  readonly near: Socket
  readonly far: Socket
}

/** Opens a way to a database behind a unix socket. */
export async function openFaultyWay(to: pg.PoolConfig): Promise<FaultyWay> {
  const pairs = new Set<Pair>()
  const state = { swallows: false }
  const server = createServer((near) => {
    connectPair(near, connect(join(String(to.host), `.s.PGSQL.${to.port}`)), pairs)
    if (state.swallows) near.unpipe().resume()
  })
  const port = await listening(server)
  return {
    connection: { ...to, host: '127.0.0.1', port },
    straight: to,
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

/** Passes on what either side says, until one of them ends. */
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

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
