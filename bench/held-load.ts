import { Agent } from 'node:http'
import { connect, type Socket } from 'node:net'
import type { BenchProcess } from './bench-process.ts'
import { listCookies, listWeekdayReads, openStreams, playOpenLoad } from './overload.ts'

/** How a slow client is slow: with its headers, with its body, or reading the response. */
const slowRequests = [
  'GET / HTTP/1.1\r\nhost: x\r\nx-slow: ',
  'POST /backend/otp/v2/create HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 200\r\n\r\n{',
  'GET / HTTP/1.1\r\nhost: x\r\n\r\n',
] as const
const slowByteMs = 1000

interface SlowClients {
  readonly sockets: Set<Socket>
  readonly timer: NodeJS.Timeout
  isOver: boolean
}

/** Opens clients that send a byte a second, or read nothing, and connect again when they are ended. */
function openSlowClients(port: number, count: number): SlowClients {
  const sockets = new Set<Socket>()
  const timer = setInterval(() => {
    for (const socket of sockets) socket.write('a')
  }, slowByteMs)
  const clients: SlowClients = { sockets, timer, isOver: false }
  const open = (at: number) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    socket.pause()
    socket.write(slowRequests[at % slowRequests.length] ?? '')
    sockets.add(socket)
    socket.once('close', () => {
      sockets.delete(socket)
      if (!clients.isOver) setTimeout(() => clients.isOver || open(at), slowByteMs)
    })
    // Notices that the server has closed.
    socket.once('end', () => socket.destroy())
    if (at % slowRequests.length !== 2) socket.resume()
  }
  for (let at = 0; at < count; at += 1) open(at)
  return clients
}

function closeSlowClients(clients: SlowClients): void {
  clients.isOver = true
  clearInterval(clients.timer)
  for (const socket of clients.sockets) socket.destroy()
}

export interface HeldOptions {
  readonly streams: number
  readonly slowClients: number
  readonly perSecond: number
  readonly seconds: number
  /** Begins after the connections are open. */
  readonly before?: () => Promise<unknown>
}

/** Reads beside held and slow connections. @returns how the reads fared, and how many were held */
export async function playHeldLoad(
  { port }: BenchProcess,
  { streams, slowClients, perSecond, seconds, before }: HeldOptions,
  tell: (line: string) => void,
) {
  const reads = await listWeekdayReads(port)
  const agent = new Agent({ maxSockets: Infinity })
  const countOpen = await openStreams(port, { agent, count: streams, cookies: listCookies(reads) })
  const slow = openSlowClients(port, slowClients)
  try {
    tell(`${countOpen()} streams held, ${slowClients} slow clients`)
    await before?.()
    const load = await playOpenLoad(port, reads, { perSecond, seconds, warmUp: 2 })
    return { load, held: countOpen(), slow: slow.sockets.size }
  } finally {
    closeSlowClients(slow)
    agent.destroy()
  }
}
