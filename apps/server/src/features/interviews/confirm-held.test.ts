import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import {
  aPastInterview,
  submitCompanyClaim,
  readClaimInterview,
  submitInternClaim,
  type ClaimScene,
} from '../../platform/testing/no-show-claims.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const confirmHeld = ({ internBrowser, interview_id }: ClaimScene) =>
  internBrowser.request('POST intern-service/interview-feedback/is-attend', {
    body: { interview_id, attended: true },
  })
const internView = async ({ internBrowser, intern, interview_id }: ClaimScene) =>
  (
    await internBrowser.request(`GET intern-service/intern-dashboard/${intern.internId}/interviews`)
  ).payload.find((interview: { interview_id: string }) => interview.interview_id === interview_id)

it('asks the intern once whether the interview took place, and shows the reply to both sides', async () => {
  const scene = await aPastInterview(server)
  expect(await internView(scene)).toMatchObject({
    attendance: { company: null, intern: null },
    may: { confirmHeld: true, claimNoShow: true },
  })
  expect((await confirmHeld(scene)).payload.status).toBe('IN_PAST')
  expect(await internView(scene)).toMatchObject({
    attendance: { company: null, intern: true },
    may: { confirmHeld: 'errors.ALREADY_EXISTS' },
  })
  expect(await readClaimInterview(scene)).toMatchObject({
    attendance: { company: null, intern: true },
  })
  expect(await confirmHeld(scene)).toMatchObject({ status: 409, code: 'ALREADY_EXISTS' })
})

it('does not ask an intern who has given feedback on the interview', async () => {
  const scene = await aPastInterview(server)
  await scene.internBrowser.request('POST intern-service/interview-feedback/create', {
    body: { interview_id: scene.interview_id, rating: 8 },
  })
  expect((await internView(scene)).may.confirmHeld).toBe('errors.ALREADY_EXISTS')
})

it('completes the interview once both sides say that it took place, and the company can still give feedback', async () => {
  const scene = await aPastInterview(server)
  await submitInternClaim(scene)
  await scene.host.request('POST interview-feedback/contest', {
    body: { interview_id: scene.interview_id, note: 'We were there all the time.' },
  })
  await scene.internBrowser.request('POST intern-service/interview-feedback/take-back', {
    body: { interview_id: scene.interview_id },
  })
  expect(await readClaimInterview(scene)).toMatchObject({ status: 'IN_PAST', no_show: null })
  expect((await confirmHeld(scene)).payload.status).toBe('COMPLETED')
  expect(await readClaimInterview(scene)).toMatchObject({
    status: 'COMPLETED',
    attendance: { company: true, intern: true },
    may: { giveFeedback: true },
  })
})

it('sends a claim of a missed interview directly to the programme team if the other side has said that it took place', async () => {
  const scene = await aPastInterview(server)
  await confirmHeld(scene)
  expect((await submitCompanyClaim(scene)).status).toBe(200)
  expect((await internView(scene)).no_show).toMatchObject({
    claimed_by: 'company',
    turn: 'operator',
  })
  await server.advanceClock(5 * 86_400_000)
  expect(await readClaimInterview(scene)).toMatchObject({
    status: 'IN_PAST',
    no_show: { turn: 'operator' },
  })
  const kinds = (await server.mails(scene.intern.email)).map((mail) => mail.kind)
  expect(kinds).toContain('interviews.contestNoShow')
  expect(kinds).not.toContain('interviews.claimInternNoShow')
})

it('counts the company’s statement that it took place as its reply to a later claim', async () => {
  const scene = await aPastInterview(server)
  await submitInternClaim(scene)
  await scene.host.request('POST interview-feedback/contest', {
    body: { interview_id: scene.interview_id, note: 'We were there all the time.' },
  })
  await scene.internBrowser.request('POST intern-service/interview-feedback/take-back', {
    body: { interview_id: scene.interview_id },
  })
  await submitInternClaim(scene)
  expect((await readClaimInterview(scene)).no_show).toMatchObject({
    claimed_by: 'intern',
    turn: 'operator',
  })
})
