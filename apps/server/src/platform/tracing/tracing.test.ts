import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defineStatement, type NoParams } from '../db/statement.ts'
import { aCompany } from '../testing/factories.ts'
import { startTestServer, type TestResponse, type TestServer } from '../testing/harness.ts'
import type { SpanLine } from './span-line.ts'

const folder = mkdtempSync(join(tmpdir(), 'fledge-traces-'))
const file = join(folder, 'traces.jsonl')
const readSpans = (path = file): readonly SpanLine[] =>
  readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line): SpanLine => JSON.parse(line))

const person = {
  email: 'philippa.planted@brook.example',
  name: 'Philippa Planted',
  phone: '+447700900123',
  token: 'planted-token-0123456789abcdef',
}
const ids = { invite: randomUUID(), otp: randomUUID(), refused: randomUUID() }
const sender = { trace: '4bf92f3577b34da6a3ce929d0e0e4736', span: '00f067aa0ba902b7' }
const toTrace = (id: string) => id.replaceAll('-', '')

const sessionName = defineStatement<NoParams, { readonly name: string }>(
  'test.sessionName',
  [],
  `select current_setting('application_name') as name`,
)
let names: readonly (string | undefined)[] = []
let metrics: readonly TestResponse[] = []

/** In both formats at the same time. */
const readMetrics = (server: TestServer) =>
  Promise.all(
    ['text/plain', 'application/openmetrics-text; version=1.0.0', 'text/plain'].map((accept) =>
      server.anonymous().request('GET /metrics', { headers: { accept } }),
    ),
  )

/** Everything that a person enters, at every place where a request can have it. */
async function sendPersonalData(server: TestServer): Promise<void> {
  const visitor = server.anonymous()
  const headers = { referer: `https://x.example/${person.token}`, 'user-agent': person.name }
  const { email } = person
  const body = { email, type: 'I' }
  await visitor.request('POST otp/v2/create', { requestId: ids.otp, body, headers })
  await visitor.request('POST api/generate-token', { body: { token: person.token }, headers })
  await visitor.request(`GET certificates/${person.token}`, { headers })
  await visitor.request('GET no-such-endpoint', { query: { ...person }, headers })
  await visitor.request('POST otp/v2/create', { body: { email: person.name, phone: person.phone } })
  await visitor.request('GET api/check-token', {
    headers: { traceparent: `00-${toTrace(ids.otp)}-${person.phone}-01`, tracestate: person.email },
  })
}

async function readSessionNames({ running: { services } }: TestServer): Promise<typeof names> {
  const { database, tracing } = services
  const actor = { kind: 'system' } as const
  const read = () => database.transaction(actor, (tx) => tx.one(sessionName))
  const traced = await tracing.root('test', { requestId: randomUUID() }, async () => [
    tracing.getTraceId() ?? '',
    (await read())?.name,
  ])
  return [...traced, (await read())?.name]
}

beforeAll(async () => {
  const server = await startTestServer({ TRACE_FILE: file })
  const { admin } = await aCompany(server)
  const browser = await server.as(admin.userId)
  await browser.request('POST admin-setting/invite', {
    requestId: ids.invite,
    body: { invitations: [{ email: person.email, role: 'SUPERVISOR' }] },
  })
  await browser.request('POST admin-setting/invite', { requestId: ids.refused, body: {} })
  await server.anonymous().request('GET api/check-token', {
    headers: { traceparent: `00-${sender.trace}-${sender.span}-00` },
  })
  await sendPersonalData(server)
  await server.running.services.sweep()
  names = await readSessionNames(server)
  metrics = await readMetrics(server)
  await server.stop()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const inTrace = (id: string) => readSpans().filter(({ trace }) => trace === id)
const findSpan = (spans: readonly SpanLine[], name: string) =>
  spans.find((span) => span.name === name)

describe('the trace of a request', () => {
  it('has the request’s id, and leads from the endpoint through the transaction to each statement', () => {
    const spans = inTrace(toTrace(ids.invite))
    const root = findSpan(spans, 'POST /backend/admin-setting/invite')
    expect(root?.parent).toBeNull()
    expect(root?.attributes).toMatchObject({
      'http.route': '/backend/admin-setting/invite',
      'http.response.status_code': 200,
      'service.name': 'fledge',
    })
    const transaction = findSpan(spans, 'transaction')
    expect(transaction?.parent).toBe(root?.span)
    expect(transaction?.attributes).toMatchObject({ 'fledge.actor': 'company' })
    const within = spans.filter(({ parent }) => parent === transaction?.span)
    expect(within.map(({ name }) => name)).toContain('commit')
    const statements = within.filter(({ attributes }) => attributes['db.system.name'])
    expect(statements.length).toBeGreaterThan(2)
    expect(statements.every(({ kind }) => kind === 'client')).toBe(true)
  })

  it('shows what the commit writes beside the commit itself', () => {
    const spans = inTrace(toTrace(ids.invite))
    const write = findSpan(spans, 'db.writePending')
    expect(write).toBeDefined()
    expect(write?.parent).toBe(findSpan(spans, 'commit')?.span)
  })

  it('continues with the email that its transaction caused', () => {
    const spans = inTrace(toTrace(ids.invite))
    const transaction = findSpan(spans, 'transaction')
    expect(findSpan(spans, 'mail members.invite')?.parent).toBe(transaction?.span)
  })

  it('names a refusal by its status', () => {
    const [root] = inTrace(toTrace(ids.refused)).filter(({ parent }) => parent === null)
    expect(root).toMatchObject({
      isFailed: false,
      attributes: { 'http.response.status_code': 400 },
    })
  })

  it('continues the trace of a proxy in front, whatever its flag says', () => {
    const root = findSpan(inTrace(sender.trace), 'GET /backend/api/check-token')
    expect(root?.parent).toBe(sender.span)
  })
})

it('records a trace for a run of a job', () => {
  const run = findSpan(readSpans(), 'job retention.deleteExpired')
  expect(run?.parent).toBeNull()
  expect(run?.attributes).toHaveProperty('fledge.processed')
})

it('names a transaction in PostgreSQL after its trace, and only then', () => {
  const [traceId, within, outside] = names
  expect(traceId).toMatch(/^[0-9a-f]{32}$/)
  expect(within).toBe(`fledge ${traceId}`)
  expect(outside).toBe('')
})

describe('exemplars', () => {
  const [sample, exemplar] = [
    String.raw`[a-z_]\w*(?:\{(?:\w+="(?:[^"\\]|\\.)*",?)*\})? [-+.e\dNaInf]+`,
    String.raw` # \{trace_id="[0-9a-f]{32}"\} [-.e\d]+ [.\d]+`,
  ]
  const listLines = (at: number) => metrics[at]?.text.trimEnd().split('\n') ?? []

  it('name traces in OpenMetrics, whose every line follows its grammar', () => {
    const lines = listLines(1)
    const form = new RegExp(`^(?:# (?:HELP|TYPE) .+|${sample}(?:${exemplar})?)$`)
    expect(lines.at(-1)).toBe('# EOF')
    expect(lines.slice(0, -1).filter((line) => !form.test(line))).toEqual([])
    const invited = lines.find(
      (line) =>
        line.startsWith('http_request_seconds_bucket{') &&
        line.includes('admin-setting/invite",status="200"') &&
        line.includes(' # '),
    )
    expect(invited).toContain(`# {trace_id="${toTrace(ids.invite)}"}`)
    expect(lines.some((line) => /^mail_delivery_seconds_bucket.+ # /.test(line))).toBe(true)
    expect(metrics[1]?.headers['content-type']).toContain('application/openmetrics-text')
  })

  it('leave the text format as it is', () => {
    const form = new RegExp(`^(?:# (?:HELP|TYPE) .+|${sample}|)$`)
    for (const at of [0, 2]) {
      expect(listLines(at).filter((line) => !form.test(line))).toEqual([])
      expect(listLines(at)).toContain('# TYPE http_failures_total counter')
    }
  })
})

it('records nothing that a person entered', () => {
  const text = readFileSync(file, 'utf8').toLowerCase()
  expect(inTrace(toTrace(ids.otp)).length).toBeGreaterThan(3)
  for (const value of [...Object.values(person), 'planted', 'brook.example', '7700900123'])
    expect(text).not.toContain(value.toLowerCase())
})

it('records no trace that the sampler leaves out', async () => {
  const path = join(folder, 'none.jsonl')
  const server = await startTestServer({ TRACE_FILE: path, TRACE_SAMPLE: '0' })
  await server.anonymous().request('GET api/check-token', {
    headers: { traceparent: `00-${sender.trace}-${sender.span}-01` },
  })
  await server.stop()
  expect(() => readSpans(path)).toThrow('ENOENT')
})

it('does not start with a file that cannot be written', async () => {
  const path = join(folder, 'missing', 'traces.jsonl')
  await expect(startTestServer({ TRACE_FILE: path })).rejects.toThrow(
    `TRACE_FILE: ${path} can't be written (ENOENT).`,
  )
  await expect(startTestServer({ TRACE_FILE: folder })).rejects.toThrow('(EISDIR)')
})

it('sends traces to a collector by OTLP over HTTP', async () => {
  const received: { readonly path: string | undefined; readonly key: unknown; text: string }[] = []
  const collector = createServer((request, response) => {
    const message = { path: request.url, key: request.headers['x-key'], text: '' }
    received.push(message)
    request.on('data', (chunk) => (message.text += String(chunk)))
    request.on('end', () => response.setHeader('content-type', 'application/json').end('{}'))
  })
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  // It listens on a port.
  const { port } = collector.address() as AddressInfo
  const server = await startTestServer({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/`,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20b',
  })
  const requestId = randomUUID()
  await server.anonymous().request('GET api/check-token', { requestId })
  await server.stop()
  collector.close()
  expect(received[0]).toMatchObject({ path: '/v1/traces', key: 'a b' })
  expect(received.map(({ text }) => text).join('')).toContain(toTrace(requestId))
})
