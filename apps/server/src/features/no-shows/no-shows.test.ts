import { afterAll, beforeAll, expect, it } from 'vitest'
import { aMember, anIntern, anOperator } from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { getQuarterHour } from '../../platform/testing/interviews.ts'
import {
  aScene,
  sendExplanation,
  createMissedInterview,
  getOwnNoShows,
  sendProposal,
  explanationText,
} from './testing/no-show-fixtures.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const day = 86_400_000
const createScene = () => aScene(server)

it('a second no-show is reviewed by the programme team, which allows booking or excuses it with a reason', async () => {
  const scene = await createScene()
  const bystanders = [
    await aMember(server, scene.companyId),
    await aMember(server, scene.companyId, { role: 'ADMIN', status: 'DEACTIVATED' }),
  ]
  await createMissedInterview(scene, 'intern')
  await sendExplanation(scene, 'company', (await getOwnNoShows(scene, 'company')).owes, {
    explanation: explanationText,
  })
  const second = await createMissedInterview(scene, 'intern')
  // A note of another step is no note on the claim.
  await server.pool.query(
    `insert into event_log (machine, move, subject_id, actor_kind, note, data, at) values ('interview', 'reschedule', $1, 'company', 'Our release moved.', '{}', $2)`,
    [second, server.now()],
  )
  await sendExplanation(scene, 'company', (await getOwnNoShows(scene, 'company')).owes, {
    explanation: explanationText,
  })
  expect(await sendProposal(scene)).toMatchObject({
    status: 409,
    code: 'UNDER_REVIEW',
    message: expect.stringMatching(/will decide by \d+ \w+ \d{4}/),
  })
  const [review] = (
    await scene.operator.request('GET operator/no-shows', { query: { per_page: '100' } })
  ).payload.filter((row: { company_id: string }) => row.company_id === scene.companyId)
  expect(review).toMatchObject({
    side: 'company',
    place: 2,
    explanation: explanationText,
    earlier: [{ explanation: explanationText }],
    notes: [{ move: 'claimCompanyNoShow', by: 'intern', note: 'I was alone in the call.' }],
  })
  expect(
    (
      await scene.host.request(`POST operator/no-shows/${review.no_show_id}/decide`, {
        body: { decision: 'GO_ON', note: 'x' },
      })
    ).status,
  ).toBe(403)
  expect(
    (
      await scene.operator.request(`POST operator/no-shows/${review.no_show_id}/decide`, {
        body: { decision: 'GO_ON', note: '' },
      })
    ).fields,
  ).toEqual({ note: 'Enter a reason' })
  const decide = () =>
    scene.operator.request(`POST operator/no-shows/${review.no_show_id}/decide`, {
      body: { decision: 'GO_ON', note: 'Two different people, both ill.' },
    })
  const answers = await Promise.all(Array.from({ length: 8 }, decide))
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  expect(
    (await server.mails(scene.admin.email)).filter((mail) => mail.kind === 'noShows.GO_ON'),
  ).toHaveLength(1)
  for (const { email } of bystanders) expect(await server.mails(email)).toEqual([])
  expect((await sendProposal(scene)).status).toBe(200)
})

it('a third no-show suspends booking, cancels upcoming interviews with their credit, and can be contested', async () => {
  const scene = await createScene()
  const ahead = (await sendProposal(scene, await anIntern(server))).payload.interview_id
  await server.pool.query(`update interviews set answer_by = $2 where interview_id = $1`, [
    ahead,
    getQuarterHour(server, 60),
  ])
  for (let count = 0; count < 2; count += 1) {
    await createMissedInterview(scene, 'intern')
    await sendExplanation(scene, 'company', (await getOwnNoShows(scene, 'company')).owes, {
      explanation: explanationText,
    })
  }
  const before = (await scene.host.request('GET admin-setting/interview/credits')).payload
  await createMissedInterview(scene, 'intern')
  const standing = await getOwnNoShows(scene, 'company')
  expect(standing).toMatchObject({
    count: 3,
    over_until: expect.any(String),
    book: expect.stringContaining('can’t book interviews until'),
  })
  expect(await sendProposal(scene)).toMatchObject({ status: 409, code: 'BOOKING_SUSPENDED' })
  expect(
    (await scene.host.request(`GET dashboard/interview-details/${ahead}`)).payload,
  ).toMatchObject({
    status: 'CANCELLED_BY_HC',
    end_reason: 'BOOKING_SUSPENDED',
  })
  expect((await scene.host.request('GET admin-setting/interview/credits')).payload.refunded).toBe(
    before.refunded + 1,
  )
  const third = standing.no_shows[0].no_show_id
  expect(
    (
      await sendExplanation(scene, 'company', third, {
        explanation: explanationText,
        contest: true,
      })
    ).payload.no_shows[0],
  ).toMatchObject({ contested_at: expect.any(String), answer_by: expect.any(String) })
  expect((await sendExplanation(scene, 'company', third, { contest: true })).status).toBe(409)
  expect(
    (
      await scene.operator.request(`POST operator/no-shows/${third}/decide`, {
        body: { decision: 'EXCUSE', note: 'The link was broken.' },
      })
    ).status,
  ).toBe(200)
  expect((await getOwnNoShows(scene, 'company')).over_until).toBeNull()
})

it('an intern with suspended booking is unavailable to companies, which do not learn why', async () => {
  const scene = await createScene()
  for (let count = 0; count < 3; count += 1) await createMissedInterview(scene, 'company')
  expect(await sendProposal(scene)).toMatchObject({
    status: 409,
    code: 'NOT_AVAILABLE',
    message: 'This intern is not available at the moment.',
  })
  expect(
    (await scene.host.request(`GET browse-intern/intern/available/${scene.intern.internId}`))
      .payload,
  ).toEqual({ available: false, reason: 'This intern is not available at the moment.' })
  await server.advanceClock(181 * day)
  expect(
    await getOwnNoShows(
      { ...scene, internBrowser: await server.as(scene.intern.userId) },
      'intern',
    ),
  ).toMatchObject({
    count: 0,
    book: true,
  })
  // The three earlier ones no longer count, so one more needs no review.
  await createMissedInterview({ ...scene, host: await server.as(scene.admin.userId) }, 'company')
  const operator = await server.as((await anOperator(server)).userId)
  const reviews = await operator.request('GET operator/no-shows', { query: { per_page: '100' } })
  expect(
    reviews.payload.filter((row: { company_id: string }) => row.company_id === scene.companyId),
  ).toEqual([])
})

it('a disputed no-show that no longer counts waits until the programme team decides, which suspends nothing', async () => {
  const scene = await createScene()
  await createMissedInterview(scene, 'company')
  const { owes } = await getOwnNoShows(scene, 'intern')
  const dispute = { explanation: explanationText, contest: true }
  expect((await sendExplanation(scene, 'intern', owes, dispute)).status).toBe(200)
  await server.advanceClock(400 * day)
  const operator = await server.as((await anOperator(server)).userId)
  const listIds = async (path: string, key: string) =>
    (await operator.request(`GET ${path}`, { query: { per_page: '100' } })).payload
      .map((row: Readonly<Record<string, unknown>>) => row[key])
      .filter((id: unknown) => id === owes)
  const list = async () => [
    await listIds('operator/no-shows', 'no_show_id'),
    await listIds('operator/waits', 'id'),
  ]
  const decide = (decision: string) =>
    operator.request(`POST operator/no-shows/${owes}/decide`, {
      body: { decision, note: 'We are late.' },
    })
  expect(await list()).toEqual([[owes], [owes]])
  expect(await decide('END_SEASON')).toMatchObject({
    status: 409,
    message: expect.stringContaining('no longer counts'),
  })
  expect((await decide('GO_ON')).status).toBe(200)
  expect(await list()).toEqual([[], []])
})
