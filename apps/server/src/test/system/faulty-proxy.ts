import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, connect, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import type pg from 'pg'

/**
 * What can happen to a connection: it ends, is reset, accepts bytes and forwards none, delivers a
 * byte of the response now and then, loses all of it, or the service answers with an error or with
 * something that it never says.
 */
export const connectionFaults = [
  'cut',
  'reset',
  'silent',
  'slow',
  'half-open',
  'error',
  'garbage',
] as const
export type ConnectionFault = (typeof connectionFaults)[number]

/** How a service answers with an error, and whether it speaks first. */
export interface ServiceProtocol {
  readonly error: string | Buffer
  readonly isGreeting?: boolean
}

/** Connections in which tests inject faults. */
export interface SocketProxy {
  readonly port: number
  /** Injects a fault into open and new connections, until `heal`. */
  inject(fault: ConnectionFault): void
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
  const proxy = await openSocketProxy(() => connect(join(String(to.host), `.s.PGSQL.${to.port}`)), {
    error: databaseError,
  })
  return { ...proxy, connection: { ...to, host: '127.0.0.1', port: proxy.port }, direct: to }
}

/** What PostgreSQL says when an administrator shuts it down (ErrorResponse). */
const databaseError = toDatabaseError('FATAL', '57P01')

function toDatabaseError(severity: string, code: string): Buffer {
  const fields = `S${severity}\0V${severity}\0C${code}\0Mended for the test\0\0`
  const header = Buffer.from('E\0\0\0\0')
  header.writeInt32BE(4 + fields.length, 1)
  return Buffer.concat([header, Buffer.from(fields)])
}

/** Opens a proxy to whatever a new connection leads to. */
export async function openSocketProxy(
  openConnection: () => Socket,
  protocol: ServiceProtocol = { error: '' },
): Promise<SocketProxy> {
  const pairs = new Set<Pair>()
  const state: { fault: ConnectionFault | null } = { fault: null }
  const server = createServer((clientSocket) => {
    const pair = connectPair(clientSocket, openConnection(), pairs)
    if (state.fault) injectFault(pair, state.fault, protocol)
  })
  const inject = (fault: ConnectionFault) => {
    state.fault = fault
    for (const pair of pairs) injectFault(pair, fault, protocol)
  }
  const port = await listenOnFreePort(server)
  return {
    port,
    cut: () => pairs.forEach(({ clientSocket }) => clientSocket.end()),
    reset: () => pairs.forEach(({ clientSocket }) => clientSocket.resetAndDestroy()),
    inject,
    swallow: () => inject('silent'),
    heal: () => {
      state.fault = null
    },
    async stop() {
      for (const { clientSocket } of pairs) clientSocket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

const slowByteMs = 100

/** Injects a fault into a connection, which keeps it after `heal`. */
function injectFault(
  { clientSocket, serverSocket }: Pair,
  fault: ConnectionFault,
  { error, isGreeting = false }: ServiceProtocol,
): void {
  serverSocket.unpipe(clientSocket)
  if (fault === 'slow') return forwardSlowly(serverSocket, clientSocket)
  serverSocket.resume()
  if (fault === 'half-open') return
  clientSocket.unpipe(serverSocket).resume()
  if (fault === 'silent') return
  const act = {
    cut: () => clientSocket.end(),
    reset: () => clientSocket.resetAndDestroy(),
    error: () => clientSocket.end(error),
    garbage: () => clientSocket.write(randomBytes(512)),
  }[fault]
  if (isGreeting) act()
  else clientSocket.once('data', act)
}

/** Forwards a byte at a time. */
function forwardSlowly(from: Socket, to: Socket): void {
  const waiting: number[] = []
  from.on('data', (bytes) => waiting.push(...Buffer.from(bytes)))
  const timer = setInterval(() => {
    const byte = waiting.shift()
    if (byte !== undefined) to.write(Buffer.of(byte))
  }, slowByteMs)
  to.once('close', () => clearInterval(timer))
}

/** Forwards data in both directions until one side ends. */
function connectPair(clientSocket: Socket, serverSocket: Socket, pairs: Set<Pair>): Pair {
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
  return pair
}

async function listenOnFreePort(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
