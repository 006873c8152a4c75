import { hourMs } from '@fledge/kernel/dates.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aBatch } from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { anAccount } from './testing/sign-up-fixtures.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const seats = async (code: string) =>
  (await server.pool.query('select seats_taken from batches where code = $1', [code])).rows[0]
    .seats_taken
const kinds = async (email: string) =>
  (await server.mails(email)).map((mail) => mail.kind).filter((kind) => kind.includes('seat'))

async function seated(batch: { code: string }) {
  const { browser, saved } = await anAccount(server)
  await browser.request(`POST intern-service/map-user-batch/v1/${batch.code}`, { body: {} })
  return { browser, email: String(saved.payload.email) }
}

it('announces the release of an unused seat after 24 hours and releases it after 48', async () => {
  const batch = await aBatch(server, { seats: 1 })
  const { browser, email } = await seated(batch)
  expect(await seats(batch.code)).toBe(1)
  await server.advanceClock(23 * hourMs)
  expect(await kinds(email)).toEqual([])
  await server.advanceClock(2 * hourMs)
  await server.advanceClock(2 * hourMs)
  expect(await kinds(email)).toEqual(['applications.seatReminder'])
  expect(await seats(batch.code)).toBe(1)
  await server.advanceClock(22 * hourMs)
  expect(await seats(batch.code)).toBe(0)
  expect((await kinds(email)).toSorted()).toEqual([
    'applications.seatReleased',
    'applications.seatReminder',
  ])
  expect(
    (await browser.request(`POST intern-service/map-user-batch/v1/${batch.code}`, { body: {} }))
      .status,
  ).toBe(200)
  expect(await seats(batch.code)).toBe(1)
})

it('keeps the seat of a completed sign-up', async () => {
  const batch = await aBatch(server)
  const { browser, email } = await seated(batch)
  await server.pool.query(
    `update interns set signup_completed_at = $2 from users u where u.user_id = interns.user_id and u.email = $1`,
    [email, server.now()],
  )
  for (const hours of [25, 25]) await server.advanceClock(hours * hourMs)
  expect(await seats(batch.code)).toBe(1)
  expect(await kinds(email)).toEqual([])
  expect(
    (await browser.request('GET intern-service/get-onboarding-status')).payload.batch,
  ).not.toBeNull()
})
