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
  const one = await aCandidatureScene(server)
  const { payload } = await one.host.request('POST browse-intern/save-shortlist-intern', {
    body: { intern_id: one.intern.internId, io_id: one.planId },
  })
  return { ...one, candidature: payload.candidature_id }
}
const express = ({ guest, planId }: Scene) =>
  guest.request('POST intern-service/intern-dashboard/express-interest', {
    body: { io_id: planId },
  })

/** Returns everything an intern can read that could reveal the candidature or its plan. */
async function traces({
  guest,
  intern,
  candidature,
  planId,
}: Awaited<ReturnType<typeof aShortlistedIntern>>) {
  const paths = ['stage', 'hc', 'interviews'].map(
    (part) => `GET intern-service/candidature/${candidature}/${part}`,
  )
  const statuses: number[] = []
  for (const path of [...paths, `GET intern-service/match/${candidature}`])
    statuses.push((await guest.request(path)).status)
  const withdrawn = await guest.request(`POST intern-service/candidature/${candidature}/withdraw`, {
    body: { reason: 'DATES' },
  })
  await server.advanceClock(1000)
  const notices = await server.pool.query('select from notices where user_id = $1', [intern.userId])
  return {
    statuses: [...statuses, withdrawn.status],
    tracker: (await guest.request('GET intern-service/candidatures')).count,
    notices: notices.rowCount,
    mails: (await server.mails(intern.email)).length,
    isInterested: (
      await guest.request(`GET intern-service/intern-dashboard/${intern.internId}/relevant-irs/v2`)
    ).payload
      .filter((row: { io_id: string }) => row.io_id === planId)
      .map((row: { is_interested: boolean }) => row.is_interested),
  }
}

it('hides a private shortlist from its intern in every response, also after it ended, and sends no email', async () => {
  const one = await aShortlistedIntern()
  const nothing = {
    statuses: [404, 404, 404, 404, 404],
    tracker: 0,
    notices: 0,
    mails: 0,
    isInterested: [false],
  }
  expect(await traces(one)).toEqual(nothing)
  const company = (await one.host.request(`GET candidature/${one.candidature}/v1/stage`)).payload
  expect(company).toMatchObject({
    stage: 'SHORTLISTED',
    is_private: true,
    turn: 'none',
    due_at: null,
    closes_at: null,
  })
  await server.advanceClock(20 * day)
  expect(
    (await one.host.request(`GET candidature/${one.candidature}/v1/stage`)).payload.stage,
  ).toBe('SHORTLISTED')
  await one.host.request('POST browse-intern/delete-shortlist-intern', {
    body: { intern_id: one.intern.internId, io_id: one.planId },
  })
  expect(await traces(one)).toEqual(nothing)
})

it('ends a private shortlist by disqualification or an archived plan without notifying the intern', async () => {
  const [one, two] = [await aShortlistedIntern(), await aShortlistedIntern()]
  await one.host.request(`PATCH candidature/${one.candidature}/disqualify`, {
    body: { reasons: ['SKILLS'] },
  })
  await two.host.request('POST internship-plan/update-status', {
    body: { id: two.planId, status: 'ARCHIVED', close_candidatures: true },
  })
  for (const { intern, guest, host, candidature } of [one, two]) {
    await server.advanceClock(1000)
    expect(await server.mails(intern.email)).toEqual([])
    expect((await guest.request('GET intern-service/candidatures')).count).toBe(0)
    expect(
      (await host.request(`GET candidature/${candidature}/v1/stage`)).payload.end_reason,
    ).not.toBe(null)
  }
})

it('records interest in a plan with a private shortlist: keeps the stage, emails the company and shows it to both from then on', async () => {
  const one = await aShortlistedIntern()
  await server.advanceClock(3 * day)
  const answers = await Promise.all(Array.from({ length: 4 }, () => express(one)))
  expect(answers.map((answer) => [answer.status, answer.payload])).toEqual(
    Array.from({ length: 4 }, () => [
      200,
      { candidature_id: one.candidature, stage: 'SHORTLISTED' },
    ]),
  )
  await server.advanceClock(1000)
  expect((await server.mails(one.admin.email)).map((mail) => mail.kind)).toEqual([
    'candidatures.express',
  ])
  const host = (await one.host.request(`GET candidature/${one.candidature}/v1/stage`)).payload
  const guest = (await one.guest.request(`GET intern-service/candidature/${one.candidature}/stage`))
    .payload
  expect([host.turn, host.was_interested, host.due_at]).toEqual(['company', true, guest.due_at])
  expect(Date.parse(guest.due_at) - Date.parse(guest.turn_since)).toBe(14 * day)
  expect(host.history.map((line: { what: string }) => line.what)).toEqual([
    'candidature.express',
    'candidature.shortlist',
  ])
  expect(guest.history.map((line: { what: string }) => line.what)).toEqual(['candidature.express'])
  const [listed] = (await one.guest.request('GET intern-service/candidatures')).payload
  expect([listed.created_at, listed.stage_since]).toEqual([guest.turn_since, guest.turn_since])
  expect(Date.parse(host.stage_since)).toBeLessThan(Date.parse(guest.stage_since))
})

it("leaves a private shortlist out of the intern's own data", async () => {
  const one = await aShortlistedIntern()
  const data = async () =>
    JSON.stringify((await server.pool.query(ownData.text, [one.intern.internId])).rows)
  expect(await data()).not.toContain(one.candidature)
  expect(await data()).not.toContain('"shortlist"')
  await express(one)
  expect(await data()).toContain(one.candidature)
  expect(await data()).not.toContain('"shortlist"')
})

it('excludes private shortlists from the number of candidatures that accepting an offer closes', async () => {
  const hiring = await aHiring(server)
  const offer = await aSentOffer(server, hiring)
  const other = await aCandidatureScene(server)
  await other.host.request('POST browse-intern/save-shortlist-intern', {
    body: { intern_id: hiring.intern.internId, io_id: other.planId },
  })
  const guest = await server.as(hiring.intern.userId)
  expect(
    (await guest.request(`GET intern-service/intern-offer/get/${offer}`)).payload.follows
      .overlapping,
  ).toBe(0)
  expect((await acceptSentOffer(server, hiring, offer)).payload.closed).toBe(0)
  const { rows } = await server.pool.query(
    'select stage, end_reason from candidatures where plan_id = $1',
    [other.planId],
  )
  expect(rows).toEqual([{ stage: 'CLOSED', end_reason: 'HIRED_ELSEWHERE' }])
})
