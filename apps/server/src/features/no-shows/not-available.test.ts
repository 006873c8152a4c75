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

const createScene = () => aScene(server)
type Scene = Awaited<ReturnType<typeof createScene>>
const express = async ({ internBrowser, companyId }: Scene) =>
  internBrowser.request('POST intern-service/intern-dashboard/express-interest', {
    body: { io_id: await aPlan(server, companyId) },
  })
const isAvailable = async (scene: Scene) =>
  (await scene.host.request(`GET browse-intern/intern/available/${scene.intern.internId}`)).payload
/** Returns whether an unrelated company finds the intern in browse and by name. */
const isFound = async (scene: Scene) => {
  const { host } = await createScene()
  const browse = await host.request('GET browse/candidates', { query: { per_page: '100' } })
  const { rows } = await server.pool.query('select first_name from users where user_id = $1', [
    scene.intern.userId,
  ])
  const found = await host.request('GET browse/candidates/v1/find', {
    query: { search: rows[0].first_name },
  })
  return [browse.payload.candidates, found.payload].map((list: { intern_id: string }[]) =>
    list.some((row) => row.intern_id === scene.intern.internId),
  )
}
const countHeldCredits = async (scene: Scene) =>
  (await scene.host.request('GET admin-setting/interview/credits')).payload.held

it('an intern who owes an explanation is unavailable to companies, before a credit is held, until they explain', async () => {
  const scene = await createScene()
  await createMissedInterview(scene, 'company')
  const before = await countHeldCredits(scene)
  expect(await isAvailable(scene)).toEqual({
    available: false,
    reason: 'This intern is not available at the moment.',
  })
  expect(await sendProposal(scene)).toMatchObject({
    status: 409,
    code: 'NOT_AVAILABLE',
    message: 'This intern is not available at the moment.',
  })
  expect(await countHeldCredits(scene)).toBe(before)
  expect(await isFound(scene)).toEqual([false, false])
  await sendExplanation(scene, 'intern', (await getOwnNoShows(scene, 'intern')).owes, {
    explanation: explanationText,
  })
  expect(await isAvailable(scene)).toEqual({ available: true, reason: null })
  expect(await isFound(scene)).toEqual([true, true])
  expect((await sendProposal(scene)).status).toBe(200)
})

it('an intern who owes an explanation cannot express interest until they explain', async () => {
  const scene = await createScene()
  await createMissedInterview(scene, 'company')
  expect(await express(scene)).toMatchObject({ status: 409, code: 'EXPLANATION_REQUIRED' })
  await sendExplanation(scene, 'intern', (await getOwnNoShows(scene, 'intern')).owes, {
    explanation: explanationText,
  })
  expect((await express(scene)).status).toBe(200)
})

it('a company that owes an explanation is unavailable to interns, who do not learn why', async () => {
  const scene = await createScene()
  await createMissedInterview(scene, 'intern')
  expect(await express(scene)).toMatchObject({
    status: 409,
    code: 'NOT_AVAILABLE',
    message: 'This company is not available at the moment.',
  })
  await sendExplanation(scene, 'company', (await getOwnNoShows(scene, 'company')).owes, {
    explanation: explanationText,
  })
  expect((await express(scene)).status).toBe(200)
})

it("after a batch's placement deadline, its interns are not in browse and cannot be shortlisted, proposed to or express interest", async () => {
  const scene = await createScene()
  const deadline = async (days: number) =>
    server.pool.query(
      'update batches set placement_deadline = $2::timestamptz::date where batch_id = $1',
      [scene.intern.batchId, new Date(server.now().getTime() + days * 86_400_000)],
    )
  await deadline(3)
  const lateProposal = await sendProposal(scene, scene.intern, [2, 6])
  expect([lateProposal.status, Object.keys(lateProposal.fields ?? {})]).toEqual([400, ['slots.1']])
  expect(lateProposal.fields?.['slots.1']).toContain('the placement deadline of this batch')
  const open = await scene.host.request(
    `GET browse-intern/v2/intern/available/${scene.intern.internId}`,
  )
  expect(open.status).toBe(200)
  expect(await isFound(scene)).toEqual([true, true])
  await deadline(-1)
  await server.advanceClock(60_000)
  const reason =
    'The placement deadline of this intern’s batch has passed, so you can no longer make an offer.'
  expect(await isFound(scene)).toEqual([false, false])
  const io_id = await aPlan(server, scene.companyId)
  await aCandidature(server, scene.companyId, io_id, scene.intern, { stage: 'SHORTLISTED' })
  expect(await isAvailable(scene)).toEqual({ available: false, reason })
  expect(await sendProposal(scene)).toMatchObject({ status: 409, message: reason })
  expect(
    await scene.host.request('POST browse-intern/save-shortlist-intern', {
      body: { intern_id: scene.intern.internId, io_id: await aPlan(server, scene.companyId) },
    }),
  ).toMatchObject({ status: 409, message: reason })
  expect(await express(scene)).toMatchObject({
    status: 409,
    message:
      'The placement deadline of your batch has passed. Companies can no longer make you an offer in it.',
  })
})
