import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

let server: TestServer
let port: number
beforeAll(async () => {
  server = await startTestServer({
    TRUSTED_PROXIES: 'loopback',
    MAX_IN_FLIGHT: '64',
    // Twice as many requests are admitted at any measured rate.
    DB_POOL: '16',
  })
  port = Number(new URL(await server.running.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => server.stop())

const validateEmail = (network: string) =>
  fetch(`http://127.0.0.1:${port}/backend/validate/v2/email?email=${randomUUID()}@people.example`, {
    headers: { 'x-forwarded-for': network },
  })

const requestCode = (network: string) =>
  fetch(`http://127.0.0.1:${port}/backend/otp/v2/create`, {
    method: 'POST',
    body: JSON.stringify({ email: `${randomUUID()}@people.example`, type: 'I' }),
    headers: {
      'content-type': 'application/json',
      'x-request-id': randomUUID(),
      'x-forwarded-for': network,
    },
  })

/** Announces a body and sends only `first` of it. */
function sendHalf(network: string, first = '', length = 100): Socket {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(
    `POST /backend/otp/v2/create HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${network}\r\nx-request-id: ${randomUUID()}\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n${first}`,
  )
  return socket
}

async function readEnding(socket: Socket): Promise<string> {
  let text = ''
  socket.on('data', (part: Buffer) => {
    text += part.toString()
  })
  await once(socket, 'close')
  return text.split('\r\n')[0] ?? ''
}

describe('incomplete requests', () => {
  it('do not count as in flight: all others are served, and the incomplete ones are closed', async () => {
    const half = Array.from({ length: 260 }, () => sendHalf('203.0.113.1'))
    const endings = Promise.all(half.map(readEnding))
    const otherResponses = await Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        at % 2 === 0 ? validateEmail(`198.51.100.${at}`) : requestCode(`198.51.100.${at}`),
      ),
    )
    expect(otherResponses.map(({ status }) => status)).toEqual(Array(30).fill(200))
    // Those beyond their network's limit are refused, or replace one that has been silent; the
    // others send no first byte in time.
    for (const ending of await endings)
      expect(['HTTP/1.1 503 Service Unavailable', 'HTTP/1.1 408 Request Timeout']).toContain(ending)
  })

  it('lose their slots to complete requests of the same network', async () => {
    const half = Array.from({ length: 260 }, () => sendHalf('203.0.113.3', '{'))
    const endings = Promise.all(half.map(readEnding))
    const open = () => half.filter((socket) => !socket.closed).length
    // All slots of the network are taken.
    await vi.waitFor(() => expect(open()).toBe(200), { timeout: 5000 })
    await vi.waitFor(async () => expect((await requestCode('203.0.113.3')).status).toBe(200), {
      timeout: 5000,
      interval: 100,
    })
    expect(open()).toBeGreaterThan(150)
    for (const socket of half) socket.destroy()
    await endings
  })

  it('free their slots, so that the same network is served afterwards', async () => {
    await Promise.all(Array.from({ length: 50 }, () => readEnding(sendHalf('203.0.113.2'))))
    expect((await requestCode('203.0.113.2')).status).toBe(200)
  })
})

describe('X-Forwarded-For', () => {
  const networks = async (of: TestServer) =>
    (await of.pool.query(`select key from rate_limits where key like 'validate:%'`)).rows.map(
      (row) => row.key,
    )

  it('is accepted from a trusted proxy', async () => {
    await validateEmail('192.0.2.77')
    expect(await networks(server)).toContain('validate:192.0.2.77')
  })

  it('is ignored without a trusted proxy', async () => {
    const otherServer = await startTestServer()
    await otherServer.running.app.inject({
      url: '/backend/validate/v2/email?email=someone@people.example',
      headers: { 'x-forwarded-for': '192.0.2.78' },
      remoteAddress: '192.0.2.1',
    })
    expect(await networks(otherServer)).toEqual(['validate:192.0.2.1'])
    await otherServer.stop()
  })
})
