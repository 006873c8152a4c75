import { once } from 'node:events'
import { createServer, connect, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import type pg from 'pg'

/** Connections in which tests inject faults. */
export interface SocketProxy {
  readonly port: number
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

/** A connection between a server and its database in which tests inject faults. */
export interface FaultyProxy extends SocketProxy {
  readonly connection: pg.PoolConfig
  /** Connects directly to the database, without faults. */
  readonly direct: pg.PoolConfig
}

interface Pair {
  readonly clientSocket: Socket
  readonly serverSocket: Socket
}

/** Opens a proxy to a database behind a unix socket. */
export async function openFaultyProxy(to: pg.PoolConfig): Promise<FaultyProxy> {
  const proxy = await openSocketProxy(() => connect(join(String(to.host), `.s.PGSQL.${to.port}`)))
  return { ...proxy, connection: { ...to, host: '127.0.0.1', port: proxy.port }, direct: to }
}

/** Opens a proxy to whatever a new connection leads to. */
export async function openSocketProxy(openConnection: () => Socket): Promise<SocketProxy> {
  const pairs = new Set<Pair>()
  const state = { swallows: false }
  const server = createServer((clientSocket) => {
    connectPair(clientSocket, openConnection(), pairs)
    if (state.swallows) clientSocket.unpipe().resume()
  })
  const port = await listenOnFreePort(server)
  return {
    port,
    cut: () => pairs.forEach(({ clientSocket }) => clientSocket.end()),
    reset: () => pairs.forEach(({ clientSocket }) => clientSocket.resetAndDestroy()),
    swallow() {
      state.swallows = true
      for (const { clientSocket, serverSocket } of pairs) {
        clientSocket.unpipe(serverSocket).resume()
        serverSocket.unpipe(clientSocket).resume()
      }
    },
    heal: () => {
      state.swallows = false
    },
    async stop() {
      for (const { clientSocket } of pairs) clientSocket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Forwards data in both directions until one side ends. */
function connectPair(clientSocket: Socket, serverSocket: Socket, pairs: Set<Pair>): void {
  const pair = { clientSocket, serverSocket }
  pairs.add(pair)
  for (const socket of [clientSocket, serverSocket]) {
    socket.on('error', () => {})
    socket.once('close', () => {
      pairs.delete(pair)
      clientSocket.destroy()
      serverSocket.destroy()
    })
  }
  clientSocket.pipe(serverSocket)
  serverSocket.pipe(clientSocket)
}

async function listenOnFreePort(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
