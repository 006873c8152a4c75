import { afterAll, beforeAll, expect, it } from 'vitest'
import { aUser } from '../../platform/testing/factories.ts'
import { type TestServer, testServer } from '../../platform/testing/harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const call = 'POST common-services/spot-feedback/v1'

it('keeps what was written, with the screen and the person', async () => {
  const { userId } = await aUser(server, 'I')
  const answer = await (await server.as(userId)).ask(call, { body: { feedback: ' The calendar is easy to read ', rating: 5, page: '/intern/dashboard' } })
  expect(answer.status).toBe(200)
  const { rows } = await server.pool.query('select user_id, page, rating, body from spot_feedback where spot_feedback_id = $1', [answer.payload.spot_feedback_id])
  expect(rows).toEqual([{ user_id: userId, page: '/intern/dashboard', rating: 5, body: 'The calendar is easy to read' }])
})

it('keeps one row for a request that is sent twice', async () => {
  const { userId } = await aUser(server, 'C')
  const browser = await server.as(userId)
  const requestId = crypto.randomUUID()
  const answers = [await browser.ask(call, { body: { feedback: 'Once' }, requestId }), await browser.ask(call, { body: { feedback: 'Once' }, requestId })]
  expect(answers[1]?.payload).toEqual(answers[0]?.payload)
  expect((await server.pool.query('select 1 from spot_feedback where user_id = $1', [userId])).rowCount).toBe(1)
})

it('refuses strangers', async () => {
  expect((await server.anyone().ask(call, { body: { feedback: 'Hello' } })).status).toBe(401)
})

it.each([{}, { feedback: '   ' }, { feedback: 'x'.repeat(2001) }, { feedback: 'a\u0000b' }, { feedback: 'x', rating: 6 }, { feedback: 'x', rating: '5' }, { feedback: 'x', page: 'https://elsewhere.example/' }, { feedback: 'x', page: '/a?token=1' }, { feedback: 'x', colour: 'red' }])(
  'refuses %j', async (body) => {
    const browser = await server.as((await aUser(server, 'I')).userId)
    expect(await browser.ask(call, { body })).toMatchObject({ status: 400, code: 'VALIDATION' })
  },
)

it('stops at twenty an hour and says when to come back', async () => {
  const browser = await server.as((await aUser(server, 'I')).userId)
  for (let sent = 0; sent < 20; sent += 1) expect((await browser.ask(call, { body: { feedback: `Note ${sent}` } })).status).toBe(200)
  const late = await browser.ask(call, { body: { feedback: 'One more' } })
  expect(late).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
  expect(Number(late.headers['retry-after'])).toBeGreaterThan(0)
})
