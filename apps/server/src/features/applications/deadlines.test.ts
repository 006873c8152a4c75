import { dayMs } from '@fledge/kernel/dates.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aBatch, aCompany, anIntern, anOperator, aPlan } from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const count = async (email: string, kind: string) =>
  (await server.mails(email)).filter((mail) => mail.kind === `applications.${kind}`).length
const at = (days: number) => new Date(server.now().getTime() + days * dayMs)

it('reminds of requested changes at half of the time and one day before, and not after they are submitted', async () => {
  const intern = await anIntern(server, { application: { status: 'IN_REVIEW', decided_at: null } })
  const operator = await server.as((await anOperator(server)).userId)
  const id = intern.applicationId
  await operator.request(`PUT operator/applications/${id}/comments/RESUME_PROFILE`, {
    body: { body: 'Say what you did there' },
  })
  await operator.request(`POST operator/applications/${id}/request-changes`, { body: {} })
  await server.advanceClock(3 * dayMs)
  expect(await count(intern.email, 'changesReminder')).toBe(0)
  await server.advanceClock(dayMs)
  expect(await count(intern.email, 'changesReminder')).toBe(1)
  await server.advanceClock(dayMs)
  expect(await count(intern.email, 'changesReminder')).toBe(1)
  await server.advanceClock(1.5 * dayMs)
  expect(await count(intern.email, 'changesReminder')).toBe(2)
  await server.pool.query(
    `update applications set status = 'SUBMITTED' where application_id = $1`,
    [id],
  )
  await server.advanceClock(3 * dayMs)
  expect(await count(intern.email, 'changesDue')).toBe(0)
})

it('reminds interns without a submitted application that registration closes', async () => {
  const batch = await aBatch(server, { enrolment_closes_at: at(10) })
  const application = { decided_at: null, submitted_at: null }
  const [writing, sent] = [
    await anIntern(server, { batch, application: { ...application, status: 'IN_PROGRESS' } }),
    await anIntern(server, { batch, application: { ...application, status: 'SUBMITTED' } }),
  ]
  await server.advanceClock(6 * dayMs)
  expect(await count(writing.email, 'enrolmentCloses')).toBe(1)
  await server.advanceClock(3.5 * dayMs)
  expect(await count(writing.email, 'enrolmentCloses')).toBe(2)
  await server.advanceClock(2 * dayMs)
  expect(await count(writing.email, 'enrolmentCloses')).toBe(2)
  expect(await count(sent.email, 'enrolmentCloses')).toBe(0)
})

it('reminds approved interns without a place of the placement deadline', async () => {
  const dayText = (days: number) => at(days).toISOString().slice(0, 10)
  const batch = await aBatch(server, {
    programme_end: dayText(100),
    placement_deadline: dayText(20),
  })
  const intern = await anIntern(server, { batch })
  await server.advanceClock(9 * dayMs)
  expect(await count(intern.email, 'placementCloses')).toBe(0)
  await server.advanceClock(2 * dayMs)
  expect(await count(intern.email, 'placementCloses')).toBe(1)
  await server.advanceClock(9 * dayMs)
  expect(await count(intern.email, 'placementCloses')).toBe(2)
})

it('shows an approved application without an open candidature as the programme team’s turn, due by the placement deadline', async () => {
  const batch = await aBatch(server)
  const intern = await anIntern(server, { batch })
  const browser = await server.as(intern.userId)
  const stage = async () =>
    (
      await browser.request(
        `GET intern-service/intern-dashboard/${intern.applicationId}/current-stage`,
      )
    ).payload
  const placement = (await browser.request('GET intern-service/application')).payload.batch
    .placement_deadline
  expect(await stage()).toMatchObject({
    turn: 'team',
    answer_by: new Date(`${placement}T23:59:59Z`).toISOString(),
  })
  await server.pool.query(
    `update applications set status = 'IN_PROGRESS' where application_id = $1`,
    [intern.applicationId],
  )
  const closes = (await browser.request('GET intern-service/application')).payload.batch
    .enrolment_closes_at
  expect(await stage()).toMatchObject({
    turn: 'intern',
    answer_by: new Date(closes).toISOString(),
  })
})

it('shows interest as open on the dashboard through the last second of the placement deadline, as the server does', async () => {
  const today = server.now().toISOString().slice(0, 10)
  const batch = await aBatch(server, { programme_end: '2099-01-01', placement_deadline: today })
  const intern = await anIntern(server, { batch })
  const browser = await server.as(intern.userId)
  const block = async () =>
    (
      await browser.request(
        `GET intern-service/intern-dashboard/${intern.applicationId}/current-stage`,
      )
    ).payload.interest_block
  const plan = await aPlan(server, (await aCompany(server)).companyId)
  await server.advanceClock(Date.parse(`${today}T23:59:59.500Z`) - server.now().getTime())
  expect(await block()).toBe(null)
  expect(
    (
      await browser.request('POST intern-service/intern-dashboard/express-interest', {
        body: { io_id: plan },
      })
    ).status,
  ).toBe(200)
  await server.advanceClock(500)
  expect(await block()).toBe('candidatures.refused.placementOverForYou')
})
