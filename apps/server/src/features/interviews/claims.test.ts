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
  candidature: string
  interview_id: string
}
/** An interview that has passed, led by the administrator or somebody else. */
async function scene(interviewer?: (companyId: string) => Promise<string>): Promise<Scene> {
  const company = await aCompany(server, { credits: 10 })
  const intern = await anIntern(server)
  const candidature = await aCandidature(
    server,
    company.companyId,
    await aPlan(server, company.companyId),
    intern,
    { stage: 'INTERVIEW_SCHEDULED' },
  )
  const led = interviewer ? await interviewer(company.companyId) : company.admin.memberId
  const interview_id = await anInterview(server, company.companyId, candidature, intern, [led], {
    status: 'IN_PAST',
    starts_at: at(-0.1),
    ends_at: at(-0.05),
    answer_by: null,
  })
  return {
    ...company,
    intern,
    candidature,
    interview_id,
    host: await server.as(company.admin.userId),
    guest: await server.as(intern.userId),
  }
}
const claims = ({ host, interview_id }: Scene) =>
  host.ask('POST interview-feedback/create', {
    body: { interview_id, attended: false, note: 'We waited a quarter of an hour.' },
  })
const feedback = ({ host, interview_id }: Scene) =>
  host.ask('POST interview-feedback/create', {
    body: { interview_id, attended: true, decision: 'OFFER' },
  })
const nobodyCame = ({ guest, interview_id }: Scene) =>
  guest.ask('POST intern-service/interview-feedback/is-attend', {
    body: { interview_id, attended: false, note: 'I was alone in the call.' },
  })
const contest = ({ guest, interview_id }: Scene) =>
  guest.ask('POST intern-service/interview-feedback/contest', {
    body: { interview_id, note: 'I was there all the time.' },
  })
const takeBack = ({ host, interview_id }: Scene) =>
  host.ask('POST interview-feedback/take-back', { body: { interview_id } })
const stageOf = async ({ host, candidature }: Scene) =>
  (await host.ask(`GET candidature/${candidature}/v1/stage`)).payload
const interviewOf = async ({ host, interview_id }: Scene) =>
  (await host.ask(`GET dashboard/interview-details/${interview_id}`)).payload
const waitsOf = async ({ host }: Scene) =>
  (await host.ask('GET dashboard/v1/hiring-updates')).payload

it('while a claim stands, stage, board, dashboard and interview say the same wait, with its date', async () => {
  const one = await scene()
  expect((await claims(one)).status).toBe(200)
  const claim = (await interviewOf(one)).no_show
  expect(claim).toMatchObject({ claimed_by: 'company', turn: 'intern', due_at: claim.contest_by })
  const wait = { turn: 'intern', turn_since: claim.claimed_at, due_at: claim.contest_by }
  expect(await stageOf(one)).toMatchObject(wait)
  expect((await one.host.ask('GET candidatures')).payload[0]).toMatchObject({
    ...wait,
    interview: { no_show: claim },
  })
  expect((await one.guest.ask('GET intern-service/candidatures')).payload[0]).toMatchObject({
    ...wait,
    interview: { no_show: claim },
  })
  expect(await waitsOf(one)).toMatchObject({ waits_count: 0, others: { claims_with_others: 1 } })
  await contest(one)
  const contested = (await interviewOf(one)).no_show
  expect(contested).toMatchObject({ turn: 'operator' })
  expect(await stageOf(one)).toMatchObject({
    turn: 'operator',
    turn_since: contested.contested_at,
    due_at: contested.due_at,
  })
})

it('feedback does not overtake a claim, of whichever side: it is refused with its reason, and nothing is lost', async () => {
  const [one, two] = [await scene(), await scene()]
  await claims(one)
  await nobodyCame(two)
  for (const each of [one, two])
    expect(await feedback(each)).toMatchObject({
      status: 409,
      code: 'CONFLICT',
      message: 'One side says that the other did not come. That is taken back or decided first.',
    })
  expect((await claims(one)).message).toContain('taken back or decided first')
  expect(
    (
      await one.guest.ask('POST intern-service/interview-feedback/create', {
        body: { interview_id: one.interview_id, rating: 8 },
      })
    ).status,
  ).toBe(409)
  expect(
    (
      await two.guest.ask('POST intern-service/interview-feedback/is-attend', {
        body: { interview_id: two.interview_id, attended: true },
      })
    ).status,
  ).toBe(409)
  expect((await interviewOf(one)).may).toMatchObject({
    claimNoShow: 'interviews.refused.claimStands',
    giveFeedback: 'interviews.refused.claimStands',
    takeBackClaim: true,
  })
  expect((await interviewOf(two)).may).toMatchObject({
    contestNoShow: true,
    takeBackClaim: 'errors.ILLEGAL_TRANSITION',
  })
})

it('who claims it can take it back, also when it is contested; the other side is told, and feedback is open again', async () => {
  const one = await scene()
  const operator = await server.as((await anOperator(server)).userId)
  const queued = async () =>
    (
      await operator.ask('GET operator/interviews/contested', { query: { per_page: '100' } })
    ).payload.some((row: { interview_id: string }) => row.interview_id === one.interview_id)
  await claims(one)
  await contest(one)
  expect(await queued()).toBe(true)
  expect(
    (
      await one.guest.ask('POST intern-service/interview-feedback/take-back', {
        body: { interview_id: one.interview_id },
      })
    ).code,
  ).toBe('ILLEGAL_TRANSITION')
  expect((await takeBack(one)).status).toBe(200)
  expect((await takeBack(one)).code).toBe('ILLEGAL_TRANSITION')
  expect([await queued(), (await interviewOf(one)).no_show]).toEqual([false, null])
  expect((await stageOf(one)).history[0].what).toBe('interview.takeBackInternNoShow')
  await server.forward(1000)
  expect((await server.mails(one.intern.email)).map((mail) => mail.kind)).toContain(
    'interviews.takenBackByCompany',
  )
  expect(
    (
      await operator.ask(`POST operator/interviews/${one.interview_id}/decide`, {
        body: { decision: 'TOOK_PLACE', note: 'Both say so.' },
      })
    ).status,
  ).toBe(409)
  expect((await feedback(one)).payload.status).toBe('COMPLETED')
  expect(await takeBack(one)).toMatchObject({ status: 409 })
})

it('only those concerned take a claim back', async () => {
  const one = await scene()
  await claims(one)
  const colleague = await server.as((await aMember(server, one.companyId)).userId)
  expect(
    (
      await colleague.ask('POST interview-feedback/take-back', {
        body: { interview_id: one.interview_id },
      })
    ).status,
  ).toBe(403)
  const stranger = await scene()
  expect(
    (
      await stranger.host.ask('POST interview-feedback/take-back', {
        body: { interview_id: one.interview_id },
      })
    ).status,
  ).toBe(404)
  expect(
    (
      await stranger.guest.ask('POST intern-service/interview-feedback/take-back', {
        body: { interview_id: one.interview_id },
      })
    ).status,
  ).toBe(404)
})

it('that nobody of the company came is told to the interviewer and the administrators, with the day; it is theirs to answer until then', async () => {
  let interviewer = ''
  const one = await scene(async (companyId) => {
    const member = await aMember(server, companyId)
    interviewer = member.email
    return member.memberId
  })
  await nobodyCame(one)
  await server.forward(1000)
  for (const email of [interviewer, one.admin.email]) {
    const mail = (await server.mails(email)).find(
      ({ kind }) => kind === 'interviews.claimCompanyNoShow',
    )
    expect(mail?.body).toMatch(/say it by \w{3} \d+ \w{3}/)
  }
  const { due_at } = (await interviewOf(one)).no_show
  expect((await waitsOf(one)).waits[0]).toMatchObject({ kind: 'CLAIM_TO_ANSWER', due: due_at })
  expect(await stageOf(one)).toMatchObject({ turn: 'company', due_at })
})

it('a disqualification does not overtake a claim: it is recorded when its days have passed', async () => {
  const one = await scene()
  await nobodyCame(one)
  await one.host.ask(`PATCH candidature/${one.candidature}/disqualify`, {
    body: { reasons: ['SKILLS'] },
  })
  await server.forward(5 * day)
  expect(await interviewOf(one)).toMatchObject({
    status: 'CANCELLED_BY_HC',
    end_reason: 'COMPANY_DID_NOT_COME',
    no_show: null,
  })
  expect((await stageOf(one)).stage).toBe('DISQUALIFIED')
  expect((await one.host.ask('GET interview-feedback/no-shows')).payload.count).toBe(1)
})

it('a claim that is taken back after a disqualification leaves the interview ended with it, not held', async () => {
  const one = await scene()
  await claims(one)
  await one.host.ask(`PATCH candidature/${one.candidature}/disqualify`, {
    body: { reasons: ['SKILLS'] },
  })
  expect((await takeBack(one)).payload.status).toBe('REJECTED')
  expect(await interviewOf(one)).toMatchObject({
    status: 'REJECTED',
    end_reason: 'SKILLS',
    no_show: null,
  })
  await server.forward(9 * day)
  expect((await interviewOf(one)).status).toBe('REJECTED')
  expect((await server.mails(one.intern.email)).map((mail) => mail.kind)).not.toContain(
    'interviews.held',
  )
})

it('the reason that stays visible says what happened: who did not come, who did not answer', async () => {
  const [came, silent, countered] = [await scene(), await scene(), await scene()]
  await claims(came)
  for (const [one, status] of [
    [silent, 'AWAITING_CONFIRMATION'],
    [countered, 'RESCHEDULE_REQUESTED_BY_INTERN'],
  ] as const) {
    await server.pool.query(
      `update interviews set status = $2, starts_at = null, ends_at = null, answer_by = $3, slot_starts = array[$4::timestamptz], status_since = $5 where interview_id = $1`,
      [one.interview_id, status, at(2), at(2), server.now()],
    )
    await server.pool.query(
      `update candidatures set stage = 'INTERVIEW_PROPOSED' where candidature_id = $1`,
      [one.candidature],
    )
  }
  await server.forward(5 * day)
  const reasons = async (one: Scene) => [
    (await stageOf(one)).end_reason,
    (await interviewOf(one)).end_reason,
  ]
  expect(await reasons(came)).toEqual(['INTERN_DID_NOT_COME', 'INTERN_DID_NOT_COME'])
  expect(await reasons(silent)).toEqual(['INTERN_DID_NOT_ANSWER', 'INTERN_DID_NOT_ANSWER'])
  expect(await reasons(countered)).toEqual(['COMPANY_DID_NOT_ANSWER', 'COMPANY_DID_NOT_ANSWER'])
})

it('another reason goes with words, whoever gives it', async () => {
  const one = await scene()
  const wanting = { status: 400, fields: { note: 'Say the reason in your own words' } }
  const withdrawal = `POST intern-service/candidature/${one.candidature}/withdraw`
  expect(
    await one.host.ask('POST dashboard/withdraw-interview', {
      body: { interview_id: one.interview_id, reason: 'OTHER', note: ' ' },
    }),
  ).toMatchObject(wanting)
  expect(
    await one.host.ask(`PATCH candidature/${one.candidature}/disqualify`, {
      body: { reasons: ['SKILLS', 'OTHER'] },
    }),
  ).toMatchObject(wanting)
  expect(await one.guest.ask(withdrawal, { body: { reason: 'OTHER' } })).toMatchObject(wanting)
  expect(
    (
      await one.guest.ask(
        'POST intern-service/intern-application/internships/interview-scheduled/confirm',
        { body: { interview_id: one.interview_id, decline: true, reason: 'OTHER' } },
      )
    ).status,
  ).toBe(400)
  expect(
    (
      await one.guest.ask(withdrawal, {
        body: { reason: 'OTHER', note: 'I move to another country.' },
      })
    ).status,
  ).toBe(200)
})

it('a name is the same on the dashboard as on the candidature, also after an interview that was missed', async () => {
  const one = await scene()
  await claims(one)
  await server.forward(5 * day)
  const { name } = (await one.host.ask(`GET candidature/${one.candidature}/intern`)).payload
  expect((await waitsOf(one)).updates.map((update: { name: string }) => update.name)).toContain(
    name,
  )
  expect((await one.host.ask('GET candidatures')).payload[0].intern.name).toBe(name)
})

it('that nobody came goes with words, of the intern as of the company; what both sides say goes to the programme team', async () => {
  const one = await scene()
  const operator = await server.as((await anOperator(server)).userId)
  const claim = (note?: string) =>
    one.guest.ask('POST intern-service/interview-feedback/is-attend', {
      body: {
        interview_id: one.interview_id,
        attended: false,
        ...(note === undefined ? {} : { note }),
      },
    })
  for (const note of [undefined, '', '   '])
    expect(await claim(note)).toMatchObject({
      status: 400,
      fields: { note: 'Say what happened. Both sides read it.' },
    })
  expect((await interviewOf(one)).no_show).toBeNull()
  expect((await claim('I was alone in the call for half an hour.')).status).toBe(200)
  expect(
    (
      await one.host.ask('POST interview-feedback/contest', {
        body: { interview_id: one.interview_id, note: 'We were in the other call.' },
      })
    ).status,
  ).toBe(200)
  const queue = (
    await operator.ask('GET operator/interviews/contested', { query: { per_page: '100' } })
  ).payload
  expect(
    queue.find((row: { interview_id: string }) => row.interview_id === one.interview_id).words,
  ).toMatchObject([
    { by: 'intern', note: 'I was alone in the call for half an hour.' },
    { by: 'company', note: 'We were in the other call.' },
  ])
})
