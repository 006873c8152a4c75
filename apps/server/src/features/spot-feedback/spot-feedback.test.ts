import { afterAll, beforeAll, expect, it } from 'vitest'
import { aCompany, anIntern, anOperator } from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const call = 'POST common-services/spot-feedback/v1'

it('stores the text with the screen and the user', async () => {
  const { userId } = await anIntern(server)
  const answer = await (
    await server.as(userId)
  ).request(call, {
    body: { feedback: ' The calendar is easy to read ', rating: 5, page: '/intern/dashboard' },
  })
  expect(answer.status).toBe(200)
  const { rows } = await server.pool.query(
    'select user_id, page, rating, body from spot_feedback where spot_feedback_id = $1',
    [answer.payload.spot_feedback_id],
  )
  expect(rows).toEqual([
    { user_id: userId, page: '/intern/dashboard', rating: 5, body: 'The calendar is easy to read' },
  ])
})

it('stores one row for a repeated request', async () => {
  const { userId } = (await aCompany(server)).admin
  const browser = await server.as(userId)
  const requestId = crypto.randomUUID()
  const answers = [
    await browser.request(call, { body: { feedback: 'Once' }, requestId }),
    await browser.request(call, { body: { feedback: 'Once' }, requestId }),
  ]
  expect(answers.map((answer) => answer.status)).toEqual([200, 200])
  expect(answers[1]?.payload).toEqual(answers[0]?.payload)
  expect(
    (await server.pool.query('select 1 from spot_feedback where user_id = $1', [userId])).rowCount,
  ).toBe(1)
})

it('rejects anonymous requests', async () => {
  expect((await server.anonymous().request(call, { body: { feedback: 'Hello' } })).status).toBe(401)
})

const invalidBodies: readonly (readonly [string, Record<string, unknown>])[] = [
  ['nothing', {}],
  ['only spaces', { feedback: '   ' }],
  ['a text that is too long', { feedback: 'x'.repeat(2001) }],
  ['a control character', { feedback: 'a\u0000b' }],
  ['a rating above five', { feedback: 'x', rating: 6 }],
  ['a rating as text', { feedback: 'x', rating: '5' }],
  ['a URL of another site', { feedback: 'x', page: 'https://elsewhere.example/' }],
  ['a page with a query string', { feedback: 'x', page: '/a?token=1' }],
  ['an unknown field', { feedback: 'x', colour: 'red' }],
]
it.each(invalidBodies)('rejects %s', async (_what, body) => {
  const browser = await server.as((await anIntern(server)).userId)
  expect(await browser.request(call, { body })).toMatchObject({ status: 400, code: 'VALIDATION' })
})

it('limits a user to twenty per hour and returns when to retry', async () => {
  const browser = await server.as((await anOperator(server)).userId)
  for (let sent = 0; sent < 20; sent += 1)
    expect((await browser.request(call, { body: { feedback: `Note ${sent}` } })).status).toBe(200)
  const tooMany = await browser.request(call, { body: { feedback: 'One more' } })
  expect(tooMany).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
  expect(Number(tooMany.headers['retry-after'])).toBeGreaterThan(0)
})
