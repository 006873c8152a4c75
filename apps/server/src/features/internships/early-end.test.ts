import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import {
  aHiring,
  anInternship,
  shiftDay,
  mondayIn,
  createReauthenticatingBrowser,
} from '../../platform/testing/hiring.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const until = (day: string) =>
  server.advanceClock(Math.max(0, Date.parse(`${day}T12:00:00Z`) - server.now().getTime()))
const cancelled = { status: 'CANCELLED', ends_early: false }

async function createScene() {
  const hiring = await aHiring(server)
  const starts = mondayIn(server, 6)
  const ends = shiftDay(starts, 5 * 7 - 3)
  const internship = await anInternship(server, hiring, { starts_on: starts, ends_on: ends })
  const signInAgain = (userId: string) => createReauthenticatingBrowser(server, userId)
  const raise = (body: Record<string, unknown>) =>
    signInAgain(hiring.company.admin.userId).request('POST common-services/internship-actions/v1', {
      body: { internship_id: internship.internshipId, note: 'We talked about it.', ...body },
    })
  const decide = async (body: Record<string, unknown>, decision = 'accept') =>
    signInAgain(hiring.operator.userId).request(
      `POST operator/internship-actions/${(await raise(body)).payload.action_id}/decide`,
      { body: { decision, reason: 'Both agree.' } },
    )
  const readProgress = async () =>
    (
      await signInAgain(hiring.company.admin.userId).request(
        `GET hired-interns/v1/internship-progress/${internship.internshipId}`,
      )
    ).payload
  const ended = async () =>
    (
      await server.pool.query(
        'select status, ended_early, ends_on::text from internships where internship_id = $1',
        [internship.internshipId],
      )
    ).rows[0]
  return { hiring, ...internship, starts, ends, signInAgain, raise, decide, readProgress, ended }
}
async function answerFirstWeek({
  hiring,
  readProgress,
  signInAgain,
}: Awaited<ReturnType<typeof createScene>>) {
  const week = (await readProgress()).list[0].weekly_feedback_id
  return signInAgain(hiring.intern.userId).request(
    `POST intern-service/weekly-feedback-loop/question/${week}/main-challenge`,
    { body: { answer: 'I learned a lot.' } },
  )
}
const buildEarlyEnd = (ends_on: string) => ({ kind: 'END_EARLY', reason: 'HEALTH', ends_on })

it('ends early once the requested day has passed, and accepts feedback for its weeks until then', async () => {
  const of = await createScene()
  await until(shiftDay(of.starts, 1))
  const last = shiftDay(of.starts, 10)
  const id = (await of.raise(buildEarlyEnd(last))).payload.action_id
  const operator = of.signInAgain(of.hiring.operator.userId)
  expect(
    (
      await operator.request('GET operator/internship-actions', { query: { per_page: '100' } })
    ).payload.find((action: { action_id: string }) => action.action_id === id),
  ).toMatchObject({ kind: 'END_EARLY', data: { ends_on: last } })
  expect(
    (
      await operator.request(`POST operator/internship-actions/${id}/decide`, {
        body: { decision: 'accept', reason: 'Get well.' },
      })
    ).status,
  ).toBe(200)
  expect(await of.readProgress()).toMatchObject({
    status: 'ONGOING',
    ends_on: last,
    weeks: 2,
    ended_early: false,
    ends_early: true,
    actions: [{ kind: 'END_EARLY', status: 'ACCEPTED', data: { ends_on: last } }],
  })
  const ownProgress = (
    await of
      .signInAgain(of.hiring.intern.userId)
      .request('GET intern-service/intern-dashboard/v1/internship-progress', {
        query: { internship_id: of.internshipId },
      })
  ).payload
  expect(ownProgress).toMatchObject({
    ends_on: last,
    ends_early: true,
    actions: [{ data: { ends_on: last } }],
  })
  for (const person of [of.hiring.intern, of.hiring.company.admin])
    expect((await server.mails(person.email))[0]?.body).toContain('The last day is ')
  await until(last)
  expect((await of.ended()).status).toBe('ONGOING')
  expect(await of.readProgress()).toMatchObject({ list: [{ own_label: 'FEEDBACK_REQUIRED' }, {}] })
  await until(shiftDay(last, 1))
  expect(await of.ended()).toEqual({ status: 'COMPLETE', ended_early: true, ends_on: last })
  const closed = { own_label: 'MISSED', other_label: 'MISSED' }
  expect(await of.readProgress()).toMatchObject({ due_week_id: null, list: [closed, closed] })
  expect(await answerFirstWeek(of)).toMatchObject({ status: 409 })
  expect(
    (await server.mails(of.hiring.intern.email)).find(
      (mail) => mail.kind === 'internships.endedEarlyForIntern',
    )?.body,
  ).toContain('Reason: Health.')
  const countMails = async () =>
    (await server.mails(of.hiring.intern.email)).filter((mail) =>
      /^weeklyFeedback|weeksMissing/.test(mail.kind),
    ).length
  const before = await countMails()
  await server.advanceClock(40 * 86_400_000)
  expect(await countMails()).toBe(before)
  expect(
    (
      await server.pool.query(
        'select count(*)::int as n from certificates where internship_id = $1',
        [of.internshipId],
      )
    ).rows[0].n,
  ).toBe(0)
})

it('rejects a past day and one that is not earlier than the current end, and changes nothing if declined', async () => {
  const of = await createScene()
  await until(shiftDay(of.starts, 3))
  for (const day of [shiftDay(of.starts, 2), of.ends, shiftDay(of.ends, 7)])
    expect((await of.raise(buildEarlyEnd(day))).fields).toEqual({
      ends_on: 'Choose today or a later day, before the current last day.',
    })
  expect((await of.decide(buildEarlyEnd(shiftDay(of.starts, 9)), 'decline')).status).toBe(200)
  expect(await of.readProgress()).toMatchObject({ ends_on: of.ends, weeks: 5, ends_early: false })
})

it('a request from before the start ends the internship on its day, or cancels it if that is before the first day', async () => {
  const [firstScene, other] = [await createScene(), await createScene()]
  expect((await firstScene.decide(buildEarlyEnd(shiftDay(firstScene.starts, 4)))).status).toBe(200)
  expect(await firstScene.readProgress()).toMatchObject({
    status: 'UPCOMING',
    ends_on: shiftDay(firstScene.starts, 4),
    weeks: 1,
    ends_early: true,
  })
  expect((await other.decide(buildEarlyEnd(shiftDay(other.starts, -7)))).status).toBe(200)
  expect(await other.readProgress()).toMatchObject(cancelled)
  await until(shiftDay(firstScene.starts, 5))
  expect(await firstScene.ended()).toMatchObject({ status: 'COMPLETE', ended_early: true })
})

it('a later agreed extension replaces the early end', async () => {
  const of = await createScene()
  await until(of.starts)
  await of.decide(buildEarlyEnd(shiftDay(of.starts, 8)))
  expect((await of.decide({ kind: 'EXTEND', ends_on: shiftDay(of.starts, 25) })).status).toBe(200)
  expect(await of.readProgress()).toMatchObject({
    ends_on: shiftDay(of.starts, 25),
    weeks: 4,
    ends_early: false,
  })
  await until(shiftDay(of.starts, 10))
  expect(await of.ended()).toMatchObject({ status: 'ONGOING', ended_early: false })
})
