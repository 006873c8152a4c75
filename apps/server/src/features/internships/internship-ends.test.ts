import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import {
  aHiring,
  anInternship,
  shiftDay,
  mondayIn,
  createReauthenticatingBrowser,
} from '../../platform/testing/hiring.ts'
import { runBehindLock } from '../../platform/testing/run-behind-lock.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const until = (day: string) =>
  server.advanceClock(Math.max(0, Date.parse(`${day}T12:00:00Z`) - server.now().getTime()))

/** @param startsAfter days after a Monday */
async function upcoming(startsAfter = 0) {
  const hiring = await aHiring(server)
  const starts = shiftDay(mondayIn(server, 6), startsAfter)
  const ends = shiftDay(starts, 5 * 7 - 3)
  const internship = await anInternship(server, hiring, { starts_on: starts, ends_on: ends })
  const [admin, intern, operator] = [
    createReauthenticatingBrowser(server, hiring.company.admin.userId),
    createReauthenticatingBrowser(server, hiring.intern.userId),
    createReauthenticatingBrowser(server, hiring.operator.userId),
  ]
  const raise = async (browser: typeof admin, body: Record<string, unknown>): Promise<string> =>
    (
      await browser.request('POST common-services/internship-actions/v1', {
        body: { internship_id: internship.internshipId, note: 'We talked about it.', ...body },
      })
    ).payload.action_id
  const accept = (id: string) =>
    operator.request(`POST operator/internship-actions/${id}/decide`, {
      body: { decision: 'accept', reason: 'Both agree.' },
    })
  const progress = async () =>
    (await admin.request(`GET hired-interns/v1/internship-progress/${internship.internshipId}`))
      .payload
  return { hiring, ...internship, starts, ends, admin, intern, operator, raise, accept, progress }
}
type Scene = Awaited<ReturnType<typeof upcoming>>

const endsEarly = async (of: Scene, reason = 'COMPANY') =>
  of.accept(
    await of.raise(of.admin, {
      kind: 'END_EARLY',
      reason,
      ends_on: server.now().toISOString().slice(0, 10),
    }),
  )
const actions = async (of: Scene): Promise<unknown[][]> =>
  (await of.progress()).actions.map(
    (action: { kind: string; status: string; decision_reason: string | null }) => [
      action.kind,
      action.status,
      action.decision_reason,
    ],
  )

it('ending declines pending requests except concerns, and rejects later changes', async () => {
  const of = await upcoming()
  await until(of.starts)
  const extend = await of.raise(of.admin, { kind: 'EXTEND', ends_on: shiftDay(of.ends, 14) })
  await of.raise(of.intern, { kind: 'CHANGE_SUPERVISOR' })
  const concern = await of.raise(of.admin, { kind: 'REPORT_CONCERN' })
  expect((await endsEarly(of)).status).toBe(200)
  const endedMessage = 'The internship has ended, so you can’t change it.'
  expect((await actions(of)).toSorted()).toEqual([
    ['CHANGE_SUPERVISOR', 'DECLINED', endedMessage],
    ['END_EARLY', 'ACCEPTED', 'Both agree.'],
    ['EXTEND', 'DECLINED', endedMessage],
    ['REPORT_CONCERN', 'RAISED', null],
  ])
  expect((await of.accept(extend)).code).toBe('ILLEGAL_TRANSITION')
  expect((await of.accept(concern)).status).toBe(200)
  expect(await of.progress()).toMatchObject({ ends_on: of.starts, weeks: 0 })
})

it('rejects an extension of an ended internship, even if requested before', async () => {
  const of = await upcoming()
  const extend = await of.raise(of.intern, { kind: 'EXTEND', ends_on: shiftDay(of.ends, 14) })
  await server.pool.query(`update internships set status = 'CANCELLED' where internship_id = $1`, [
    of.internshipId,
  ])
  expect(await of.accept(extend)).toMatchObject({ status: 409, code: 'ILLEGAL_TRANSITION' })
  expect(await of.progress()).toMatchObject({ ends_on: of.ends })
  expect(
    (
      await of.operator.request(`POST operator/internship-actions/${extend}/decide`, {
        body: { decision: 'decline', reason: 'It is over.' },
      })
    ).status,
  ).toBe(200)
})

it('shows the reason as text if ending early before the first day cancels it', async () => {
  const of = await upcoming()
  expect((await endsEarly(of, 'CONDUCT')).status).toBe(200)
  expect(await of.progress()).toMatchObject({
    status: 'CANCELLED',
    end_reason: 'The conduct policy wasn’t followed',
  })
  expect(
    (await server.mails(of.hiring.intern.email)).find(
      (mail) => mail.kind === 'internships.cancelledForIntern',
    )?.body,
  ).toContain('Reason: The conduct policy wasn’t followed.')
})

it('deletes all weeks of a cancelled internship, even in its planned first week', async () => {
  const of = await upcoming(2)
  await until(shiftDay(of.starts, -1))
  expect(
    (
      await of.intern.request('POST intern-service/intern-offer/internships/cancel', {
        body: { internship_id: of.internshipId, reason: 'PERSONAL' },
      })
    ).status,
  ).toBe(200)
  expect(await of.progress()).toMatchObject({ status: 'CANCELLED', weeks: 0, list: [] })
  await until(shiftDay(of.starts, 7))
  expect(await of.progress()).toMatchObject({ due_week_id: null })
})

it('closes the weeks of an internship ended early immediately and sends no requests for feedback', async () => {
  const of = await upcoming()
  await until(shiftDay(of.starts, 1))
  await endsEarly(of)
  const closed = { due_week_id: null, list: [{ own_label: 'MISSED', other_label: 'MISSED' }] }
  expect(await of.progress()).toMatchObject(closed)
  await until(shiftDay(of.starts, 16))
  for (const { email } of [of.hiring.intern, of.hiring.supervisor])
    expect(
      (await server.mails(email)).filter((mail) => mail.kind.startsWith('weeklyFeedback.')),
    ).toEqual([])
  expect(await of.progress()).toMatchObject(closed)
})

it('an internship that is extended while the job waits for it is not completed', async () => {
  const of = await upcoming()
  await until(of.starts)
  await runBehindLock(server, {
    lock: (holder) =>
      holder.query('select from internships where internship_id = $1 for update', [
        of.internshipId,
      ]),
    act: () => until(shiftDay(of.ends, 16)),
    change: (holder) =>
      holder.query('update internships set ends_on = $2 where internship_id = $1', [
        of.internshipId,
        shiftDay(of.ends, 28),
      ]),
  })
  expect((await of.progress()).status).toBe('ONGOING')
})
