import { Agent, request } from 'node:http'
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { anIntern } from '../../platform/testing/factories.ts'
import { startTestServer, type TestServer } from '../../platform/testing/harness.ts'

vi.setConfig({ testTimeout: 60_000 })

const settings = {
  FLEDGE_ROLE: 'web',
  DATABASE_URL: 'postgres://shared/fledge',
  // Long enough for a busy machine to ask for its health.
  DRAIN_SECONDS: '3',
}
const clientCount = 12

/** A web process as a proxy sees it. */
interface Target {
  readonly server: TestServer
  readonly port: number
  /** Keeps connections, as proxies do. */
  readonly agent: Agent
  /** What the last health check said. */
  isReady: boolean
}

/** Holds the database. */
let base: TestServer
const targets: Target[] = []

async function addTarget(): Promise<void> {
  const server = await startTestServer(settings, { beside: base })
  const at = await server.running.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = new URL(at)
  targets.push({
    server,
    port: Number(port),
    agent: new Agent({ keepAlive: true }),
    isReady: true,
  })
}

beforeAll(async () => {
  base = await startTestServer(settings)
  await addTarget()
})
afterAll(async () => {
  for (const { server } of targets) await server.stop()
  await base.stop()
})

interface SentRequest {
  readonly method: string
  readonly path: string
  readonly cookie?: string
  readonly body?: object
}

const send = ({ port, agent }: Target, { method, path, cookie = '', body }: SentRequest) =>
  new Promise<number>((resolve, reject) => {
    const sent = request(
      {
        port,
        agent,
        method,
        path,
        headers: {
          cookie,
          'x-request-id': randomUUID(),
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
      },
      (response) => {
        response.resume()
        response.on('end', () => resolve(response.statusCode ?? 0))
        response.on('error', reject)
      },
    )
    sent.on('error', reject)
    sent.end(body && JSON.stringify(body))
  })

/** Asks every target whether it is ready, as often as a proxy would. */
async function watchHealth(over: AbortSignal): Promise<void> {
  while (!over.aborted) {
    for (const target of targets)
      target.isReady = await send(target, { method: 'GET', path: '/ready' }).then(
        (status) => status === 200,
        () => false,
      )
    await delay(200)
  }
}

test('no call fails while web processes are replaced one after the other', async () => {
  const { userId } = await anIntern(base)
  const { cookie } = await base.as(userId)
  const calls: readonly SentRequest[] = [
    { method: 'GET', path: '/backend/api/check-token', cookie: cookie ?? '' },
    { method: 'GET', path: '/backend/notices', cookie: cookie ?? '' },
    {
      method: 'PUT',
      path: '/backend/notices/preferences',
      cookie: cookie ?? '',
      body: { off: [] },
    },
  ]
  const results = new Map<string, number>()
  const end = new AbortController()
  const playClient = async (client: number) => {
    for (let at = client; !end.signal.aborted; at += 1) {
      const ready = targets.filter(({ isReady }) => isReady)
      const target = ready[at % ready.length]
      const call = calls[at % calls.length]
      if (!target || !call) throw new Error('no process is ready')
      const result = await send(target, call).then(String, (error: Error) => error.message)
      results.set(result, (results.get(result) ?? 0) + 1)
    }
  }
  const clients = Promise.all([
    watchHealth(end.signal),
    ...Array.from({ length: clientCount }, (_, client) => playClient(client)),
  ])
  for (let release = 0; release < 2; release += 1) {
    await addTarget()
    await delay(300)
    await targets[0]?.server.stop()
    targets.shift()
  }
  end.abort()
  await clients
  expect(Object.fromEntries(results)).toEqual({ 200: expect.any(Number) })
  expect(results.get('200')).toBeGreaterThan(100)
})
