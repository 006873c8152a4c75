import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { aCompany, aPlan } from '../../platform/testing/factories.ts'
import { type Browser, type TestServer, startTestServer } from '../../platform/testing/harness.ts'

// A fake service with the same HTTP interface and test-defined responses.
const requests: { url: string | undefined; headers: IncomingHttpHeaders; body: string }[] = []
const good =
  'You will sew sails with two sail makers, from the first cut to the last seam, and sail with what you made. You measure, cut and sew.'
const completion = (content: unknown) =>
  JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] })
let reply: (response: ServerResponse) => void
const service = createServer((request, response) => {
  let body = ''
  request.on('data', (part) => {
    body += String(part)
  })
  request.on('end', () => {
    requests.push({ url: request.url, headers: request.headers, body })
    reply(response)
  })
})
const answers = (status: number, body: string, headers: Record<string, string> = {}) => {
  reply = (response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
}

let server: TestServer
let host: Browser
let planId: string
let company: Awaited<ReturnType<typeof aCompany>>
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  // A listening TCP socket has a port.
  const { port } = service.address() as AddressInfo
  server = await startTestServer({
    WRITER_URL: `http://127.0.0.1:${port}/v1/`,
    WRITER_KEY: 'sk-secret-of-the-test',
    WRITER_MODEL: 'small-writer',
    WRITER_DEADLINE_MS: '400',
  })
})
afterAll(async () => {
  await server.stop()
  service.closeAllConnections()
  await new Promise((resolve) => service.close(resolve))
})
beforeEach(async () => {
  requests.length = 0
  company = await aCompany(server, { name: 'Silva Boats' })
  host = await server.as(company.admin.userId)
  planId = await aPlan(server, company.companyId, {
    name: 'Sail maker',
    description: 'Cut and sew sails.',
  })
  await server.pool.query(
    'insert into plan_supervisors (company_id, plan_id, member_id) values ($1, $2, $3)',
    [company.companyId, planId, company.admin.memberId],
  )
})
const write = async () =>
  (await host.request(`POST internship-plan/${planId}/v1/generate-jd`)).payload

it("requests a description from the service with the plan's own fields", async () => {
  answers(200, completion(` ${good}\r\n`))
  expect(await write()).toEqual({ job_description: good, written_by: 'SERVICE', because: null })
  const [request] = requests
  expect([request?.url, request?.headers.authorization, request?.headers['content-type']]).toEqual([
    '/v1/chat/completions',
    'Bearer sk-secret-of-the-test',
    'application/json',
  ])
  const sent = JSON.parse(request?.body ?? '{}')
  expect([sent.model, sent.messages.map((message: { role: string }) => message.role)]).toEqual([
    'small-writer',
    ['system', 'user'],
  ])
  expect(JSON.parse(sent.messages[1].content)).toMatchObject({
    title: 'Sail maker',
    description: 'Cut and sew sails.',
  })
})

it('sends no personal data and no ids', async () => {
  answers(200, completion(good))
  await write()
  const {
    rows: [person],
  } = await server.pool.query(
    'select first_name, last_name, email::text from users where user_id = $1',
    [company.admin.userId],
  )
  for (const protectedWord of [
    person.first_name,
    person.last_name,
    person.email,
    company.companyId,
    planId,
    company.admin.memberId,
    'Silva Boats',
  ])
    expect(requests[0]?.body).not.toContain(protectedWord)
})

it.each([
  [401, 'REFUSED'],
  [404, 'REFUSED'],
  [429, 'BUSY'],
  [500, 'NO_ANSWER'],
  [503, 'NO_ANSWER'],
])('uses the built-in writer on status %i and reports it', async (status, reason) => {
  answers(status, JSON.stringify({ error: { message: 'sk-secret-of-the-test is not known here' } }))
  const answer = await host.request(`POST internship-plan/${planId}/v1/generate-jd`)
  expect(answer.payload).toMatchObject({ written_by: 'BUILT_IN', because: reason })
  expect(answer.payload.job_description).toContain('Silva Boats is looking for an intern')
  expect(answer.text).not.toContain('sk-secret')
})

it.each([
  ['not JSON', 'Good morning'],
  ['of another shape', '{"choices":[]}'],
  ['not text', completion({ a: 1 })],
  ['too short', completion('Yes.')],
  ['too long for a plan', completion('long '.repeat(3000))],
  ['text with control characters', completion(`${good}\u0000`)],
  ['too large', `${' '.repeat(300_000)}${completion(good)}`],
])('rejects a response that is %s', async (_what, body) => {
  answers(200, body)
  expect(await write()).toMatchObject({ written_by: 'BUILT_IN', because: 'NONSENSE' })
})

it('treats a timeout, a dropped connection and a redirect as no response', async () => {
  reply = () => undefined
  const began = performance.now()
  expect(await write()).toMatchObject({ written_by: 'BUILT_IN', because: 'NO_ANSWER' })
  expect(performance.now() - began).toBeGreaterThan(390)
  reply = (response) => response.writeHead(200).write('{"choices"')
  expect(await write()).toMatchObject({ because: 'NO_ANSWER' })
  reply = (response) => response.destroy()
  expect(await write()).toMatchObject({ because: 'NO_ANSWER' })
  answers(302, '', { location: '/v1/elsewhere' })
  expect(await write()).toMatchObject({ because: 'NO_ANSWER' })
  expect(requests.map((request) => request.url)).not.toContain('/v1/elsewhere')
})

it('limits a company to thirty service requests per hour, then uses the built-in writer', async () => {
  answers(200, completion(good))
  const many = await Promise.all(Array.from({ length: 31 }, write))
  expect(many.filter((answer) => answer.written_by === 'SERVICE')).toHaveLength(30)
  expect(many.filter((answer) => answer.because === 'LIMITED')).toHaveLength(1)
  await server.advanceClock(3_600_000)
  expect(await write()).toMatchObject({ written_by: 'SERVICE' })
})
