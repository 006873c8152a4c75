import { afterAll, beforeAll, expect, it } from 'vitest'
import { anIntern } from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import {
  aScene,
  sendExplanation,
  createMissedInterview,
  getOwnNoShows,
  sendProposal,
  getQuarterHourIn,
  explanationText,
} from './testing/no-show-fixtures.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const day = 86_400_000
const scene = () => aScene(server)

it('a second no-show is reviewed by the programme team, which allows booking or excuses it with a reason', async () => {
  const one = await scene()
  await createMissedInterview(one, 'intern')
  await sendExplanation(one, 'company', (await getOwnNoShows(one, 'company')).owes, {
    explanation: explanationText,
  })
  const second = await createMissedInterview(one, 'intern')
  await sendExplanation(one, 'company', (await getOwnNoShows(one, 'company')).owes, {
    explanation: explanationText,
  })
  expect(await sendProposal(one)).toMatchObject({
    status: 409,
    code: 'UNDER_REVIEW',
    message: expect.stringMatching(/will decide by \d+ \w+ \d{4}/),
  })
  const [review] = (
    await one.operator.request('GET operator/no-shows', { query: { per_page: '100' } })
  ).payload.filter((row: { company_id: string }) => row.company_id === one.companyId)
  expect(review).toMatchObject({
    side: 'company',
    place: 2,
    explanation: explanationText,
    earlier: [{ explanation: explanationText }],
  })
  expect(
    (
      await one.host.request(`POST operator/no-shows/${review.no_show_id}/decide`, {
        body: { decision: 'GO_ON', note: 'x' },
      })
    ).status,
  ).toBe(403)
  expect(
    (
      await one.operator.request(`POST operator/no-shows/${review.no_show_id}/decide`, {
        body: { decision: 'GO_ON', note: '' },
      })
    ).fields,
  ).toEqual({ note: 'Enter a reason' })
  const decide = () =>
    one.operator.request(`POST operator/no-shows/${review.no_show_id}/decide`, {
      body: { decision: 'GO_ON', note: 'Two different people, both ill.' },
    })
  const answers = await Promise.all(Array.from({ length: 8 }, decide))
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  expect(
    (await server.mails(one.admin.email)).filter((mail) => mail.kind === 'noShows.GO_ON'),
  ).toHaveLength(1)
  expect((await sendProposal(one)).status).toBe(200)
  expect(second).not.toBe('')
})

it('a third no-show suspends booking, cancels upcoming interviews with their credit, and can be contested', async () => {
  const one = await scene()
  const ahead = (await sendProposal(one, await anIntern(server))).payload.interview_id
  await server.pool.query(`update interviews set answer_by = $2 where interview_id = $1`, [
    ahead,
    getQuarterHourIn(server, 60),
  ])
  for (let count = 0; count < 2; count += 1) {
    await createMissedInterview(one, 'intern')
    await sendExplanation(one, 'company', (await getOwnNoShows(one, 'company')).owes, {
      explanation: explanationText,
    })
  }
  const before = (await one.host.request('GET admin-setting/interview/credits')).payload
  await createMissedInterview(one, 'intern')
  const standing = await getOwnNoShows(one, 'company')
  expect(standing).toMatchObject({
    count: 3,
    over_until: expect.any(String),
    book: expect.stringContaining('can’t book interviews until'),
  })
  expect(await sendProposal(one)).toMatchObject({ status: 409, code: 'BOOKING_SUSPENDED' })
  expect(
    (await one.host.request(`GET dashboard/interview-details/${ahead}`)).payload,
  ).toMatchObject({
    status: 'CANCELLED_BY_HC',
    end_reason: 'BOOKING_SUSPENDED',
  })
  expect((await one.host.request('GET admin-setting/interview/credits')).payload.refunded).toBe(
    before.refunded + 1,
  )
  const third = standing.no_shows[0].no_show_id
  expect(
    (await sendExplanation(one, 'company', third, { explanation: explanationText, contest: true }))
      .payload.no_shows[0],
  ).toMatchObject({ contested_at: expect.any(String), answer_by: expect.any(String) })
  expect((await sendExplanation(one, 'company', third, { contest: true })).status).toBe(409)
  expect(
    (
      await one.operator.request(`POST operator/no-shows/${third}/decide`, {
        body: { decision: 'EXCUSE', note: 'The link was broken.' },
      })
    ).status,
  ).toBe(200)
  expect((await getOwnNoShows(one, 'company')).over_until).toBeNull()
})

it('an intern with suspended booking is unavailable to companies, which do not learn why', async () => {
  const one = await scene()
  for (let count = 0; count < 3; count += 1) await createMissedInterview(one, 'company')
  expect(await sendProposal(one)).toMatchObject({
    status: 409,
    code: 'NOT_AVAILABLE',
    message: 'This intern is not available at the moment.',
  })
  expect(
    (await one.host.request(`GET browse-intern/intern/available/${one.intern.internId}`)).payload,
  ).toEqual({ available: false, reason: 'This intern is not available at the moment.' })
  await server.advanceClock(181 * day)
  expect(
    await getOwnNoShows({ ...one, guest: await server.as(one.intern.userId) }, 'intern'),
  ).toMatchObject({
    count: 0,
    book: true,
  })
})
