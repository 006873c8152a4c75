import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  aCandidature,
  aCompany,
  anIntern,
  anInterview,
  anOperator,
  aPlan,
} from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { getQuarterHour } from '../../platform/testing/interviews.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const at = (days: number) => getQuarterHour(server, days)

/**
 * Creates an interview of an intern in a given status.
 * @param starts in days from now
 */
async function createScene(status: string, starts: number) {
  const company = await aCompany(server)
  const intern = await anIntern(server)
  const candidature = await aCandidature(
    server,
    company.companyId,
    await aPlan(server, company.companyId),
    intern,
    { stage: 'INTERVIEW_SCHEDULED' },
  )
  const interview_id = await anInterview(
    server,
    company.companyId,
    candidature,
    intern,
    [company.admin.memberId],
    { status, starts_at: at(starts), ends_at: at(starts + 0.05), answer_by: null },
  )
  const internBrowser = await server.as(intern.userId)
  const give = (body: Readonly<Record<string, unknown>> = { rating: 8 }) =>
    internBrowser.request('POST intern-service/interview-feedback/create', {
      body: { interview_id, ...body },
    })
  const readInterview = async () =>
    (await internBrowser.request(`GET intern-service/candidature/${candidature}/interviews`))
      .payload[0]
  const host = await server.as(company.admin.userId)
  /** The history "Visible to both sides" of each side. */
  const histories = async (): Promise<readonly (readonly { what: string }[])[]> => [
    (await host.request(`GET candidature/${candidature}/v1/stage`)).payload.history,
    (await internBrowser.request(`GET intern-service/candidature/${candidature}/stage`)).payload
      .history,
  ]
  return { company, interview_id, candidature, give, readInterview, histories, host }
}

it("accepts the intern's feedback on a past or completed interview once, hidden from the company", async () => {
  for (const status of ['IN_PAST', 'COMPLETED']) {
    const scene = await createScene(status, -1)
    expect((await scene.readInterview()).may.giveInternFeedback).toBe(true)
    expect(
      await scene.give({
        rating: 8,
        strengths: 'They told me of their week.',
        note: 'It began late.',
      }),
    ).toMatchObject({ status: 200, payload: { interview_id: scene.interview_id, status } })
    expect(await scene.readInterview()).toMatchObject({
      feedback: {
        attended: true,
        rating: 8,
        strengths: 'They told me of their week.',
        note: 'It began late.',
      },
      may: { giveInternFeedback: 'errors.ALREADY_EXISTS' },
    })
    expect(
      (await scene.host.request(`GET candidature/${scene.candidature}/interviews`)).payload[0]
        .feedback,
    ).toBeNull()
    for (const history of await scene.histories())
      expect(history.map((line) => line.what)).not.toContain('interview.giveInternFeedback')
    expect((await scene.give({ rating: 1 })).code).toBe('ALREADY_EXISTS')
    expect((await scene.readInterview()).feedback.rating).toBe(8)
  }
})

it('keeps one of eight parallel submissions', async () => {
  const scene = await createScene('IN_PAST', -1)
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => scene.give({ rating: index + 1 })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(
    (
      await server.pool.query(
        `select 1 from interview_feedback where interview_id = $1 and side = 'intern'`,
        [scene.interview_id],
      )
    ).rowCount,
  ).toBe(1)
})

it('rejects feedback before the start, on a cancelled interview, from another intern, or without a rating from 1 to 10', async () => {
  expect(await (await createScene('CONFIRMED', 2)).give()).toMatchObject({
    status: 409,
    message: 'The interview has not taken place yet.',
  })
  expect((await (await createScene('CANCELLED_BY_HC', -1)).give()).status).toBe(409)
  const scene = await createScene('IN_PAST', -1)
  const other = await server.as((await anIntern(server)).userId)
  expect(
    (
      await other.request('POST intern-service/interview-feedback/create', {
        body: { interview_id: scene.interview_id, rating: 8 },
      })
    ).status,
  ).toBe(404)
  for (const rating of [0, 11, 7.5, undefined])
    expect((await scene.give({ rating })).status).toBe(400)
  expect((await scene.readInterview()).feedback).toBeNull()
})

it("shows the feedback only to the programme team, on the company's page, newest first", async () => {
  const scene = await createScene('IN_PAST', -1)
  const path = `GET operator/companies/${scene.company.companyId}/interview-feedback`
  const operator = await server.as((await anOperator(server)).userId)
  expect(await operator.request(path)).toMatchObject({ status: 200, count: 0, payload: [] })
  await scene.give({ rating: 4, note: 'It began late.' })
  expect(await operator.request(path)).toMatchObject({
    count: 1,
    payload: [
      { interview_id: scene.interview_id, rating: 4, strengths: null, note: 'It began late.' },
    ],
  })
  expect(
    (
      await operator.request(
        `GET operator/companies/${(await aCompany(server)).companyId}/interview-feedback`,
      )
    ).count,
  ).toBe(0)
  expect([
    (await scene.host.request(path)).status,
    (await server.anonymous().request(path)).status,
  ]).toEqual([403, 401])
})

it('leaves the feedback of the company open, which sees only its own', async () => {
  const scene = await createScene('COMPLETED', -1)
  const readForCompany = async () =>
    (await scene.host.request(`GET dashboard/interview-details/${scene.interview_id}`)).payload
  expect((await scene.readInterview()).may.giveInternFeedback).toBe(true)
  expect((await scene.give()).status).toBe(200)
  expect((await scene.readInterview()).may.giveInternFeedback).toBe('errors.ALREADY_EXISTS')
  expect(await readForCompany()).toMatchObject({ feedback: null, may: { giveFeedback: true } })
  const other = await createScene('COMPLETED', -1)
  expect((await other.readInterview()).may.giveInternFeedback).toBe(true)
})

it('stays open to the intern after the feedback of the company', async () => {
  const scene = await createScene('COMPLETED', -1)
  await server.pool.query(
    `insert into interview_feedback (interview_id, side, user_id, attended, created_at) values ($1, 'company', $2, true, $3)`,
    [scene.interview_id, scene.company.admin.userId, server.now()],
  )
  expect((await scene.readInterview()).may.giveInternFeedback).toBe(true)
})
