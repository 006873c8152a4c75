import { afterAll, beforeAll, expect, it } from 'vitest'
import { aCompany, anIntern, aPlan } from '../../platform/testing/factories.ts'
import { type Browser, type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { getQuarterHour } from '../../platform/testing/interviews.ts'

let server: TestServer
let host: Browser
let planId: string
let admin: { memberId: string }
beforeAll(async () => {
  server = await startTestServer()
  const company = await aCompany(server)
  admin = company.admin
  planId = await aPlan(server, company.companyId)
  host = await server.as(company.admin.userId)
})
afterAll(() => server.stop())

it('adding for a plan opens one candidature, and removing closes it or returns it to interest', async () => {
  const intern = await anIntern(server)
  const body = { intern_id: intern.internId, io_id: planId }
  const answers = await Promise.all(
    Array.from({ length: 8 }, () =>
      host.request('POST browse-intern/save-shortlist-intern', { body }),
    ),
  )
  expect(new Set(answers.map((answer) => answer.payload.candidature_id)).size).toBe(1)
  expect(
    (await host.request('POST browse-intern/get-shortlist-interns', { body: { plan_id: planId } }))
      .payload,
  ).toMatchObject([{ is_shortlisted: true, shortlisted_for: [planId] }])
  expect((await host.request('POST browse-intern/delete-shortlist-intern', { body })).status).toBe(
    200,
  )
  expect((await host.request('POST browse-intern/delete-shortlist-intern', { body })).status).toBe(
    200,
  )
  expect(
    (await host.request(`GET candidature/${answers[0]?.payload.candidature_id}/v1/stage`)).payload,
  ).toMatchObject({ stage: 'CLOSED', end_reason: 'OFF_SHORTLIST' })
  await (
    await server.as(intern.userId)
  ).request('POST intern-service/intern-dashboard/express-interest', { body: { io_id: planId } })
  const repeated = await host.request('POST browse-intern/save-shortlist-intern', { body })
  await host.request('POST browse-intern/delete-shortlist-intern', { body })
  expect(
    (await host.request(`GET candidature/${repeated.payload.candidature_id}/v1/stage`)).payload
      .stage,
  ).toBe('INTERESTED')
  const shortlisted = await host.request('POST browse-intern/save-shortlist-intern', {
    body: { intern_id: intern.internId },
  })
  expect(shortlisted.payload.candidature_id).toBeNull()
  expect(
    (await host.request('POST browse-intern/get-shortlist-interns', { body: { plan_id: null } }))
      .count,
  ).toBe(1)
})

it('adds the intern back after an interview that did not take place, and removes them when the candidature ends', async () => {
  const intern = await anIntern(server)
  const scheduled = await host.request('POST browse-intern/v2/schedule-interview', {
    body: {
      intern_id: intern.internId,
      io_id: planId,
      slots: [getQuarterHour(server, 3).toISOString()],
      interviewer_ids: [admin.memberId],
      duration: 30,
      meeting_link: 'https://meet.example/a',
    },
  })
  expect(scheduled.status).toBe(200)
  const findListed = async () =>
    (
      await host.request('POST browse-intern/get-shortlist-interns', {
        body: { plan_id: planId, per_page: 100 },
      })
    ).payload.find((row: { intern_id: string }) => row.intern_id === intern.internId)
  expect(await findListed()).toBeUndefined()
  await host.request('POST dashboard/withdraw-interview', {
    body: { interview_id: scheduled.payload.interview_id, reason: 'FILLED' },
  })
  expect(await findListed()).toMatchObject({ stage: 'SHORTLISTED', shortlisted_for: [planId] })
  await host.request(`PATCH candidature/${scheduled.payload.candidature_id}/disqualify`, {
    body: { reasons: ['SKILLS'] },
  })
  expect(await findListed()).toBeUndefined()
  expect(
    (
      await host.request('POST browse-intern/save-shortlist-intern', {
        body: { intern_id: intern.internId, io_id: planId },
      })
    ).payload.candidature_id,
  ).not.toBe(scheduled.payload.candidature_id)
  expect(await findListed()).toMatchObject({ stage: 'SHORTLISTED' })
})

it('lists hidden interns again on request and counts them next to the results', async () => {
  const ownCompany = await aCompany(server)
  const browser = await server.as(ownCompany.admin.userId)
  const [firstIntern, other] = [
    await anIntern(server, { application: { skill_ids: [71] } }),
    await anIntern(server, { application: { skill_ids: [71] } }),
  ]
  await browser.request('POST browse/not-interested', {
    body: { intern_id: firstIntern.internId, not_interested_reasons: ['SKILLS'] },
  })
  const candidates = await browser.request('GET browse/candidates', { query: { skills: '71' } })
  expect([
    candidates.payload.candidates.map((card: { intern_id: string }) => card.intern_id),
    candidates.payload.hidden_count,
  ]).toEqual([[other.internId], 1])
  const hidden = await browser.request('GET browse/candidates', { query: { hidden: '1' } })
  expect(hidden.payload.candidates).toMatchObject([
    { intern_id: firstIntern.internId, is_not_interested: true },
  ])
  expect((await host.request('GET browse/candidates', { query: { hidden: '1' } })).count).toBe(0)
  await server.pool.query('delete from intern_search where intern_id = $1', [firstIntern.internId])
  expect((await browser.request('GET browse/candidates')).payload.hidden_count).toBe(0)
})
