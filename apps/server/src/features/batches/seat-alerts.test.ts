import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  editTestBatch,
  createTestBatch,
  transitionTestBatch,
} from '../../platform/testing/batches.ts'
import { aBatch, anIntern, anOperator } from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { anApplicant } from '../../platform/testing/applicants.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const alerts = async (email: string) =>
  (await server.mails(email)).filter((mail) => mail.kind === 'batches.seatFree').length

it('sends one alert to everyone who requested it when a seat becomes free', async () => {
  const holder = await anApplicant(server)
  await server.pool.query('update batches set seats = 1 where batch_id = $1', [
    holder.batch.batchId,
  ])
  const waiting = await anIntern(server, { application: { status: 'WITHDRAWN' } })
  const browser = await server.as(waiting.userId)
  const ask = () =>
    browser.request(`POST intern-service/seat-alerts/${holder.batch.code}`, { body: {} })
  const view = async () =>
    (await browser.request(`GET common-services/batch/validate/v1/${holder.batch.code}`)).payload
  expect(await view()).toMatchObject({ state: 'FULL', is_seat_asked: false })
  expect((await ask()).payload).toEqual({ is_asked: true })
  expect((await ask()).status).toBe(200)
  expect(await view()).toMatchObject({ is_seat_asked: true })
  expect(await alerts(waiting.email)).toBe(0)
  await holder.browser.request('POST intern-service/application/withdraw', {
    body: { reason: 'DATES' },
  })
  expect(await view()).toMatchObject({ state: 'OPEN', is_seat_asked: false })
  expect(await alerts(waiting.email)).toBe(1)
  await server.advanceClock(60_000)
  expect(await alerts(waiting.email)).toBe(1)
})

it('also sends it during registration, when an operator adds seats', async () => {
  const manager = await server.as((await anOperator(server)).userId)
  const batch = await createTestBatch(server, manager, { seats: 1 })
  await transitionTestBatch(manager, batch, 'publish')
  await server.pool.query('update batches set seats_taken = 1 where batch_id = $1', [
    batch.batch_id,
  ])
  const email = 'waiting@somewhere.example'
  const browser = server.anonymous()
  const created = await browser.request('POST common-services/otp/v2/create', {
    body: { email, type: 'I' },
  })
  const otp = (await server.mails(email))[0]?.subject.match(/\d{6}/)?.[0] ?? ''
  await browser.request('POST common-services/otp/v2/verify', {
    body: { otp, otp_hash: created.payload.otp_hash },
  })
  expect(
    (await browser.request(`POST intern-service/seat-alerts/${batch.code}`, { body: {} })).status,
  ).toBe(200)
  await editTestBatch(manager, batch, { seats: 2 })
  expect(await alerts(email)).toBe(1)
})

it('tells everyone in the order in which they asked, which is that of the list', async () => {
  const operator = await server.as((await anOperator(server, 'REVIEWER')).userId)
  const manager = await server.as((await anOperator(server)).userId)
  const batch = await createTestBatch(server, manager, { seats: 1 })
  await transitionTestBatch(manager, batch, 'publish')
  await server.pool.query('update batches set seats_taken = 1 where batch_id = $1', [
    batch.batch_id,
  ])
  const emails = ['zoe@somewhere.example', 'ann@somewhere.example', 'max@somewhere.example']
  for (const [at, email] of emails.entries())
    await server.pool.query(
      'insert into seat_alerts (batch_id, email, created_at) values ($1, $2, $3)',
      [batch.batch_id, email, new Date(server.now().getTime() - (3 - at) * 60_000)],
    )
  const list = async (query = '') =>
    operator.request(`GET operator/records/seat-alerts?batch=${batch.batch_id}${query}`)
  const waiting = await list('&status=WAITING')
  expect(waiting.payload.map((row: { email: string }) => row.email)).toEqual(emails)
  const { payload } = await operator.request(`GET operator/batches/${batch.batch_id}/places`)
  expect(payload.waiting).toEqual({ count: waiting.count, since: waiting.payload[0].created_at })
  await editTestBatch(manager, batch, { seats: 2 })
  const { rows } = await server.pool.query(
    `select email from outbox where email::text = any ($1) and kind = 'batches.seatFree' order by id`,
    [emails],
  )
  expect(rows.map(({ email }) => email)).toEqual(emails)
  expect([(await list('&status=WAITING')).count, (await list('&status=TOLD')).count]).toEqual([
    0, 3,
  ])
})

it('returns 404 for a hidden batch', async () => {
  const { browser } = await anApplicant(server)
  const hidden = await aBatch(server, { is_published: false })
  expect(
    (await browser.request(`POST intern-service/seat-alerts/${hidden.code}`, { body: {} })).status,
  ).toBe(404)
})
