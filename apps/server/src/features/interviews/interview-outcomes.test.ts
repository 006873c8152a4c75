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
  readStage,
} from '../../platform/testing/interviews.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const hour = 3_600_000
const day = 24 * hour
const at = (days: number) => getQuarterHour(server, days).toISOString()
const createScene = () => anInterviewScene(server)

it('an intern can suggest other times twice, which frees the agreed time', async () => {
  const scene = await createScene()
  const slots = [at(3), at(4)]
  const { interview_id, candidature_id } = await proposeSlots(scene, slots)
  await scene.internBrowser.request(confirmPath, { body: { interview_id, slot_id: slots[0] } })
  const counter = () =>
    scene.internBrowser.request(
      'POST intern-service/intern-application/internships/interview-rescheduled',
      {
        body: { interview_id, slots: [at(6)], reason: 'Lab classes that week' },
      },
    )
  expect((await counter()).payload.status).toBe('RESCHEDULE_REQUESTED_BY_INTERN')
  expect(await readStage(scene, candidature_id)).toBe('INTERVIEW_PROPOSED')
  const selection = await scene.host.request('POST dashboard/select-interview-timeslot', {
    body: { interview_id, slot_id: at(6) },
  })
  expect(selection.payload.status).toBe('CONFIRMED')
  expect((await counter()).status).toBe(200)
  await scene.host.request('POST dashboard/select-interview-timeslot', {
    body: { interview_id, slot_id: at(6) },
  })
  const third = await counter()
  expect([third.status, third.message]).toEqual([
    409,
    'You’ve already suggested other times twice. The programme team can help.',
  ])
})

it("rejects moving a confirmed interview in its last 24 hours; cancelling it then spends the company's credit", async () => {
  const scene = await createScene()
  const slot = at(2)
  const { interview_id, candidature_id } = await proposeSlots(scene, [slot])
  await scene.internBrowser.request(confirmPath, { body: { interview_id, slot_id: slot } })
  await server.advanceClock(day + 2 * hour)
  const lateMove = await scene.host.request('POST dashboard/reschedule-interview', {
    body: { interview_id, slots: [at(3)] },
  })
  expect(lateMove.message).toBe(
    'The interview is less than 24 hours away. The programme team can help.',
  )
  const cancelled = await scene.host.request('POST dashboard/withdraw-interview', {
    body: { interview_id, reason: 'INTERVIEWER_AWAY' },
  })
  expect(cancelled.payload.status).toBe('CANCELLED_BY_HC')
  expect(await readCredits(scene)).toMatchObject({ held: 0, used: 1, left: 9 })
  expect(await readStage(scene, candidature_id)).toBe('SHORTLISTED')
  await server.advanceClock(1000)
  expect((await server.mails(scene.intern.email))[0]?.ics).toContain('METHOD:CANCEL')
})

it('declining an interview returns the credit and shows the reason', async () => {
  const scene = await createScene()
  const { interview_id, candidature_id } = await proposeSlots(scene)
  const declined = await scene.internBrowser.request(confirmPath, {
    body: { interview_id, decline: true, reason: 'FOUND_ANOTHER' },
  })
  expect(declined.payload.status).toBe('CANCELLED_BY_INTERN')
  expect(await readCredits(scene)).toMatchObject({ held: 0, refunded: 1, left: 10 })
  expect(
    (await scene.host.request(`GET candidature/${candidature_id}/interviews`)).payload[0]
      .end_reason,
  ).toBe('FOUND_ANOTHER')
})

it('five days without a reply make the interview unavailable, return the credit and put the candidate back on the shortlist', async () => {
  const scene = await createScene()
  const { interview_id, candidature_id } = await proposeSlots(scene, [at(10)])
  await server.advanceClock(5 * day + hour)
  expect((await readInterviewDetails(scene, interview_id)).status).toBe('UNAVAILABLE')
  expect([await readStage(scene, candidature_id), (await readCredits(scene)).left]).toEqual([
    'SHORTLISTED',
    10,
  ])
})

it('feedback on a past interview completes it and spends the credit; a second round holds another', async () => {
  const scene = await createScene()
  const slot = at(2)
  const { interview_id, candidature_id } = await proposeSlots(scene, [slot])
  await scene.internBrowser.request(confirmPath, { body: { interview_id, slot_id: slot } })
  const earlyFeedback = await scene.host.request('POST interview-feedback/create', {
    body: { interview_id, attended: true, rating: 8 },
  })
  expect(earlyFeedback.message).toBe('The interview has not taken place yet.')
  await server.advanceClock(2 * day + 2 * hour)
  expect((await readInterviewDetails(scene, interview_id)).status).toBe('IN_PAST')
  expect(
    (
      await scene.internBrowser.request('POST intern-service/interview-feedback/is-attend', {
        body: { interview_id, attended: true },
      })
    ).status,
  ).toBe(200)
  expect(
    await scene.host.request('POST interview-feedback/create', {
      body: { interview_id, attended: true },
    }),
  ).toMatchObject({ status: 400, fields: { decision: 'Choose what’s next.' } })
  const response = await scene.host.request('POST interview-feedback/create', {
    body: { interview_id, attended: true, rating: 8, strengths: 'Clear', decision: 'OFFER' },
  })
  expect(response.payload.status).toBe('COMPLETED')
  expect([await readStage(scene, candidature_id), (await readCredits(scene)).used]).toEqual([
    'INTERVIEWED',
    1,
  ])
  expect(
    (
      await scene.host.request('POST interview-feedback/create', {
        body: { interview_id, attended: true },
      })
    ).code,
  ).toBe('ALREADY_EXISTS')
  const proposal = await proposeSlots(scene)
  expect(proposal.candidature_id).toBe(candidature_id)
  expect((await readCredits(scene)).left).toBe(8)
})

it('completes an interview seven days later if no one reports otherwise', async () => {
  const scene = await createScene()
  const slot = at(2)
  const { interview_id, candidature_id } = await proposeSlots(scene, [slot])
  await scene.internBrowser.request(confirmPath, { body: { interview_id, slot_id: slot } })
  await server.advanceClock(10 * day)
  expect([
    (await readInterviewDetails(scene, interview_id)).status,
    await readStage(scene, candidature_id),
  ]).toEqual(['COMPLETED', 'INTERVIEWED'])
})

it('records an uncontested no-show after two working days; the programme team decides a contested one', async () => {
  const operator = await server.as((await anOperator(server)).userId)
  const [quiet, loud] = [await createScene(), await createScene()]
  const ids: string[] = []
  for (const scene of [quiet, loud]) {
    const slot = at(2)
    const { interview_id } = await proposeSlots(scene, [slot])
    ids.push(interview_id)
    await scene.internBrowser.request(confirmPath, { body: { interview_id, slot_id: slot } })
  }
  await server.advanceClock(2 * day + 2 * hour)
  expect(
    (
      await quiet.host.request('POST interview-feedback/create', {
        body: { interview_id: ids[0], attended: false },
      })
    ).fields,
  ).toEqual({ note: 'Describe what happened. Both sides will see it.' })
  for (const [index, scene] of [quiet, loud].entries())
    await scene.host.request('POST interview-feedback/create', {
      body: { interview_id: ids[index], attended: false, note: 'We waited for twenty minutes.' },
    })
  expect(
    (
      await operator.request(`POST operator/interviews/${ids[1]}/decide`, {
        body: { decision: 'TOOK_PLACE', note: 'x' },
      })
    ).code,
  ).toBe('ILLEGAL_TRANSITION')
  expect(
    (
      await loud.internBrowser.request('POST intern-service/interview-feedback/is-attend', {
        body: { interview_id: ids[1], attended: true },
      })
    ).status,
  ).toBe(200)
  await server.advanceClock(5 * day)
  expect((await readInterviewDetails(quiet, ids[0] ?? '')).status).toBe('CANCELLED_BY_INTERN')
  expect((await readCredits(quiet)).left).toBe(10)
  expect((await operator.request('GET operator/interviews/contested')).count).toBe(1)
  expect(
    (
      await operator.request(`POST operator/interviews/${ids[1]}/decide`, {
        body: { decision: 'COMPANY_DID_NOT_COME', note: 'Seen in the call log' },
      })
    ).payload,
  ).toEqual({ pending: null })
  const { rows } = await server.pool.query(
    'select status from interviews where interview_id = $1',
    [ids[1]],
  )
  expect(rows).toEqual([{ status: 'CANCELLED_BY_HC' }])
  expect(await readCredits(loud)).toMatchObject({ used: 1, left: 9 })
})
