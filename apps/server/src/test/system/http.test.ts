import { randomUUID } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { testServer, type TestServer } from '../../platform/testing/harness.ts'
import { isLong } from './rounds.ts'

// The server as it listens: what only shows on a real socket.

vi.setConfig({ testTimeout: 30_000, hookTimeout: 120_000 })

let server: TestServer
let at: string
beforeAll(async () => {
  server = await testServer({ MAX_IN_FLIGHT: '4', DB_POOL: '8' })
  at = await server.running.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.stop())

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${at}/backend/${path}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'x-request-id': randomUUID(), ...headers },
  })

describe('bodies', () => {
  it('a body beyond the limit is 413, in the envelope', async () => {
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

  it('a body that says it is short but goes on, and one that says it is endless, do not hold the server', async () => {
    for (const length of ['5', '99999999999']) {
      const socket = opened(
        `POST /backend/otp/v2/create HTTP/1.1\r\nhost: x\r\nx-request-id: ${randomUUID()}\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n{"a":{"b":1}}`,
      )
      expect(await firstLineOf(socket)).toMatch(/^HTTP\/1\.1 4(00|13)/)
      socket.destroy()
    }
    expect((await fetch(`${at}/ready`)).status).toBe(200)
  })

  it('requests that could be read two ways are refused', async () => {
    const smuggled = [
      'content-length: 5\r\ntransfer-encoding: chunked',
      'content-length: 5\r\ncontent-length: 6',
      'transfer-encoding: xchunked',
    ]
    for (const headers of smuggled) {
      const socket = opened(
        `POST /backend/otp/v2/create HTTP/1.1\r\nhost: x\r\n${headers}\r\n\r\n0\r\n\r\n`,
      )
      expect(await firstLineOf(socket), headers).toMatch(/^HTTP\/1\.1 400/)
      socket.destroy()
    }
  })

  it.runIf(isLong)(
    'a body that drips in is closed after ten seconds',
    async () => {
      const socket = opened(
        `POST /backend/otp/v2/create HTTP/1.1\r\nhost: x\r\nx-request-id: ${randomUUID()}\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n{`,
      )
      const began = performance.now()
      const drip = setInterval(() => socket.write('"'), 500)
      await new Promise((resolve) => socket.once('close', resolve))
      clearInterval(drip)
      // The server looks once a second; the rest is for a busy machine.
      expect(performance.now() - began).toBeLessThan(20_000)
    },
    30_000,
  )
})

function opened(text: string): Socket {
  const { hostname, port } = new URL(at)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  socket.write(text)
  return socket
}

const firstLineOf = (socket: Socket) =>
  new Promise<string>((resolve) => {
    socket.once('data', (chunk) => resolve(String(chunk).split('\r\n')[0] ?? ''))
    socket.once('close', () => resolve('closed'))
  })

const askCode = () =>
  post('otp/v2/create', JSON.stringify({ email: `${randomUUID()}@people.example`, type: 'I' }))

/** Holds every call that mails a code, until released. */
async function holdCodes(of: TestServer): Promise<() => Promise<void>> {
  const holder = await of.pool.connect()
  await holder.query('begin')
  await holder.query('lock table codes in access exclusive mode')
  return async () => {
    await holder.query('rollback')
    holder.release()
  }
}

const waitingIn = async (of: TestServer) =>
  Number(
    (
      await of.pool.query(
        `select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    ).rows[0].count,
  )

describe('more calls than the server takes at once', () => {
  it('are told when to come back, while /live and /ready answer; those in flight end well, and the next one is served', async () => {
    const release = await holdCodes(server)
    const held = Array.from({ length: 4 }, askCode)
    await vi.waitFor(async () => expect(await waitingIn(server)).toBe(4), {
      timeout: 4000,
      interval: 20,
    })
    const refused = await askCode()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1'])
    expect(await refused.json()).toMatchObject({
      status: 503,
      data: { payload: { error: { code: 'OVERLOADED' } } },
    })
    expect((await fetch(`${at}/live`)).status).toBe(200)
    expect((await fetch(`${at}/ready`)).status).toBe(200)
    await release()
    expect((await Promise.all(held)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await askCode()).status).toBe(200)
  })

  it('a database that holds still for too long is said to be away, and no connection is lost for it', async () => {
    const release = await holdCodes(server)
    const answer = await askCode()
    await release()
    expect(answer.status).toBe(503)
    expect((await askCode()).status).toBe(200)
  }, 15_000)
})

it('a stop lets what is in flight end: the call is answered, and what it did is kept', async () => {
  const stopping = await testServer()
  const address = await stopping.running.app.listen({ port: 0, host: '127.0.0.1' })
  const release = await holdCodes(stopping)
  const email = `${randomUUID()}@people.example`
  const inFlight = fetch(`${address}/backend/otp/v2/create`, {
    method: 'POST',
    body: JSON.stringify({ email, type: 'I' }),
    headers: { 'content-type': 'application/json', 'x-request-id': randomUUID() },
  })
  await vi.waitFor(async () => expect(await waitingIn(stopping)).toBe(1), {
    timeout: 4000,
    interval: 20,
  })
  stopping.running.health.ready = false
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

it('the clock of the zero-configuration mode is not moved by a form of another site', async () => {
  const before = server.now().getTime()
  const form = await fetch(`${at}/backend/dev/clock`, {
    method: 'POST',
    body: new URLSearchParams({ now: '2031-01-01T00:00:00Z' }),
  })
  expect(form.status).toBe(415)
  expect(server.now().getTime() - before).toBeLessThan(60_000)
})

it('answers to whatever is no call carry no words of the machine room', async () => {
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

it.runIf(isLong)(
  'a call that takes more than its ten seconds is answered 503, and nothing of it is done afterwards',
  async () => {
    const patient = await testServer()
    const address = await patient.running.app.listen({ port: 0, host: '127.0.0.1' })
    const email = `${randomUUID()}@people.example`
    // Each is shorter than a lock may be waited for; together they are longer than a request may take.
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
    await vi.waitFor(async () => expect(await waitingIn(patient)).toBe(0), { timeout: 8000 })
    expect((await patient.pool.query('select 1 from codes')).rowCount).toBe(0)
    await patient.stop()
  },
  60_000,
)
