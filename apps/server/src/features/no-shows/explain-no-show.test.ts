import { afterAll, beforeAll, expect, it } from 'vitest'
import { aMember, anIntern } from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { getQuarterHour } from '../../platform/testing/interviews.ts'
import {
  aScene,
  createClaimedInterview,
  sendExplanation,
  createMissedInterview,
  getOwnNoShows,
  createPassedInterview,
  sendProposal,
  type NoShowScene,
  explanationText,
} from './testing/no-show-fixtures.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const day = 86_400_000
const createScene = () => aScene(server)

const confirm = (scene: NoShowScene, interview_id: string, slot_id: string) =>
  scene.internBrowser.request(
    'POST intern-service/intern-application/internships/interview-scheduled/confirm',
    {
      body: { interview_id, slot_id },
    },
  )

it('requires an intern to explain a missed interview before choosing the next time, while declining stays possible', async () => {
  const scene = await createScene()
  await createClaimedInterview(scene, 'company')
  const next = (await sendProposal(scene, scene.intern, [6, 7])).payload
  await server.advanceClock(4.5 * day)
  expect(
    (await server.mails(scene.intern.email)).some((mail) => mail.kind === 'noShows.explain'),
  ).toBe(true)
  const slot = (
    await scene.internBrowser.request(
      `GET intern-service/intern-dashboard/interview/time/${next.interview_id}`,
    )
  ).payload.slots[0].slot_id
  expect(await confirm(scene, next.interview_id, slot)).toMatchObject({
    status: 409,
    code: 'EXPLANATION_REQUIRED',
    message: 'Explain the missed interview before you book another one.',
  })
  const counter = {
    interview_id: next.interview_id,
    slots: [getQuarterHour(server, 8).toISOString()],
  }
  expect(
    (
      await scene.internBrowser.request(
        'POST intern-service/intern-application/internships/interview-rescheduled',
        { body: counter },
      )
    ).code,
  ).toBe('EXPLANATION_REQUIRED')
  const { owes, book } = await getOwnNoShows(scene, 'intern')
  expect(book).toContain('Explain the missed interview')
  expect((await sendExplanation(scene, 'intern', owes, {})).fields).toEqual({
    explanation: 'Describe what happened in a sentence',
  })
  expect(
    (await sendExplanation(scene, 'intern', owes, { explanation: explanationText })).payload,
  ).toMatchObject({
    book: true,
    owes: null,
    no_shows: [{ place: 1, explanation: explanationText }],
  })
  expect(
    (await sendExplanation(scene, 'intern', owes, { explanation: explanationText })).status,
  ).toBe(409)
  expect((await confirm(scene, next.interview_id, slot)).status).toBe(200)
})

it('requires a company to explain a missed interview before the next proposal, by its interviewers or administrators', async () => {
  const scene = await createScene()
  await createMissedInterview(scene, 'intern')
  expect(await sendProposal(scene)).toMatchObject({ status: 409, code: 'EXPLANATION_REQUIRED' })
  const { owes } = await getOwnNoShows(scene, 'company')
  // A colleague who led another interview.
  const { userId, memberId } = await aMember(server, scene.companyId)
  await server.pool.query(
    'insert into interviewers (interview_id, company_id, member_id) values ($1, $2, $3)',
    [await createPassedInterview(scene, await anIntern(server)), scene.companyId, memberId],
  )
  const colleague = await server.as(userId)
  expect(
    (
      await colleague.request(`POST interview-feedback/no-shows/${owes}/explain`, {
        body: { explanation: explanationText },
      })
    ).status,
  ).toBe(403)
  const other = await createScene()
  await createMissedInterview(other, 'company')
  const { owes: owedByIntern } = await getOwnNoShows(other, 'intern')
  expect(
    (await sendExplanation(other, 'company', owedByIntern, { explanation: explanationText }))
      .status,
  ).toBe(404)
  expect(
    (await sendExplanation(other, 'company', owes, { explanation: explanationText })).status,
  ).toBe(404)
  expect(
    (await sendExplanation(scene, 'company', owes, { explanation: explanationText })).status,
  ).toBe(200)
  expect((await sendProposal(scene)).status).toBe(200)
})

it('rejects contesting what the programme team already decided, and contesting after a week', async () => {
  const scene = await createScene()
  const id = await createPassedInterview(scene)
  await scene.host.request('POST interview-feedback/create', {
    body: { interview_id: id, attended: false, note: 'Nobody came to the call.' },
  })
  await scene.internBrowser.request('POST intern-service/interview-feedback/contest', {
    body: { interview_id: id, note: 'I was there, alone.' },
  })
  const contested = (
    await scene.operator.request('GET operator/interviews/contested', {
      query: { per_page: '100' },
    })
  ).payload.find((row: { interview_id: string }) => row.interview_id === id)
  expect(contested).toMatchObject({
    words: [
      { by: 'company', note: 'Nobody came to the call.' },
      { by: 'intern', note: 'I was there, alone.' },
    ],
  })
  await scene.operator.request(`POST operator/interviews/${id}/decide`, {
    body: { decision: 'INTERN_DID_NOT_COME', note: 'The call has no trace of it.' },
  })
  const { owes } = await getOwnNoShows(scene, 'intern')
  expect(
    await sendExplanation(scene, 'intern', owes, { explanation: explanationText, contest: true }),
  ).toMatchObject({
    status: 409,
    message: 'The programme team has already decided this.',
  })
  const other = await createScene()
  await createMissedInterview(other, 'company')
  await server.advanceClock(7 * day)
  expect(
    await sendExplanation(other, 'intern', (await getOwnNoShows(other, 'intern')).owes, {
      explanation: explanationText,
      contest: true,
    }),
  ).toMatchObject({ code: 'DEADLINE_PASSED' })
})
