import { afterAll, beforeAll, expect, it } from 'vitest'
import { aCandidature, aPlan } from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
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

const scene = () => aScene(server)
type Scene = Awaited<ReturnType<typeof scene>>
const express = async ({ guest, companyId }: Scene) =>
  guest.request('POST intern-service/intern-dashboard/express-interest', {
    body: { io_id: await aPlan(server, companyId) },
  })
const available = async (one: Scene) =>
  (await one.host.request(`GET browse-intern/intern/available/${one.intern.internId}`)).payload
/** Returns whether an unrelated company finds the intern in browse and by name. */
const isFound = async (one: Scene) => {
  const { host } = await scene()
  const browse = await host.request('GET browse/candidates', { query: { per_page: '100' } })
  const { rows } = await server.pool.query('select first_name from users where user_id = $1', [
    one.intern.userId,
  ])
  const found = await host.request('GET browse/candidates/v1/find', {
    query: { search: rows[0].first_name },
  })
  return [browse.payload.candidates, found.payload].map((list: { intern_id: string }[]) =>
    list.some((row) => row.intern_id === one.intern.internId),
  )
}
const held = async (one: Scene) =>
  (await one.host.request('GET admin-setting/interview/credits')).payload.held

it('an intern who owes an explanation is unavailable to companies, before a credit is held, until they explain', async () => {
  const one = await scene()
  await createMissedInterview(one, 'company')
  const before = await held(one)
  expect(await available(one)).toEqual({
    available: false,
    reason: 'This intern is not available at the moment.',
  })
  expect(await sendProposal(one)).toMatchObject({
    status: 409,
    code: 'NOT_AVAILABLE',
    message: 'This intern is not available at the moment.',
  })
  expect(await held(one)).toBe(before)
  expect(await isFound(one)).toEqual([false, false])
  await sendExplanation(one, 'intern', (await getOwnNoShows(one, 'intern')).owes, {
    explanation: explanationText,
  })
  expect(await available(one)).toEqual({ available: true, reason: null })
  expect(await isFound(one)).toEqual([true, true])
  expect((await sendProposal(one)).status).toBe(200)
})

it('an intern who owes an explanation cannot express interest until they explain', async () => {
  const one = await scene()
  await createMissedInterview(one, 'company')
  expect(await express(one)).toMatchObject({ status: 409, code: 'EXPLANATION_REQUIRED' })
  await sendExplanation(one, 'intern', (await getOwnNoShows(one, 'intern')).owes, {
    explanation: explanationText,
  })
  expect((await express(one)).status).toBe(200)
})

it('a company that owes an explanation is unavailable to interns, who do not learn why', async () => {
  const one = await scene()
  await createMissedInterview(one, 'intern')
  expect(await express(one)).toMatchObject({
    status: 409,
    code: 'NOT_AVAILABLE',
    message: 'This company is not available at the moment.',
  })
  await sendExplanation(one, 'company', (await getOwnNoShows(one, 'company')).owes, {
    explanation: explanationText,
  })
  expect((await express(one)).status).toBe(200)
})

it("after a batch's placement deadline, its interns are not in browse and cannot be shortlisted, proposed to or express interest", async () => {
  const one = await scene()
  const deadline = async (days: number) =>
    server.pool.query(
      'update batches set placement_deadline = $2::timestamptz::date where batch_id = $1',
      [one.intern.batchId, new Date(server.now().getTime() + days * 86_400_000)],
    )
  await deadline(3)
  const late = await sendProposal(one, one.intern, [2, 6])
  expect([late.status, Object.keys(late.fields ?? {})]).toEqual([400, ['slots.1']])
  expect(late.fields?.['slots.1']).toContain('the placement deadline of this batch')
  const open = await one.host.request(
    `GET browse-intern/v2/intern/available/${one.intern.internId}`,
  )
  expect(open.status).toBe(200)
  expect(await isFound(one)).toEqual([true, true])
  await deadline(-1)
  await server.advanceClock(60_000)
  const reason =
    'The placement deadline of this intern’s batch has passed, so you can no longer make an offer.'
  expect(await isFound(one)).toEqual([false, false])
  const io_id = await aPlan(server, one.companyId)
  await aCandidature(server, one.companyId, io_id, one.intern, { stage: 'SHORTLISTED' })
  expect(await available(one)).toEqual({ available: false, reason })
  expect(await sendProposal(one)).toMatchObject({ status: 409, message: reason })
  expect(
    await one.host.request('POST browse-intern/save-shortlist-intern', {
      body: { intern_id: one.intern.internId, io_id: await aPlan(server, one.companyId) },
    }),
  ).toMatchObject({ status: 409, message: reason })
  expect(await express(one)).toMatchObject({
    status: 409,
    message:
      'The placement deadline of your batch has passed. Companies can no longer make you an offer in it.',
  })
})
