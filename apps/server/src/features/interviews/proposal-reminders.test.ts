import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestServer, testServer } from '../../platform/testing/harness.ts'
import { aScene, confirmPath, proposed, quarterHourIn } from '../../platform/testing/interviews.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const hour = 3_600_000
const at = (days: number) => quarterHourIn(server, days).toISOString()

/** How often somebody has been reminded, by mail and by notice. */
async function remindersOf(person: { email: string; userId: string }, kind: string) {
  await server.forward(1000)
  const mails = (await server.mails(person.email)).filter((mail) => mail.kind === kind)
  const { rows } = await server.pool.query(
    'select count(*)::int as count from notices where user_id = $1 and kind = $2',
    [person.userId, kind],
  )
  expect(rows[0].count).toBe(mails.length)
  return mails.length
}

it('reminds the intern of proposed times at half of the five days and a day before they end, with the times in both zones', async () => {
  const one = await aScene(server)
  await proposed(one, [at(4), at(9)])
  const reminders = () => remindersOf(one.intern, 'interviews.answerDue')
  await server.forward(59 * hour)
  expect(await reminders()).toBe(0)
  await server.forward(hour)
  expect(await reminders()).toBe(1)
  const mail = (await server.mails(one.intern.email)).find(
    ({ kind }) => kind === 'interviews.answerDue',
  )
  for (const city of ['Lagos', 'London']) expect(mail?.body).toContain(city)
  await server.forward(35 * hour)
  expect(await reminders()).toBe(1)
  await server.forward(hour)
  expect(await reminders()).toBe(2)
  await server.forward(30 * hour)
  expect(await reminders()).toBe(2)
})

it('reminds once, at half of the time, where the last proposed time is less than 48 hours away', async () => {
  const one = await aScene(server)
  await proposed(one, [at(1.5)])
  const reminders = () => remindersOf(one.intern, 'interviews.answerDue')
  await server.forward(17 * hour)
  expect(await reminders()).toBe(0)
  await server.forward(2 * hour)
  expect(await reminders()).toBe(1)
  await server.forward(12 * hour)
  expect(await reminders()).toBe(1)
})

it('reminds the company of the times that the intern suggested, and nobody who has answered', async () => {
  const one = await aScene(server)
  const { interview_id } = await proposed(one, [at(9)])
  await one.guest.ask('POST intern-service/intern-application/internships/interview-rescheduled', {
    body: { interview_id, slots: [at(8)] },
  })
  await server.forward(61 * hour)
  expect(await remindersOf(one.admin, 'interviews.chooseDue')).toBe(1)
  expect(await remindersOf(one.intern, 'interviews.answerDue')).toBe(0)
  const answered = await aScene(server)
  const slot = at(9)
  const ids = await proposed(answered, [slot])
  await answered.guest.ask(confirmPath, {
    body: { interview_id: ids.interview_id, slot_id: slot },
  })
  await server.forward(61 * hour)
  expect(await remindersOf(answered.intern, 'interviews.answerDue')).toBe(0)
})
