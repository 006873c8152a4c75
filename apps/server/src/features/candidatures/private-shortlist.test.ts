import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { acceptSentOffer, aHiring, aSentOffer } from '../../platform/testing/hiring.ts'
import { aCandidatureScene } from './testing/candidature-fixtures.ts'
import { ownData } from '../accounts/queries/export.queries.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const day = 86_400_000
type Scene = Awaited<ReturnType<typeof aCandidatureScene>>

async function aShortlistedIntern(): Promise<Scene & { candidature: string }> {
  const scene = await aCandidatureScene(server)
  const { payload } = await scene.host.request('POST browse-intern/save-shortlist-intern', {
    body: { intern_id: scene.intern.internId, io_id: scene.planId },
  })
  return { ...scene, candidature: payload.candidature_id }
}
const express = ({ internBrowser, planId }: Scene) =>
  internBrowser.request('POST intern-service/intern-dashboard/express-interest', {
    body: { io_id: planId },
  })

/** Returns everything an intern can read that could reveal the candidature or its plan. */
async function traces({
  internBrowser,
  intern,
  candidature,
  planId,
}: Awaited<ReturnType<typeof aShortlistedIntern>>) {
  const paths = ['stage', 'hc', 'interviews'].map(
    (part) => `GET intern-service/candidature/${candidature}/${part}`,
  )
  const statuses: number[] = []
  for (const path of [...paths, `GET intern-service/match/${candidature}`])
    statuses.push((await internBrowser.request(path)).status)
  const withdrawn = await internBrowser.request(
    `POST intern-service/candidature/${candidature}/withdraw`,
    {
      body: { reason: 'DATES' },
    },
  )
  await server.advanceClock(1000)
  const notices = await server.pool.query('select from notices where user_id = $1', [intern.userId])
  return {
    statuses: [...statuses, withdrawn.status],
    tracker: (await internBrowser.request('GET intern-service/candidatures')).count,
    notices: notices.rowCount,
    mails: (await server.mails(intern.email)).length,
    isInterested: (
      await internBrowser.request(
        `GET intern-service/intern-dashboard/${intern.internId}/relevant-irs/v2`,
      )
    ).payload
      .filter((row: { io_id: string }) => row.io_id === planId)
      .map((row: { is_interested: boolean }) => row.is_interested),
  }
}

it('hides a private shortlist from its intern in every response, also after it ended, and sends no email', async () => {
  const scene = await aShortlistedIntern()
  const noTraces = {
    statuses: [404, 404, 404, 404, 404],
    tracker: 0,
    notices: 0,
    mails: 0,
    isInterested: [false],
  }
  expect(await traces(scene)).toEqual(noTraces)
  const company = (await scene.host.request(`GET candidature/${scene.candidature}/v1/stage`))
    .payload
  expect(company).toMatchObject({
    stage: 'SHORTLISTED',
    is_private: true,
    turn: 'none',
    due_at: null,
    closes_at: null,
  })
  await server.advanceClock(20 * day)
  expect(
    (await scene.host.request(`GET candidature/${scene.candidature}/v1/stage`)).payload.stage,
  ).toBe('SHORTLISTED')
  await scene.host.request('POST browse-intern/delete-shortlist-intern', {
    body: { intern_id: scene.intern.internId, io_id: scene.planId },
  })
  expect(await traces(scene)).toEqual(noTraces)
})

it('ends a private shortlist by disqualification or an archived plan without notifying the intern', async () => {
  const [firstScene, two] = [await aShortlistedIntern(), await aShortlistedIntern()]
  await firstScene.host.request(`PATCH candidature/${firstScene.candidature}/disqualify`, {
    body: { reasons: ['SKILLS'] },
  })
  await two.host.request('POST internship-plan/update-status', {
    body: { id: two.planId, status: 'ARCHIVED', close_candidatures: true },
  })
  for (const { intern, internBrowser, host, candidature } of [firstScene, two]) {
    await server.advanceClock(1000)
    expect(await server.mails(intern.email)).toEqual([])
    expect((await internBrowser.request('GET intern-service/candidatures')).count).toBe(0)
    expect(
      (await host.request(`GET candidature/${candidature}/v1/stage`)).payload.end_reason,
    ).not.toBe(null)
  }
})

it('records interest in a plan with a private shortlist: keeps the stage, emails the company and shows it to both from then on', async () => {
  const scene = await aShortlistedIntern()
  await server.advanceClock(3 * day)
  const answers = await Promise.all(Array.from({ length: 4 }, () => express(scene)))
  expect(answers.map((answer) => [answer.status, answer.payload])).toEqual(
    Array.from({ length: 4 }, () => [
      200,
      { candidature_id: scene.candidature, stage: 'SHORTLISTED' },
    ]),
  )
  await server.advanceClock(1000)
  expect((await server.mails(scene.admin.email)).map((mail) => mail.kind)).toEqual([
    'candidatures.express',
  ])
  const host = (await scene.host.request(`GET candidature/${scene.candidature}/v1/stage`)).payload
  const internStage = (
    await scene.internBrowser.request(`GET intern-service/candidature/${scene.candidature}/stage`)
  ).payload
  expect([host.turn, host.was_interested, host.due_at]).toEqual([
    'company',
    true,
    internStage.due_at,
  ])
  expect(Date.parse(internStage.due_at) - Date.parse(internStage.turn_since)).toBe(14 * day)
  expect(host.history.map((line: { what: string }) => line.what)).toEqual([
    'candidature.express',
    'candidature.shortlist',
  ])
  expect(internStage.history.map((line: { what: string }) => line.what)).toEqual([
    'candidature.express',
  ])
  const [listed] = (await scene.internBrowser.request('GET intern-service/candidatures')).payload
  expect([listed.created_at, listed.stage_since]).toEqual([
    internStage.turn_since,
    internStage.turn_since,
  ])
  expect(Date.parse(host.stage_since)).toBeLessThan(Date.parse(internStage.stage_since))
})

it("leaves a private shortlist out of the intern's own data", async () => {
  const scene = await aShortlistedIntern()
  const data = async () =>
    JSON.stringify((await server.pool.query(ownData.text, [scene.intern.internId])).rows)
  expect(await data()).not.toContain(scene.candidature)
  expect(await data()).not.toContain('"shortlist"')
  await express(scene)
  expect(await data()).toContain(scene.candidature)
  expect(await data()).not.toContain('"shortlist"')
})

it('excludes private shortlists from the number of candidatures that accepting an offer closes', async () => {
  const hiring = await aHiring(server)
  const offer = await aSentOffer(server, hiring)
  const other = await aCandidatureScene(server)
  await other.host.request('POST browse-intern/save-shortlist-intern', {
    body: { intern_id: hiring.intern.internId, io_id: other.planId },
  })
  const internBrowser = await server.as(hiring.intern.userId)
  expect(
    (await internBrowser.request(`GET intern-service/intern-offer/get/${offer}`)).payload.follows
      .overlapping,
  ).toBe(0)
  expect((await acceptSentOffer(server, hiring, offer)).payload.closed).toBe(0)
  const { rows } = await server.pool.query(
    'select stage, end_reason from candidatures where plan_id = $1',
    [other.planId],
  )
  expect(rows).toEqual([{ stage: 'CLOSED', end_reason: 'HIRED_ELSEWHERE' }])
})
