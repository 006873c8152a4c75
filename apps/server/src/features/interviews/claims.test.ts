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

const createScene = (interviewer?: (companyId: string) => Promise<string>) =>
  aPastInterview(server, interviewer)

it('an open claim shows the same turn and deadline on stage, board, dashboard and interview', async () => {
  const scene = await createScene()
  expect((await submitCompanyClaim(scene)).status).toBe(200)
  const claim = (await readClaimInterview(scene)).no_show
  expect(claim).toMatchObject({ claimed_by: 'company', turn: 'intern', due_at: claim.contest_by })
  const wait = { turn: 'intern', turn_since: claim.claimed_at, due_at: claim.contest_by }
  expect(await readClaimStage(scene)).toMatchObject(wait)
  expect((await scene.host.request('GET candidatures')).payload[0]).toMatchObject({
    ...wait,
    interview: { no_show: claim },
  })
  expect(
    (await scene.internBrowser.request('GET intern-service/candidatures')).payload[0],
  ).toMatchObject({
    ...wait,
    interview: { no_show: claim },
  })
  expect(await readHiringUpdates(scene)).toMatchObject({
    waits_count: 0,
    others: { claims_with_others: 1 },
  })
  await contestCompanyClaim(scene)
  const contested = (await readClaimInterview(scene)).no_show
  expect(contested).toMatchObject({ turn: 'operator' })
  expect(await readClaimStage(scene)).toMatchObject({
    turn: 'operator',
    turn_since: contested.contested_at,
    due_at: contested.due_at,
  })
})

it('rejects feedback while a claim of either side is open, with the reason', async () => {
  const [firstScene, two] = [await createScene(), await createScene()]
  await submitCompanyClaim(firstScene)
  await submitInternClaim(two)
  for (const scene of [firstScene, two])
    expect(await giveInterviewFeedback(scene)).toMatchObject({
      status: 409,
      code: 'CONFLICT',
      message:
        'There’s an open report that this interview was missed. It needs to be withdrawn or decided first.',
    })
  expect((await submitCompanyClaim(firstScene)).message).toContain('withdrawn or decided first')
  expect(
    (
      await firstScene.internBrowser.request('POST intern-service/interview-feedback/create', {
        body: { interview_id: firstScene.interview_id, rating: 8 },
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
  expect((await readClaimInterview(firstScene)).may).toMatchObject({
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
  const scene = await createScene()
  const operator = await server.as((await anOperator(server)).userId)
  const queued = async () =>
    (
      await operator.request('GET operator/interviews/contested', { query: { per_page: '100' } })
    ).payload.some((row: { interview_id: string }) => row.interview_id === scene.interview_id)
  await submitCompanyClaim(scene)
  await contestCompanyClaim(scene)
  expect(await queued()).toBe(true)
  expect(
    (
      await scene.internBrowser.request('POST intern-service/interview-feedback/take-back', {
        body: { interview_id: scene.interview_id },
      })
    ).code,
  ).toBe('ILLEGAL_TRANSITION')
  expect((await withdrawCompanyClaim(scene)).status).toBe(200)
  expect((await withdrawCompanyClaim(scene)).code).toBe('ILLEGAL_TRANSITION')
  expect([await queued(), (await readClaimInterview(scene)).no_show]).toEqual([false, null])
  expect((await readClaimStage(scene)).history[0].what).toBe('interview.withdrawInternNoShow')
  await server.advanceClock(1000)
  expect((await server.mails(scene.intern.email)).map((mail) => mail.kind)).toContain(
    'interviews.takenBackByCompany',
  )
  expect(
    (
      await operator.request(`POST operator/interviews/${scene.interview_id}/decide`, {
        body: { decision: 'TOOK_PLACE', note: 'Both say so.' },
      })
    ).status,
  ).toBe(409)
  expect((await giveInterviewFeedback(scene)).payload.status).toBe('COMPLETED')
  expect(await withdrawCompanyClaim(scene)).toMatchObject({ status: 409 })
})

it('lets only the parties withdraw a claim', async () => {
  const scene = await createScene()
  await submitCompanyClaim(scene)
  const colleague = await server.as((await aMember(server, scene.companyId)).userId)
  expect(
    (
      await colleague.request('POST interview-feedback/take-back', {
        body: { interview_id: scene.interview_id },
      })
    ).status,
  ).toBe(403)
  const otherScene = await createScene()
  expect(
    (
      await otherScene.host.request('POST interview-feedback/take-back', {
        body: { interview_id: scene.interview_id },
      })
    ).status,
  ).toBe(404)
  expect(
    (
      await otherScene.internBrowser.request('POST intern-service/interview-feedback/take-back', {
        body: { interview_id: scene.interview_id },
      })
    ).status,
  ).toBe(404)
})

it('a claim that the company did not come emails the interviewer and the administrators the date, and they can respond until then', async () => {
  let interviewer = ''
  const scene = await createScene(async (companyId) => {
    const member = await aMember(server, companyId)
    interviewer = member.email
    return member.memberId
  })
  await submitInternClaim(scene)
  await server.advanceClock(1000)
  for (const email of [interviewer, scene.admin.email]) {
    const mail = (await server.mails(email)).find(
      ({ kind }) => kind === 'interviews.claimCompanyNoShow',
    )
    expect(mail?.body).toMatch(/dispute it by \w{3} \d+ \w{3}/)
  }
  const { due_at } = (await readClaimInterview(scene)).no_show
  expect((await readHiringUpdates(scene)).waits[0]).toMatchObject({
    kind: 'CLAIM_TO_ANSWER',
    due: due_at,
  })
  expect(await readClaimStage(scene)).toMatchObject({ turn: 'company', due_at })
})

it('requires a note for a claim, and shows the notes of both sides to the programme team', async () => {
  const scene = await createScene()
  const operator = await server.as((await anOperator(server)).userId)
  const claim = (note?: string) =>
    scene.internBrowser.request('POST intern-service/interview-feedback/is-attend', {
      body: {
        interview_id: scene.interview_id,
        attended: false,
        ...(note === undefined ? {} : { note }),
      },
    })
  for (const note of [undefined, '', '   '])
    expect(await claim(note)).toMatchObject({
      status: 400,
      fields: { note: 'Describe what happened. Both sides will see it.' },
    })
  expect((await readClaimInterview(scene)).no_show).toBeNull()
  expect((await claim('I was alone in the call for half an hour.')).status).toBe(200)
  expect(
    (
      await scene.host.request('POST interview-feedback/contest', {
        body: { interview_id: scene.interview_id, note: 'We were in the other call.' },
      })
    ).status,
  ).toBe(200)
  const queue = (
    await operator.request('GET operator/interviews/contested', { query: { per_page: '100' } })
  ).payload
  expect(
    queue.find((row: { interview_id: string }) => row.interview_id === scene.interview_id).words,
  ).toMatchObject([
    { by: 'intern', note: 'I was alone in the call for half an hour.' },
    { by: 'company', note: 'We were in the other call.' },
  ])
})
