import { afterAll, beforeAll, expect, it } from 'vitest'
import { toLocalDay, addDays } from '@fledge/kernel/dates.ts'
import { aCompany, anIntern } from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const weekly = [{ weekday: 1, from: '09:00', to: '12:00' }]

it('rejects a past day off at its index, and drops a saved one that has passed', async () => {
  const intern = await anIntern(server)
  const browser = await server.as(intern.userId)
  const today = toLocalDay(
    server.now(),
    (await browser.request('GET intern-service/availability')).payload.time_zone,
  )
  const save = (days: readonly string[]) =>
    browser.request('POST intern-service/availability', {
      body: { weekly, exceptions: days.map((day) => ({ day, hours: [] })) },
    })
  expect(await save([addDays(today, 3), addDays(today, -1)])).toMatchObject({
    status: 400,
    fields: { 'exceptions.1.day': 'This day has passed. Choose a later one.' },
  })
  const saved = await save([today, addDays(today, 3)])
  expect(saved.payload.exceptions.map((exception: { day: string }) => exception.day)).toEqual([
    today,
    addDays(today, 3),
  ])
  await server.advanceClock(2 * 86_400_000)
  const later = await save([today, addDays(today, 3)])
  expect([
    later.status,
    later.payload.exceptions.map((exception: { day: string }) => exception.day),
  ]).toEqual([200, [addDays(today, 3)]])
})

it('shows a company the hours of every week, including nights, and exceptions for single days', async () => {
  const [intern, company] = [
    await anIntern(server, { user: { time_zone: 'Asia/Kolkata' } }),
    await aCompany(server),
  ]
  const browser = await server.as(intern.userId)
  const [dayOff, evening] = [
    addDays(toLocalDay(server.now(), 'Asia/Kolkata'), 7),
    addDays(toLocalDay(server.now(), 'Asia/Kolkata'), 8),
  ]
  const everyNight = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    from: '23:00',
    to: '24:00',
  }))
  const saved = await browser.request('POST intern-service/availability', {
    body: {
      weekly: everyNight,
      exceptions: [
        { day: dayOff, hours: [] },
        { day: evening, hours: [{ from: '19:00', to: '20:00' }] },
      ],
    },
  })
  expect([saved.status, saved.payload.exceptions]).toEqual([
    200,
    [
      { day: dayOff, hours: [] },
      { day: evening, hours: [{ from: '19:00', to: '20:00' }] },
    ],
  ])
  const { payload } = await (
    await server.as(company.admin.userId)
  ).request(`GET browse-intern/v2/intern/available/${intern.internId}`)
  const listTimesOn = (day: string) =>
    payload.slots
      .map((slot: { starts_at: string }) => slot.starts_at)
      .filter((at: string) => toLocalDay(at, 'Asia/Kolkata') === day)
      .map((at: string) => at.slice(11, 16))
  // Kolkata is 5.5 hours ahead of UTC.
  expect([listTimesOn(addDays(dayOff, -1)), listTimesOn(dayOff), listTimesOn(evening)]).toEqual([
    ['17:30', '18:00'],
    [],
    ['13:30', '14:00'],
  ])
})
