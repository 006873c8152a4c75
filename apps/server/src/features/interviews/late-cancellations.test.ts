import { afterAll, beforeAll, expect, it } from 'vitest'
import { anOperator } from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import {
  anInterviewScene,
  confirmPath,
  readCredits,
  readInterviewDetails,
  proposeSlots,
  getQuarterHour,
  type InterviewScene,
} from '../../platform/testing/interviews.ts'
import { closeCandidatures } from '../candidatures/public.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const hour = 3_600_000
const day = 24 * hour

/** Creates an agreed interview that begins in about this many hours. */
async function anAgreedInterview(hours: number) {
  const scene = await anInterviewScene(server)
  const slot = getQuarterHour(server, 2).toISOString()
  const ids = await proposeSlots(scene, [slot])
  await scene.internBrowser.request(confirmPath, {
    body: { interview_id: ids.interview_id, slot_id: slot },
  })
  await server.advanceClock(2 * day - hours * hour)
  return { ...scene, ...ids }
}
type AgreedInterview = Awaited<ReturnType<typeof anAgreedInterview>>

const archive = ({ host, planId }: InterviewScene) =>
  host.request('POST internship-plan/update-status', {
    body: { id: planId, status: 'ARCHIVED', close_candidatures: true },
  })
const disqualify = ({ host, candidature_id }: AgreedInterview) =>
  host.request(`PATCH candidature/${candidature_id}/disqualify`, { body: { reasons: ['SKILLS'] } })
const withdraw = ({ host, interview_id }: AgreedInterview) =>
  host.request('POST dashboard/withdraw-interview', { body: { interview_id, reason: 'FILLED' } })

it.each([
  ['archiving the plan', archive, 'CANCELLED_BY_HC'],
  ['disqualifying the candidate', disqualify, 'REJECTED'],
  ['withdrawing the interview', withdraw, 'CANCELLED_BY_HC'],
] as const)(
  '%s spends the credit less than 24 hours before an agreed interview and releases it earlier',
  async (_act, act, status) => {
    const [lateInterview, earlyInterview] = [
      await anAgreedInterview(22),
      await anAgreedInterview(30),
    ]
    for (const interview of [lateInterview, earlyInterview]) {
      expect((await act(interview)).status).toBe(200)
      expect((await readInterviewDetails(interview, interview.interview_id)).status).toBe(status)
    }
    expect(await readCredits(lateInterview)).toMatchObject({
      held: 0,
      used: 1,
      refunded: 0,
      left: 9,
    })
    expect(await readCredits(earlyInterview)).toMatchObject({
      held: 0,
      used: 0,
      refunded: 1,
      left: 10,
    })
  },
)

const decline = ({ internBrowser, interview_id }: AgreedInterview) =>
  internBrowser.request(confirmPath, { body: { interview_id, decline: true, reason: 'PERSONAL' } })

it('once an interview has begun, cancelling it spends the credit and declining it does not', async () => {
  const cancelled = await anAgreedInterview(-0.3)
  expect((await withdraw(cancelled)).payload.status).toBe('CANCELLED_BY_HC')
  expect(await readCredits(cancelled)).toMatchObject({ held: 0, used: 1, left: 9 })
  const declined = await anAgreedInterview(-0.3)
  expect((await decline(declined)).payload.status).toBe('CANCELLED_BY_INTERN')
  expect(await readCredits(declined)).toMatchObject({ held: 0, refunded: 1, left: 10 })
})

it('disqualifying after the interview time has passed spends the credit', async () => {
  const interview = await anAgreedInterview(-2)
  expect((await readInterviewDetails(interview, interview.interview_id)).status).toBe('IN_PAST')
  expect((await disqualify(interview)).status).toBe(200)
  expect((await readInterviewDetails(interview, interview.interview_id)).status).toBe('REJECTED')
  expect(await readCredits(interview)).toMatchObject({ held: 0, used: 1, left: 9 })
})

it('pausing the plan cancels nothing', async () => {
  const interview = await anAgreedInterview(22)
  expect(
    (
      await interview.host.request('POST internship-plan/update-status', {
        body: { id: interview.planId, status: 'PAUSED' },
      })
    ).status,
  ).toBe(200)
  expect((await readInterviewDetails(interview, interview.interview_id)).status).toBe('CONFIRMED')
  expect(await readCredits(interview)).toMatchObject({ held: 1, used: 0 })
})

/** Returns how an interview and its credit ended, even if its company can no longer read them. */
const endOf = async ({ interview_id }: AgreedInterview) =>
  (
    await server.pool.query(
      `select i.status, (select l.kind from credit_ledger l where l.interview_id = i.interview_id and l.kind <> 'HOLD') as credit from interviews i where i.interview_id = $1`,
      [interview_id],
    )
  ).rows[0]

it('a cancellation by the system for another reason releases the credit, however late', async () => {
  const expelled = await anAgreedInterview(22)
  const operator = await server.as((await anOperator(server)).userId)
  const ending = { expected_status: 'APPROVED', reason: 'IDENTITY', note: 'No trace of it.' }
  await operator.request(`POST operator/companies/${expelled.companyId}/expel`, { body: ending })
  expect(await endOf(expelled)).toEqual({ status: 'CANCELLED_BY_HC', credit: 'RELEASE' })
  const hired = await anAgreedInterview(22)
  await server.tx((tx) =>
    closeCandidatures(
      tx,
      { kind: 'intern', id: hired.intern.internId },
      { reason: 'HIRED_ELSEWHERE' },
    ),
  )
  expect(await endOf(hired)).toEqual({ status: 'UNAVAILABLE', credit: 'RELEASE' })
})
