import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anIntern } from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'

/** Parts of an event that a Sentry-compatible service reads. */
interface Received {
  readonly path: string
  readonly text: string
  readonly event: {
    platform: string
    tags: Record<string, string>
    exception: {
      values: { type: string; value: string; stacktrace: { frames: Record<string, unknown>[] } }[]
    }
    user?: unknown
    request?: unknown
    server_name?: unknown
  }
}

const received: Received[] = []
let answers = 200
let service: Server
let server: TestServer

beforeAll(async () => {
  // A fake service that parses Sentry envelopes: header, item header and item, one per line.
  service = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString()
      const [, kind = '{}', item = '{}'] = text.split('\n')
      if (JSON.parse(kind).type === 'event')
        received.push({ path: request.url ?? '', text, event: JSON.parse(item) })
      response.writeHead(answers, { location: '/elsewhere' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => service.listen(0, 'localhost', resolve))
  const at = service.address()
  const port = typeof at === 'object' && at ? at.port : 0
  server = await startTestServer({
    SENTRY_DSN: `http://akey@localhost:${port}/7`,
    LOG_LEVEL: 'silent',
  })
})
afterAll(async () => {
  await server.stop()
  service.closeAllConnections()
  await new Promise((resolve) => service.close(resolve))
})

const call = 'POST error-reports'
const error = {
  type: 'TypeError',
  message: 'Cannot read ada.obi@unilag.example of undefined',
  frames: [
    { filename: 'http://localhost/assets/core-1a2b.js', function: 'draw', lineno: 1, colno: 4021 },
  ],
  page: '/company/dashboard',
}
async function arrived(count: number): Promise<Received> {
  await server.running.services.reports.flush()
  await expect.poll(() => received.length).toBe(count)
  const last = received.at(-1)
  if (!last) throw new Error('nothing arrived')
  return last
}

it('reports an unexpectedly failing request with its name and code location, without personal data', async () => {
  const intern = await anIntern(server)
  const browser = await server.as(intern.userId)
  await server.pool.query('alter table spot_feedback rename column rating to rating_of_old')
  expect(
    (
      await browser.request('POST common-services/spot-feedback/v1', {
        body: { feedback: `I am ${intern.email}` },
      })
    ).status,
  ).toBe(500)
  const { path, event, text } = await arrived(1)
  expect(path).toMatch(/^\/api\/7\/envelope\//)
  expect(event.tags).toEqual({ call: 'sendSpotFeedback' })
  expect(event.exception.values[0]?.value).toContain('rating')
  expect(event.exception.values[0]?.stacktrace.frames.length).toBeGreaterThan(0)
  expect([event.user, event.request, event.server_name]).toEqual([undefined, undefined, undefined])
  for (const personal of [intern.email, intern.userId, browser.cookie ?? 'none'])
    expect(text).not.toContain(personal)
})

it('reports a screen error through our backend, without user data', async () => {
  const intern = await anIntern(server)
  expect((await (await server.as(intern.userId)).request(call, { body: error })).status).toBe(200)
  const { event, text } = await arrived(2)
  expect(event).toMatchObject({
    platform: 'javascript',
    tags: { page: '/company/dashboard' },
    exception: {
      values: [
        {
          type: 'TypeError',
          value: 'Cannot read <e-mail> of undefined',
          stacktrace: { frames: error.frames },
        },
      ],
    },
  })
  expect(text).not.toContain(intern.userId)
})

it.each<[string, object]>([
  ['a page with a query string', { ...error, page: '/a?token=1' }],
  ['a URL of another site', { ...error, page: 'https://elsewhere.example/' }],
  ['a message that is too long', { ...error, message: 'x'.repeat(2001) }],
  ['a hundred frames', { ...error, frames: Array.from({ length: 100 }, () => error.frames[0]) }],
  ['a report with personal data', { ...error, user: { email: 'a@b.example' } }],
])('rejects %s', async (_what, body) => {
  expect(await server.anonymous().request(call, { body })).toMatchObject({
    status: 400,
    code: 'VALIDATION',
  })
})

it('rate-limits a browser that reports in a loop', async () => {
  const statuses: number[] = []
  for (let sent = 0; sent < 31; sent += 1)
    statuses.push((await server.anonymous().request(call, { body: error })).status)
  expect(statuses).toContain(200)
  expect(statuses.at(-1)).toBe(429)
})

it('follows no redirect of the reporting service', async () => {
  answers = 307
  const before = received.length
  server.running.services.reports.report(new Error('moved'), {})
  await server.running.services.reports.flush()
  expect(received.slice(before).map(({ path }) => path)).toEqual([
    expect.stringMatching(/^\/api\/7\//),
  ])
  answers = 200
})

it('requests succeed while the reporting service is down', async () => {
  answers = 500
  await server.advanceClock(11 * 60_000)
  expect((await server.anonymous().request(call, { body: error })).status).toBe(200)
})

it('reports nothing and tells the browser to load nothing if no service is configured', async () => {
  const otherServer = await startTestServer()
  try {
    expect((await otherServer.anonymous().request(call, { body: error })).status).toBe(404)
    expect(
      (await otherServer.anonymous().request('GET global-setting/get')).payload.reports_errors,
    ).toBe(false)
    expect(
      (await server.anonymous().request('GET global-setting/get')).payload.reports_errors,
    ).toBe(true)
  } finally {
    await otherServer.stop()
  }
})
