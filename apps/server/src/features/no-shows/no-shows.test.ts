import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  aCandidature,
  aCompany,
  aMember,
  anIntern,
  anInterview,
  anOperator,
  aPlan,
  type Company,
  type Intern,
} from '../../platform/testing/factories.ts'
import { type Browser, type TestServer, testServer } from '../../platform/testing/harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const day = 86_400_000
const at = (days: number) =>
  new Date(Math.ceil((server.now().getTime() + days * day) / 900_000) * 900_000)

interface Scene extends Company {
  intern: Intern
  host: Browser
  guest: Browser
  operator: Browser
}
async function scene(): Promise<Scene> {
  const company = await aCompany(server, { credits: 20 })
  const intern = await anIntern(server)
  return {
    ...company,
    intern,
    host: await server.as(company.admin.userId),
    guest: await server.as(intern.userId),
    operator: await server.as((await anOperator(server)).userId),
  }
}
/** An interview that has passed, which `by` says the other missed; nobody contests it. */
async function missed(one: Scene, by: 'company' | 'intern', intern = one.intern): Promise<string> {
  const candidature = await aCandidature(
    server,
    one.companyId,
    await aPlan(server, one.companyId),
    intern,
    { stage: 'INTERVIEW_SCHEDULED' },
  )
  const id = await anInterview(server, one.companyId, candidature, intern, [one.admin.memberId], {
    status: 'IN_PAST',
    starts_at: at(-0.1),
    ends_at: at(-0.05),
    answer_by: null,
  })
  const claim =
    by === 'company'
      ? await one.host.ask('POST interview-feedback/create', {
          body: { interview_id: id, attended: false, note: 'Nobody came to the call.' },
        })
      : await (
          await server.as(intern.userId)
        ).ask('POST intern-service/interview-feedback/is-attend', {
          body: { interview_id: id, attended: false, note: 'I was alone in the call.' },
        })
  expect(claim.status).toBe(200)
  await server.forward(5 * day)
  return id
}
async function proposal(one: Scene, intern = one.intern) {
  const io_id = await aPlan(server, one.companyId)
  return one.host.ask('POST browse-intern/v2/schedule-interview', {
    body: {
      intern_id: intern.internId,
      io_id,
      slots: [at(3).toISOString(), at(4).toISOString()],
      interviewer_ids: [one.admin.memberId],
      duration: 30,
      meeting_link: 'https://meet.example/a',
    },
  })
}
const confirm = (one: Scene, interview_id: string, slot_id: string) =>
  one.guest.ask('POST intern-service/intern-application/internships/interview-scheduled/confirm', {
    body: { interview_id, slot_id },
  })
const own = async (one: Scene, side: 'company' | 'intern') =>
  (side === 'company'
    ? await one.host.ask('GET interview-feedback/no-shows')
    : await one.guest.ask('GET intern-service/interview-feedback/no-shows')
  ).payload
const words = 'The train stood still and there was no signal.'
const explain = (one: Scene, side: 'company' | 'intern', id: string, body: object) =>
  side === 'company'
    ? one.host.ask(`POST interview-feedback/no-shows/${id}/explain`, { body })
    : one.guest.ask(`POST intern-service/interview-feedback/no-shows/${id}/explain`, { body })

it('an intern who missed one explains it before choosing the next time; saying no stays open', async () => {
  const one = await scene()
  await missed(one, 'company')
  expect(
    (await server.mails(one.intern.email)).some((mail) => mail.kind === 'noShows.explain'),
  ).toBe(true)
  const next = (await proposal(one)).payload
  const slot = (
    await one.guest.ask(`GET intern-service/intern-dashboard/interview/time/${next.interview_id}`)
  ).payload.slots[0].slot_id
  expect(await confirm(one, next.interview_id, slot)).toMatchObject({
    status: 409,
    code: 'EXPLANATION_DUE',
    message: 'An interview was missed. Say what happened before the next booking.',
  })
  const counter = { interview_id: next.interview_id, slots: [at(6).toISOString()] }
  expect(
    (
      await one.guest.ask(
        'POST intern-service/intern-application/internships/interview-rescheduled',
        { body: counter },
      )
    ).code,
  ).toBe('EXPLANATION_DUE')
  const { owes, book } = await own(one, 'intern')
  expect(book).toContain('Say what happened')
  expect((await explain(one, 'intern', owes, {})).fields).toEqual({
    explanation: 'Say in a sentence what happened',
  })
  expect((await explain(one, 'intern', owes, { explanation: words })).payload).toMatchObject({
    book: true,
    owes: null,
    no_shows: [{ place: 1, explanation: words }],
  })
  expect((await explain(one, 'intern', owes, { explanation: words })).status).toBe(409)
  expect((await confirm(one, next.interview_id, slot)).status).toBe(200)
})

it('a company that missed one explains it before it proposes again; only its interviewers and administrators do', async () => {
  const one = await scene()
  await missed(one, 'intern')
  expect(await proposal(one)).toMatchObject({ status: 409, code: 'EXPLANATION_DUE' })
  const { owes } = await own(one, 'company')
  const colleague = await server.as((await aMember(server, one.companyId)).userId)
  expect(
    (
      await colleague.ask(`POST interview-feedback/no-shows/${owes}/explain`, {
        body: { explanation: words },
      })
    ).status,
  ).toBe(403)
  const other = await scene()
  expect((await explain(other, 'company', owes, { explanation: words })).status).toBe(404)
  expect((await explain(one, 'company', owes, { explanation: words })).status).toBe(200)
  expect((await proposal(one)).status).toBe(200)
})

it('the second waits for the programme team, which lets it go on or excuses it, with a reason that is told', async () => {
  const one = await scene()
  await missed(one, 'intern')
  await explain(one, 'company', (await own(one, 'company')).owes, { explanation: words })
  const second = await missed(one, 'intern')
  await explain(one, 'company', (await own(one, 'company')).owes, { explanation: words })
  expect(await proposal(one)).toMatchObject({
    status: 409,
    code: 'UNDER_REVIEW',
    message: expect.stringMatching(/decides by \d+ \w+ \d{4}/),
  })
  const [review] = (
    await one.operator.ask('GET operator/no-shows', { query: { per_page: '100' } })
  ).payload.filter((row: { company_id: string }) => row.company_id === one.companyId)
  expect(review).toMatchObject({
    side: 'company',
    place: 2,
    explanation: words,
    earlier: [{ explanation: words }],
  })
  expect(
    (
      await one.host.ask(`POST operator/no-shows/${review.no_show_id}/decide`, {
        body: { decision: 'GO_ON', note: 'x' },
      })
    ).status,
  ).toBe(403)
  expect(
    (
      await one.operator.ask(`POST operator/no-shows/${review.no_show_id}/decide`, {
        body: { decision: 'GO_ON', note: '' },
      })
    ).fields,
  ).toEqual({ note: 'Say why' })
  const decide = () =>
    one.operator.ask(`POST operator/no-shows/${review.no_show_id}/decide`, {
      body: { decision: 'GO_ON', note: 'Two different people, both ill.' },
    })
  const answers = await Promise.all(Array.from({ length: 8 }, decide))
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  expect(
    (await server.mails(one.admin.email)).filter((mail) => mail.kind === 'noShows.GO_ON'),
  ).toHaveLength(1)
  expect((await proposal(one)).status).toBe(200)
  expect(second).not.toBe('')
})

it('the third ends the season: nothing more is booked, what was ahead ends with its credit, and it can be contested', async () => {
  const one = await scene()
  const ahead = (await proposal(one, await anIntern(server))).payload.interview_id
  await server.pool.query(`update interviews set answer_by = $2 where interview_id = $1`, [
    ahead,
    at(60),
  ])
  for (let count = 0; count < 2; count += 1) {
    await missed(one, 'intern')
    await explain(one, 'company', (await own(one, 'company')).owes, { explanation: words })
  }
  const before = (await one.host.ask('GET admin-setting/interview/credits')).payload
  await missed(one, 'intern')
  const standing = await own(one, 'company')
  expect(standing).toMatchObject({
    count: 3,
    over_until: expect.any(String),
    book: expect.stringContaining('cannot book interviews until'),
  })
  expect(await proposal(one)).toMatchObject({ status: 409, code: 'SEASON_OVER' })
  expect((await one.host.ask(`GET dashboard/interview-details/${ahead}`)).payload).toMatchObject({
    status: 'CANCELLED_BY_HC',
    end_reason: 'SEASON_OVER',
  })
  expect((await one.host.ask('GET admin-setting/interview/credits')).payload.refunded).toBe(
    before.refunded + 1,
  )
  const third = standing.no_shows[0].no_show_id
  expect(
    (await explain(one, 'company', third, { explanation: words, contest: true })).payload
      .no_shows[0],
  ).toMatchObject({ contested_at: expect.any(String), answer_by: expect.any(String) })
  expect((await explain(one, 'company', third, { contest: true })).status).toBe(409)
  expect(
    (
      await one.operator.ask(`POST operator/no-shows/${third}/decide`, {
        body: { decision: 'EXCUSE', note: 'The link was broken.' },
      })
    ).status,
  ).toBe(200)
  expect((await own(one, 'company')).over_until).toBeNull()
})

it('an intern whose season is over is proposed no more, and nobody is told why but that it is so', async () => {
  const one = await scene()
  for (let count = 0; count < 3; count += 1) await missed(one, 'company')
  expect(await proposal(one)).toMatchObject({
    status: 409,
    code: 'SEASON_OVER',
    message: 'This intern can no longer be interviewed this season.',
  })
  expect(
    (await one.host.ask(`GET browse-intern/intern/available/${one.intern.internId}`)).payload,
  ).toEqual({ available: false, reason: 'This intern can no longer be interviewed this season.' })
  await server.forward(181 * day)
  expect(await own({ ...one, guest: await server.as(one.intern.userId) }, 'intern')).toMatchObject({
    count: 0,
    book: true,
  })
})

it('what the programme team had decided before is not contested again, and a week later nothing is', async () => {
  const one = await scene()
  const candidature = await aCandidature(
    server,
    one.companyId,
    await aPlan(server, one.companyId),
    one.intern,
    { stage: 'INTERVIEW_SCHEDULED' },
  )
  const id = await anInterview(
    server,
    one.companyId,
    candidature,
    one.intern,
    [one.admin.memberId],
    { status: 'IN_PAST', starts_at: at(-0.1), ends_at: at(-0.05), answer_by: null },
  )
  await one.host.ask('POST interview-feedback/create', {
    body: { interview_id: id, attended: false, note: 'Nobody came to the call.' },
  })
  await one.guest.ask('POST intern-service/interview-feedback/contest', {
    body: { interview_id: id, note: 'I was there, alone.' },
  })
  const contested = (
    await one.operator.ask('GET operator/interviews/contested', { query: { per_page: '100' } })
  ).payload.find((row: { interview_id: string }) => row.interview_id === id)
  expect(contested).toMatchObject({
    words: [
      { by: 'company', note: 'Nobody came to the call.' },
      { by: 'intern', note: 'I was there, alone.' },
    ],
  })
  await one.operator.ask(`POST operator/interviews/${id}/decide`, {
    body: { decision: 'INTERN_DID_NOT_COME', note: 'The call has no trace of it.' },
  })
  const { owes } = await own(one, 'intern')
  expect(await explain(one, 'intern', owes, { explanation: words, contest: true })).toMatchObject({
    status: 409,
    message: 'The programme team has decided this already.',
  })
  const other = await scene()
  await missed(other, 'company')
  await server.forward(7 * day)
  expect(
    await explain(other, 'intern', (await own(other, 'intern')).owes, {
      explanation: words,
      contest: true,
    }),
  ).toMatchObject({ code: 'DEADLINE_PASSED' })
})
