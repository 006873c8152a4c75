import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import {
  aPastInterview,
  submitCompanyClaim,
  submitInternClaim,
} from '../../platform/testing/no-show-claims.ts'
import {
  anInterviewScene,
  confirmPath,
  proposeSlots,
  getQuarterHour,
} from '../../platform/testing/interviews.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const hour = 3_600_000
const at = (days: number) => getQuarterHour(server, days).toISOString()

/** Counts a person's reminders of a kind, by email and notification. */
async function remindersOf(person: { email: string; userId: string }, kind: string) {
  await server.advanceClock(1000)
  const mails = (await server.mails(person.email)).filter((mail) => mail.kind === kind)
  const { rows } = await server.pool.query(
    'select count(*)::int as count from notices where user_id = $1 and kind = $2',
    [person.userId, kind],
  )
  expect(rows[0].count).toBe(mails.length)
  return mails.length
}

it('reminds the intern of proposed times at half of the five days and one day before they expire, with the times in both zones', async () => {
  const scene = await anInterviewScene(server)
  await proposeSlots(scene, [at(4), at(9)])
  const reminders = () => remindersOf(scene.intern, 'interviews.answerDue')
  await server.advanceClock(59 * hour)
  expect(await reminders()).toBe(0)
  await server.advanceClock(hour)
  expect(await reminders()).toBe(1)
  const mail = (await server.mails(scene.intern.email)).find(
    ({ kind }) => kind === 'interviews.answerDue',
  )
  for (const city of ['Lagos', 'London']) expect(mail?.body).toContain(city)
  await server.advanceClock(35 * hour)
  expect(await reminders()).toBe(1)
  await server.advanceClock(hour)
  expect(await reminders()).toBe(2)
  await server.advanceClock(30 * hour)
  expect(await reminders()).toBe(2)
})

it('reminds once, at half of the time, if the last proposed time is less than 48 hours away', async () => {
  const scene = await anInterviewScene(server)
  await proposeSlots(scene, [at(1.5)])
  const reminders = () => remindersOf(scene.intern, 'interviews.answerDue')
  await server.advanceClock(17 * hour)
  expect(await reminders()).toBe(0)
  await server.advanceClock(2 * hour)
  expect(await reminders()).toBe(1)
  await server.advanceClock(12 * hour)
  expect(await reminders()).toBe(1)
})

it('reminds the company of times suggested by the intern, and stops after a reply', async () => {
  const scene = await anInterviewScene(server)
  const { interview_id } = await proposeSlots(scene, [at(9)])
  await scene.internBrowser.request(
    'POST intern-service/intern-application/internships/interview-rescheduled',
    {
      body: { interview_id, slots: [at(8)] },
    },
  )
  await server.advanceClock(61 * hour)
  expect(await remindersOf(scene.admin, 'interviews.chooseDue')).toBe(1)
  expect(await remindersOf(scene.intern, 'interviews.answerDue')).toBe(0)
  const answered = await anInterviewScene(server)
  const slot = at(9)
  const ids = await proposeSlots(answered, [slot])
  await answered.internBrowser.request(confirmPath, {
    body: { interview_id: ids.interview_id, slot_id: slot },
  })
  await server.advanceClock(61 * hour)
  expect(await remindersOf(answered.intern, 'interviews.answerDue')).toBe(0)
})

/** Creates an interview that has just ended, as the clock finds it. */
async function anEndedInterview() {
  const scene = await anInterviewScene(server)
  const slot = at(2)
  const { interview_id } = await proposeSlots(scene, [slot])
  await scene.internBrowser.request(confirmPath, { body: { interview_id, slot_id: slot } })
  await server.advanceClock(49 * hour)
  return { ...scene, interview_id }
}

it('reminds the company of feedback twice in the week after the interview, unless it was given', async () => {
  const endedInterview = await anEndedInterview()
  const givenUpInterview = await anEndedInterview()
  await givenUpInterview.host.request('POST interview-feedback/create', {
    body: { interview_id: givenUpInterview.interview_id, attended: true, decision: 'OFFER' },
  })
  // The first interview ended two days before the other.
  await server.advanceClock(30 * hour)
  expect(await remindersOf(endedInterview.admin, 'interviews.feedbackDue')).toBe(0)
  await server.advanceClock(8 * hour)
  expect(await remindersOf(endedInterview.admin, 'interviews.feedbackDue')).toBe(1)
  await server.advanceClock(72 * hour)
  expect(await remindersOf(endedInterview.admin, 'interviews.feedbackDue')).toBe(2)
  await server.advanceClock(72 * hour)
  expect(await remindersOf(endedInterview.admin, 'interviews.feedbackDue')).toBe(2)
  expect(await remindersOf(givenUpInterview.admin, 'interviews.feedbackDue')).toBe(0)
})

it('reminds the side accused of missing an interview before it is recorded, unless it disputes the claim', async () => {
  const [intern, company, disputed] = [
    await aPastInterview(server),
    await aPastInterview(server),
    await aPastInterview(server),
  ]
  await submitCompanyClaim(intern)
  await submitInternClaim(company)
  await submitCompanyClaim(disputed)
  await disputed.internBrowser.request('POST intern-service/interview-feedback/contest', {
    body: { interview_id: disputed.interview_id, note: 'I was there.' },
  })
  for (let day = 0; day < 5; day += 1) await server.advanceClock(24 * hour)
  expect(await remindersOf(intern.intern, 'interviews.internDisputeDue')).toBeGreaterThan(0)
  expect(await remindersOf(company.admin, 'interviews.companyDisputeDue')).toBeGreaterThan(0)
  expect(await remindersOf(disputed.intern, 'interviews.internDisputeDue')).toBe(0)
})
