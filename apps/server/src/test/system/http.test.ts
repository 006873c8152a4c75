import { randomUUID } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { isLongRun } from './rounds.ts'

// Tests on a real listening socket, for behaviour that is only visible there.

vi.setConfig({ testTimeout: 30_000, hookTimeout: 120_000 })

let server: TestServer
let at: string
beforeAll(async () => {
  server = await startTestServer({ MAX_IN_FLIGHT: '4', DB_POOL: '8' })
  at = await server.running.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.stop())

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${at}/backend/${path}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'x-request-id': randomUUID(), ...headers },
  })

describe('request bodies', () => {
  it('returns 413 in the envelope for a body beyond the limit', async () => {
    const answer = await post(
      'otp/v2/create',
      JSON.stringify({ email: `${'x'.repeat(300 * 1024)}@people.example`, type: 'I' }),
    )
    expect(answer.status).toBe(413)
    expect(await answer.json()).toMatchObject({
      status: 413,
      data: { isSuccess: false, payload: { error: { code: 'FILE_TOO_LARGE' } } },
    })
  })

  it('bodies longer than declared or declared as endless do not block the server', async () => {
    for (const length of ['5', '99999999999']) {
      const socket = openSocket(
        `POST /backend/otp/v2/create HTTP/1.1\r\nhost: x\r\nx-request-id: ${randomUUID()}\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n{"a":{"b":1}}`,
      )
      expect(await readFirstLine(socket)).toMatch(/^HTTP\/1\.1 4(00|13)/)
      socket.destroy()
    }
    expect((await fetch(`${at}/ready`)).status).toBe(200)
  })

  it('rejects requests that could be parsed in two ways', async () => {
    const smuggled = [
      'content-length: 5\r\ntransfer-encoding: chunked',
      'content-length: 5\r\ncontent-length: 6',
      'transfer-encoding: xchunked',
    ]
    for (const headers of smuggled) {
      const socket = openSocket(
        `POST /backend/otp/v2/create HTTP/1.1\r\nhost: x\r\n${headers}\r\n\r\n0\r\n\r\n`,
      )
      expect(await readFirstLine(socket), headers).toMatch(/^HTTP\/1\.1 400/)
      socket.destroy()
    }
  })

  it.runIf(isLongRun)(
    'closes a slowly sent body after ten seconds',
    async () => {
      const socket = openSocket(
        `POST /backend/otp/v2/create HTTP/1.1\r\nhost: x\r\nx-request-id: ${randomUUID()}\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n{`,
      )
      const began = performance.now()
      const drip = setInterval(() => socket.write('"'), 500)
      await new Promise((resolve) => socket.once('close', resolve))
      clearInterval(drip)
      // The server checks twice a second; the rest is tolerance for a busy machine.
      expect(performance.now() - began).toBeLessThan(20_000)
    },
    30_000,
  )
})

function openSocket(text: string): Socket {
  const { hostname, port } = new URL(at)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  socket.write(text)
  return socket
}

const readFirstLine = (socket: Socket) =>
  new Promise<string>((resolve) => {
    socket.once('data', (chunk) => resolve(String(chunk).split('\r\n')[0] ?? ''))
    socket.once('close', () => resolve('closed'))
  })

const requestCode = () =>
  post('otp/v2/create', JSON.stringify({ email: `${randomUUID()}@people.example`, type: 'I' }))

/** Blocks every request that emails a code, until released. */
async function blockCodes(of: TestServer): Promise<() => Promise<void>> {
  const holder = await of.pool.connect()
  await holder.query('begin')
  await holder.query('lock table codes in access exclusive mode')
  return async () => {
    await holder.query('rollback')
    holder.release()
  }
}

const countWaiting = async (of: TestServer) =>
  Number(
    (
      await of.pool.query(
        `select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    ).rows[0].count,
  )

describe("more requests than the server's limit", () => {
  it('are rejected with Retry-After while /live and /ready respond; those in flight succeed, and so does the next one', async () => {
    const release = await blockCodes(server)
    const heldRequests = Array.from({ length: 4 }, requestCode)
    await vi.waitFor(async () => expect(await countWaiting(server)).toBe(4), {
      timeout: 4000,
      interval: 20,
    })
    const rejected = await requestCode()
    expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([503, '1'])
    expect(await rejected.json()).toMatchObject({
      status: 503,
      data: { payload: { error: { code: 'OVERLOADED' } } },
    })
    expect((await fetch(`${at}/live`)).status).toBe(200)
    expect((await fetch(`${at}/ready`)).status).toBe(200)
    await release()
    expect((await Promise.all(heldRequests)).map(({ status }) => status)).toEqual([
      200, 200, 200, 200,
    ])
    expect((await requestCode()).status).toBe(200)
  })

  it('return 503 while the database is blocked for too long, without losing a connection', async () => {
    const release = await blockCodes(server)
    const answer = await requestCode()
    await release()
    expect(answer.status).toBe(503)
    expect((await requestCode()).status).toBe(200)
  }, 15_000)
})

it('a stop completes and commits requests in flight', async () => {
  const stopping = await startTestServer()
  const address = await stopping.running.app.listen({ port: 0, host: '127.0.0.1' })
  const release = await blockCodes(stopping)
  const email = `${randomUUID()}@people.example`
  const inFlight = fetch(`${address}/backend/otp/v2/create`, {
    method: 'POST',
    body: JSON.stringify({ email, type: 'I' }),
    headers: { 'content-type': 'application/json', 'x-request-id': randomUUID() },
  })
  await vi.waitFor(async () => expect(await countWaiting(stopping)).toBe(1), {
    timeout: 4000,
    interval: 20,
  })
  stopping.running.health.isReady = false
  const stopped = stopping.running.app.close()
  await expect(
    fetch(`${address}/ready`).then(
      ({ status }) => status,
      () => 'closed',
    ),
  ).resolves.not.toBe(200)
  await release()
  expect((await inFlight).status).toBe(200)
  await stopped
  expect((await stopping.pool.query('select email::text from codes')).rows).toEqual([{ email }])
  await stopping.stop()
})

it('a cross-site form cannot move the development clock', async () => {
  const before = server.now().getTime()
  const form = await fetch(`${at}/backend/dev/clock`, {
    method: 'POST',
    body: new URLSearchParams({ now: '2031-01-01T00:00:00Z' }),
  })
  expect(form.status).toBe(415)
  expect(server.now().getTime() - before).toBeLessThan(60_000)
})

it('responses for unknown paths reveal no internals', async () => {
  for (const path of [
    '/backend/',
    '/backend/nothing',
    '/backend/%',
    '/backend/offer/%ff',
    '/backend/../../etc/passwd',
    `/backend/${'a/'.repeat(500)}`,
    '//',
    '/backend/users?id=1;drop',
    '/metrics/../backend',
  ]) {
    const answer = await fetch(at + path)
    const text = await answer.text()
    expect([400, 404, 414], path).toContain(answer.status)
    expect(text, path).not.toMatch(/FST_|node_modules|\.ts:|\.js:/)
    expect(answer.headers.get('x-content-type-options'), path).toBe('nosniff')
  }
})

it.runIf(isLongRun)(
  'returns 503 for a request that exceeds ten seconds, and runs nothing of it afterwards',
  async () => {
    const patient = await startTestServer()
    const address = await patient.running.app.listen({ port: 0, host: '127.0.0.1' })
    const email = `${randomUUID()}@people.example`
    // Each lock is shorter than the lock timeout; together they exceed the request's time limit.
    const tables = ['rate_limits', 'codes', 'outbox']
    const holders = await Promise.all(tables.map(() => patient.pool.connect()))
    for (const [index, table] of tables.entries()) {
      await holders[index]?.query('begin')
      await holders[index]?.query(`lock table ${table} in access exclusive mode`)
    }
    const answer = fetch(`${address}/backend/otp/v2/create`, {
      method: 'POST',
      body: JSON.stringify({ email, type: 'I' }),
      headers: { 'content-type': 'application/json', 'x-request-id': randomUUID() },
    })
    for (const holder of holders) {
      await new Promise((resolve) => setTimeout(resolve, 4500))
      await holder.query('rollback')
      holder.release()
    }
    expect((await answer).status).toBe(503)
    await vi.waitFor(async () => expect(await countWaiting(patient)).toBe(0), { timeout: 8000 })
    expect((await patient.pool.query('select 1 from codes')).rowCount).toBe(0)
    await patient.stop()
  },
  60_000,
)
