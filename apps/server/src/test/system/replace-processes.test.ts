import { Agent, request } from 'node:http'
import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
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

async function addTarget(): Promise<Target> {
  const server = await startTestServer(settings, { beside: base })
  const at = await server.running.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = new URL(at)
  const target: Target = {
    server,
    port: Number(port),
    agent: new Agent({ keepAlive: true }),
    isReady: true,
  }
  targets.push(target)
  return target
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
  new Promise<string>((resolve, reject) => {
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
        const { statusCode = 0 } = response
        text(response).then(
          (answer) => resolve(statusCode === 200 ? '200' : `${statusCode} ${answer}`),
          reject,
        )
      },
    )
    sent.on('error', reject)
    sent.end(body && JSON.stringify(body))
  })

/** Asks a target whether it is ready, as often as a proxy would: a slow one holds up no other. */
async function watchHealth(target: Target, over: AbortSignal): Promise<void> {
  while (targets.includes(target) && !over.aborted) {
    target.isReady = await send(target, { method: 'GET', path: '/ready' }).then(
      (result) => result === '200',
      () => false,
    )
    await delay(200)
  }
}

interface Span {
  readonly from: number
  readonly until: number
}

/**
 * Notes when the database of a busy machine was silent for so long that processes refuse what waits
 * for it: these refusals say nothing about the replacement.
 */
async function watchDatabase(silences: Span[], over: AbortSignal): Promise<void> {
  while (!over.aborted) {
    const from = performance.now()
    await base.pool.query('select 1')
    const until = performance.now()
    if (until - from > 1000) silences.push({ from, until: until + 1000 })
    await delay(100)
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
  const results: (Span & { readonly result: string })[] = []
  const silences: Span[] = []
  const end = new AbortController()
  const playClient = async (client: number) => {
    for (let at = client; !end.signal.aborted; at += 1) {
      const ready = targets.filter(({ isReady }) => isReady)
      const target = ready[at % ready.length]
      const call = calls[at % calls.length]
      const from = performance.now()
      const result =
        target && call
          ? await send(target, call).catch((error: Error) => error.message)
          : await delay(100, 'no process is ready')
      results.push({ result, from, until: performance.now() })
    }
  }
  const running = targets.map((target) => watchHealth(target, end.signal))
  running.push(watchDatabase(silences, end.signal))
  running.push(...Array.from({ length: clientCount }, (_, client) => playClient(client)))
  for (let release = 0; release < 2; release += 1) {
    running.push(watchHealth(await addTarget(), end.signal))
    await delay(300)
    await targets[0]?.server.stop()
    targets.shift()
  }
  end.abort()
  await Promise.all(running)
  const counted = results.filter(
    ({ from, until }) => !silences.some((silence) => from < silence.until && until > silence.from),
  )
  expect(counted.filter(({ result }) => result !== '200')).toEqual([])
  expect(counted.length).toBeGreaterThan(100)
})
