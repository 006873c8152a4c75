import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import {
  advanceClockUntil,
  completeHostWeek,
  completeInternWeek,
  feedbackPath,
  startFiveWeekInternship,
} from './testing/week-fixtures.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it('feedback and its messages stay with the intern and the supervisor of the internship', async () => {
  const [other, own] = [
    await startFiveWeekInternship(server),
    await startFiveWeekInternship(server),
  ]
  const week = own.weeks[0]?.weekly_feedback_id ?? ''
  await advanceClockUntil(server, own.weeks[0]?.unlocks_at ?? '')
  const before = await readWeeks(other)
  await completeHostWeek(own, week)
  const readRating = async () =>
    (
      await own.intern.request(
        `GET intern-service/${feedbackPath}/question/${week}/rate-your-internship-experience`,
      )
    ).payload
  const names = await readNames(own)
  expect(await readRating()).toMatchObject({ answer: null, ...names })
  await completeInternWeek(own, week)
  expect(await readRating()).toMatchObject({ answer: 8, ...names })
  expect(await readWeeks(other)).toEqual(before)
  const listReady = async ({ email }: { email: string }) =>
    (await server.mails(email)).filter(({ subject }) => subject.includes('ready to read'))
  for (const reader of [own.hiring.intern, own.hiring.supervisor])
    expect(await listReady(reader)).toHaveLength(1)
  expect((await listReady(own.hiring.supervisor))[0]?.subject).toContain(names.intern_name)
  for (const reader of [other.hiring.intern, other.hiring.supervisor, own.hiring.company.admin])
    expect(await listReady(reader)).toEqual([])
  const { rows } = await server.pool.query(
    `select distinct candidature_id from event_log where subject_id = $1`,
    [week],
  )
  expect(rows).toEqual([{ candidature_id: own.hiring.candidatureId }])
})

async function readNames({ hiring }: Awaited<ReturnType<typeof startFiveWeekInternship>>) {
  const { rows } = await server.pool.query<{ company_name: string; intern_name: string }>(
    `select c.name as company_name, u.first_name || ' ' || u.last_name as intern_name
    from companies c, users u where c.company_id = $1 and u.user_id = $2`,
    [hiring.company.companyId, hiring.intern.userId],
  )
  return { company_name: '', intern_name: '', ...rows[0] }
}

async function readWeeks(internship: Awaited<ReturnType<typeof startFiveWeekInternship>>) {
  const { payload } = await internship.supervisor.request(
    `GET hired-interns/v1/internship-progress/${internship.internshipId}`,
  )
  return payload
}

it('a question about projects offers those of the own internship only', async () => {
  const [other, own] = [
    await startFiveWeekInternship(server),
    await startFiveWeekInternship(server),
  ]
  const add = (internship: typeof own, name: string) =>
    internship.intern.request(`POST intern-service/${feedbackPath}/create-custom-project`, {
      body: { internship_id: internship.internshipId, name },
    })
  await add(own, 'Own dyke')
  await add(other, 'Other dyke')
  await advanceClockUntil(server, own.weeks[0]?.unlocks_at ?? '')
  const week = own.weeks[0]?.weekly_feedback_id ?? ''
  const { text } = await own.intern.request(
    `GET intern-service/${feedbackPath}/question/${week}/main-projects`,
  )
  expect(text).toContain('Own dyke')
  expect(text).not.toContain('Other dyke')
})

it('reminds the intern and the supervisor of each open week, and no one else', async () => {
  const [other, own] = [
    await startFiveWeekInternship(server),
    await startFiveWeekInternship(server),
  ]
  await server.pool.query('update internship_weeks set reminded = 3 where internship_id = $1', [
    other.internshipId,
  ])
  await advanceClockUntil(server, own.weeks[0]?.unlocks_at ?? '')
  const countReminders = async (email: string) =>
    (await server.mails(email)).filter(({ kind }) => kind.startsWith('weeklyFeedback.')).length
  expect(await countReminders(own.hiring.intern.email)).toBe(1)
  expect(await countReminders(own.hiring.supervisor.email)).toBe(1)
  for (const { email } of [
    own.hiring.company.admin,
    other.hiring.intern,
    other.hiring.supervisor,
    other.hiring.company.admin,
  ])
    expect(await countReminders(email)).toBe(0)
})
