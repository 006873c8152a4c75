import { afterAll, beforeAll, expect, it } from 'vitest'
import { aMember, anOperator } from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import {
  aPastInterview,
  submitCompanyClaim,
  contestCompanyClaim,
  giveInterviewFeedback,
  readClaimInterview,
  submitInternClaim,
  readClaimStage,
  withdrawCompanyClaim,
  readHiringUpdates,
} from '../../platform/testing/no-show-claims.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const scene = (interviewer?: (companyId: string) => Promise<string>) =>
  aPastInterview(server, interviewer)

it('an open claim shows the same turn and deadline on stage, board, dashboard and interview', async () => {
  const one = await scene()
  expect((await submitCompanyClaim(one)).status).toBe(200)
  const claim = (await readClaimInterview(one)).no_show
  expect(claim).toMatchObject({ claimed_by: 'company', turn: 'intern', due_at: claim.contest_by })
  const wait = { turn: 'intern', turn_since: claim.claimed_at, due_at: claim.contest_by }
  expect(await readClaimStage(one)).toMatchObject(wait)
  expect((await one.host.request('GET candidatures')).payload[0]).toMatchObject({
    ...wait,
    interview: { no_show: claim },
  })
  expect(
    (await one.internBrowser.request('GET intern-service/candidatures')).payload[0],
  ).toMatchObject({
    ...wait,
    interview: { no_show: claim },
  })
  expect(await readHiringUpdates(one)).toMatchObject({
    waits_count: 0,
    others: { claims_with_others: 1 },
  })
  await contestCompanyClaim(one)
  const contested = (await readClaimInterview(one)).no_show
  expect(contested).toMatchObject({ turn: 'operator' })
  expect(await readClaimStage(one)).toMatchObject({
    turn: 'operator',
    turn_since: contested.contested_at,
    due_at: contested.due_at,
  })
})

it('rejects feedback while a claim of either side is open, with the reason', async () => {
  const [one, two] = [await scene(), await scene()]
  await submitCompanyClaim(one)
  await submitInternClaim(two)
  for (const each of [one, two])
    expect(await giveInterviewFeedback(each)).toMatchObject({
      status: 409,
      code: 'CONFLICT',
      message:
        'There’s an open report that this interview was missed. It needs to be withdrawn or decided first.',
    })
  expect((await submitCompanyClaim(one)).message).toContain('withdrawn or decided first')
  expect(
    (
      await one.internBrowser.request('POST intern-service/interview-feedback/create', {
        body: { interview_id: one.interview_id, rating: 8 },
      })
    ).status,
  ).toBe(409)
  expect(
    (
      await two.internBrowser.request('POST intern-service/interview-feedback/is-attend', {
        body: { interview_id: two.interview_id, attended: true },
      })
    ).status,
  ).toBe(409)
  expect((await readClaimInterview(one)).may).toMatchObject({
    claimNoShow: 'interviews.refused.claimStands',
    giveFeedback: 'interviews.refused.claimStands',
    withdrawClaim: true,
  })
  expect((await readClaimInterview(two)).may).toMatchObject({
    contestNoShow: true,
    withdrawClaim: 'errors.ILLEGAL_TRANSITION',
  })
})

it('lets the claiming side withdraw a claim, also a contested one, emails the other side and allows feedback again', async () => {
  const one = await scene()
  const operator = await server.as((await anOperator(server)).userId)
  const queued = async () =>
    (
      await operator.request('GET operator/interviews/contested', { query: { per_page: '100' } })
    ).payload.some((row: { interview_id: string }) => row.interview_id === one.interview_id)
  await submitCompanyClaim(one)
  await contestCompanyClaim(one)
  expect(await queued()).toBe(true)
  expect(
    (
      await one.internBrowser.request('POST intern-service/interview-feedback/take-back', {
        body: { interview_id: one.interview_id },
      })
    ).code,
  ).toBe('ILLEGAL_TRANSITION')
  expect((await withdrawCompanyClaim(one)).status).toBe(200)
  expect((await withdrawCompanyClaim(one)).code).toBe('ILLEGAL_TRANSITION')
  expect([await queued(), (await readClaimInterview(one)).no_show]).toEqual([false, null])
  expect((await readClaimStage(one)).history[0].what).toBe('interview.withdrawInternNoShow')
  await server.advanceClock(1000)
  expect((await server.mails(one.intern.email)).map((mail) => mail.kind)).toContain(
    'interviews.takenBackByCompany',
  )
  expect(
    (
      await operator.request(`POST operator/interviews/${one.interview_id}/decide`, {
        body: { decision: 'TOOK_PLACE', note: 'Both say so.' },
      })
    ).status,
  ).toBe(409)
  expect((await giveInterviewFeedback(one)).payload.status).toBe('COMPLETED')
  expect(await withdrawCompanyClaim(one)).toMatchObject({ status: 409 })
})

it('lets only the parties withdraw a claim', async () => {
  const one = await scene()
  await submitCompanyClaim(one)
  const colleague = await server.as((await aMember(server, one.companyId)).userId)
  expect(
    (
      await colleague.request('POST interview-feedback/take-back', {
        body: { interview_id: one.interview_id },
      })
    ).status,
  ).toBe(403)
  const stranger = await scene()
  expect(
    (
      await stranger.host.request('POST interview-feedback/take-back', {
        body: { interview_id: one.interview_id },
      })
    ).status,
  ).toBe(404)
  expect(
    (
      await stranger.internBrowser.request('POST intern-service/interview-feedback/take-back', {
        body: { interview_id: one.interview_id },
      })
    ).status,
  ).toBe(404)
})

it('a claim that the company did not come emails the interviewer and the administrators the date, and they can respond until then', async () => {
  let interviewer = ''
  const one = await scene(async (companyId) => {
    const member = await aMember(server, companyId)
    interviewer = member.email
    return member.memberId
  })
  await submitInternClaim(one)
  await server.advanceClock(1000)
  for (const email of [interviewer, one.admin.email]) {
    const mail = (await server.mails(email)).find(
      ({ kind }) => kind === 'interviews.claimCompanyNoShow',
    )
    expect(mail?.body).toMatch(/dispute it by \w{3} \d+ \w{3}/)
  }
  const { due_at } = (await readClaimInterview(one)).no_show
  expect((await readHiringUpdates(one)).waits[0]).toMatchObject({
    kind: 'CLAIM_TO_ANSWER',
    due: due_at,
  })
  expect(await readClaimStage(one)).toMatchObject({ turn: 'company', due_at })
})

it('requires a note for a claim, and shows the notes of both sides to the programme team', async () => {
  const one = await scene()
  const operator = await server.as((await anOperator(server)).userId)
  const claim = (note?: string) =>
    one.internBrowser.request('POST intern-service/interview-feedback/is-attend', {
      body: {
        interview_id: one.interview_id,
        attended: false,
        ...(note === undefined ? {} : { note }),
      },
    })
  for (const note of [undefined, '', '   '])
    expect(await claim(note)).toMatchObject({
      status: 400,
      fields: { note: 'Describe what happened. Both sides will see it.' },
    })
  expect((await readClaimInterview(one)).no_show).toBeNull()
  expect((await claim('I was alone in the call for half an hour.')).status).toBe(200)
  expect(
    (
      await one.host.request('POST interview-feedback/contest', {
        body: { interview_id: one.interview_id, note: 'We were in the other call.' },
      })
    ).status,
  ).toBe(200)
  const queue = (
    await operator.request('GET operator/interviews/contested', { query: { per_page: '100' } })
  ).payload
  expect(
    queue.find((row: { interview_id: string }) => row.interview_id === one.interview_id).words,
  ).toMatchObject([
    { by: 'intern', note: 'I was alone in the call for half an hour.' },
    { by: 'company', note: 'We were in the other call.' },
  ])
})
