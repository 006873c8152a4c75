import { afterAll, beforeAll, expect, it } from 'vitest'
import { dayIn, plusDays } from '@fledge/kernel/dates.ts'
import { anIntern } from '../../platform/testing/factories.ts'
import { type TestServer, testServer } from '../../platform/testing/harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const weekly = [{ weekday: 1, from: '09:00', to: '12:00' }]

it('refuses a day off that is over, at its place; one that has passed since it was saved is let go of', async () => {
  const intern = await anIntern(server)
  const browser = await server.as(intern.userId)
  const today = dayIn(server.now(), (await browser.ask('GET intern-service/availability')).payload.time_zone)
  const save = (days: readonly string[]) => browser.ask('POST intern-service/availability', { body: { weekly, exceptions: days.map((day) => ({ day, hours: [] })) } })
  expect(await save([plusDays(today, 3), plusDays(today, -1)])).toMatchObject({ status: 400, fields: { 'exceptions.1.day': 'This day is over.' } })
  const kept = await save([today, plusDays(today, 3)])
  expect(kept.payload.exceptions.map((one: { day: string }) => one.day)).toEqual([today, plusDays(today, 3)])
  await server.forward(2 * 86_400_000)
  const later = await save([today, plusDays(today, 3)])
  expect([later.status, later.payload.exceptions.map((one: { day: string }) => one.day)]).toEqual([200, [plusDays(today, 3)]])
})
