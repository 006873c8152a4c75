import { afterAll, beforeAll, expect, it } from 'vitest'
import { aMember } from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import {
  aScene,
  claimed,
  explain,
  missed,
  own,
  passed,
  proposal,
  quarterIn,
  type Scene,
  words,
} from './testing/no-show-fixtures.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const day = 86_400_000
const scene = () => aScene(server)

const confirm = (one: Scene, interview_id: string, slot_id: string) =>
  one.guest.ask('POST intern-service/intern-application/internships/interview-scheduled/confirm', {
    body: { interview_id, slot_id },
  })

it('requires an intern to explain a missed interview before choosing the next time, while declining stays possible', async () => {
  const one = await scene()
  await claimed(one, 'company')
  const next = (await proposal(one, one.intern, [6, 7])).payload
  await server.forward(4.5 * day)
  expect(
    (await server.mails(one.intern.email)).some((mail) => mail.kind === 'noShows.explain'),
  ).toBe(true)
  const slot = (
    await one.guest.ask(`GET intern-service/intern-dashboard/interview/time/${next.interview_id}`)
  ).payload.slots[0].slot_id
  expect(await confirm(one, next.interview_id, slot)).toMatchObject({
    status: 409,
    code: 'EXPLANATION_REQUIRED',
    message: 'Explain the missed interview before you book another one.',
  })
  const counter = { interview_id: next.interview_id, slots: [quarterIn(server, 8).toISOString()] }
  expect(
    (
      await one.guest.ask(
        'POST intern-service/intern-application/internships/interview-rescheduled',
        { body: counter },
      )
    ).code,
  ).toBe('EXPLANATION_REQUIRED')
  const { owes, book } = await own(one, 'intern')
  expect(book).toContain('Explain the missed interview')
  expect((await explain(one, 'intern', owes, {})).fields).toEqual({
    explanation: 'Describe what happened in a sentence',
  })
  expect((await explain(one, 'intern', owes, { explanation: words })).payload).toMatchObject({
    book: true,
    owes: null,
    no_shows: [{ place: 1, explanation: words }],
  })
  expect((await explain(one, 'intern', owes, { explanation: words })).status).toBe(409)
  expect((await confirm(one, next.interview_id, slot)).status).toBe(200)
})

it('requires a company to explain a missed interview before the next proposal, by its interviewers or administrators', async () => {
  const one = await scene()
  await missed(one, 'intern')
  expect(await proposal(one)).toMatchObject({ status: 409, code: 'EXPLANATION_REQUIRED' })
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

it('rejects contesting what the programme team already decided, and contesting after a week', async () => {
  const one = await scene()
  const id = await passed(one)
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
    message: 'The programme team has already decided this.',
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
