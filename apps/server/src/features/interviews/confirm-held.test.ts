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
  ).payload.find((one: { interview_id: string }) => one.interview_id === interview_id)

it('asks the intern once whether the interview took place, and shows the reply to both sides', async () => {
  const one = await aPastInterview(server)
  expect(await internView(one)).toMatchObject({
    attendance: { company: null, intern: null },
    may: { confirmHeld: true, claimNoShow: true },
  })
  expect((await confirmHeld(one)).payload.status).toBe('IN_PAST')
  expect(await internView(one)).toMatchObject({
    attendance: { company: null, intern: true },
    may: { confirmHeld: 'errors.ALREADY_EXISTS' },
  })
  expect(await readClaimInterview(one)).toMatchObject({
    attendance: { company: null, intern: true },
  })
  expect(await confirmHeld(one)).toMatchObject({ status: 409, code: 'ALREADY_EXISTS' })
})

it('does not ask an intern who has given feedback on the interview', async () => {
  const one = await aPastInterview(server)
  await one.internBrowser.request('POST intern-service/interview-feedback/create', {
    body: { interview_id: one.interview_id, rating: 8 },
  })
  expect((await internView(one)).may.confirmHeld).toBe('errors.ALREADY_EXISTS')
})

it('completes the interview once both sides say that it took place, and the company can still give feedback', async () => {
  const one = await aPastInterview(server)
  await submitInternClaim(one)
  await one.host.request('POST interview-feedback/contest', {
    body: { interview_id: one.interview_id, note: 'We were there all the time.' },
  })
  await one.internBrowser.request('POST intern-service/interview-feedback/take-back', {
    body: { interview_id: one.interview_id },
  })
  expect(await readClaimInterview(one)).toMatchObject({ status: 'IN_PAST', no_show: null })
  expect((await confirmHeld(one)).payload.status).toBe('COMPLETED')
  expect(await readClaimInterview(one)).toMatchObject({
    status: 'COMPLETED',
    attendance: { company: true, intern: true },
    may: { giveFeedback: true },
  })
})

it('sends a claim of a missed interview directly to the programme team if the other side has said that it took place', async () => {
  const one = await aPastInterview(server)
  await confirmHeld(one)
  expect((await submitCompanyClaim(one)).status).toBe(200)
  expect((await internView(one)).no_show).toMatchObject({ claimed_by: 'company', turn: 'operator' })
  await server.advanceClock(5 * 86_400_000)
  expect(await readClaimInterview(one)).toMatchObject({
    status: 'IN_PAST',
    no_show: { turn: 'operator' },
  })
  const kinds = (await server.mails(one.intern.email)).map((mail) => mail.kind)
  expect(kinds).toContain('interviews.contestNoShow')
  expect(kinds).not.toContain('interviews.claimInternNoShow')
})

it('counts the company’s statement that it took place as its reply to a later claim', async () => {
  const one = await aPastInterview(server)
  await submitInternClaim(one)
  await one.host.request('POST interview-feedback/contest', {
    body: { interview_id: one.interview_id, note: 'We were there all the time.' },
  })
  await one.internBrowser.request('POST intern-service/interview-feedback/take-back', {
    body: { interview_id: one.interview_id },
  })
  await submitInternClaim(one)
  expect((await readClaimInterview(one)).no_show).toMatchObject({
    claimed_by: 'intern',
    turn: 'operator',
  })
})
