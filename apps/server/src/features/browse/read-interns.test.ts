import { afterAll, beforeAll, expect, it } from 'vitest'
import { aCandidature, aCompany, anIntern, aPlan } from '../../platform/testing/factories.ts'
import { type Browser, type TestServer, startTestServer } from '../../platform/testing/harness.ts'

let server: TestServer
let host: Browser
let companyId: string
let planId: string
let admin: { memberId: string }
beforeAll(async () => {
  server = await startTestServer()
  const company = await aCompany(server)
  ;({ companyId, admin } = company)
  planId = await aPlan(server, company.companyId)
  // A worse match at another company, so that the order is observable.
  await aPlan(server, (await aCompany(server)).companyId, { career_field_id: 2 })
  host = await server.as(company.admin.userId)
})
afterAll(() => server.stop())

it("ranks relevant internships with reasons and returns 404 for another intern's list", async () => {
  const intern = await anIntern(server)
  const internBrowser = await server.as(intern.userId)
  const { payload } = await internBrowser.request(
    `GET intern-service/intern-dashboard/${intern.internId}/relevant-irs/v2`,
  )
  expect(payload[0].match.reasons).toHaveLength(5)
  expect((await internBrowser.request(`GET intern-service/match/${planId}`)).payload.score).toBe(
    payload[0].match.score,
  )
  expect(
    (
      await internBrowser.request(
        `GET intern-service/intern-dashboard/${companyId}/relevant-irs/v2`,
      )
    ).status,
  ).toBe(404)
  expect(
    (await host.request('GET browse-intern/get-io-list')).payload.map(
      (option: { internship_opportunity_id: string }) => option.internship_opportunity_id,
    ),
  ).toContain(planId)
  expect(
    (
      await host.request('GET browse-intern/eligible-career-fields', {
        query: { intern_application_id: intern.applicationId },
      })
    ).count,
  ).toBe(1)
  expect(admin.memberId).toBeTruthy()
})

it('lists a paused plan and marks it as taking no candidates', async () => {
  const paused = await aPlan(server, companyId, { status: 'PAUSED' })
  const options: { internship_opportunity_id: string; takes_candidates: boolean }[] = (
    await host.request('GET browse-intern/get-io-list')
  ).payload
  expect(
    options.find((option) => option.internship_opportunity_id === paused)?.takes_candidates,
  ).toBe(false)
  expect(
    options.find((option) => option.internship_opportunity_id === planId)?.takes_candidates,
  ).toBe(true)
})

const listRelevant = async (intern: { internId: string; userId: string }) =>
  (
    await (
      await server.as(intern.userId)
    ).request(`GET intern-service/intern-dashboard/${intern.internId}/relevant-irs/v2`, {
      query: { per_page: '100' },
    })
  ).payload

it('lists open plans of approved companies, each with its own company and the interest of this intern', async () => {
  const company = await aCompany(server, { name: 'Rope Works' })
  const waiting = await aCompany(server, { name: 'Waiting', status: 'PENDING_APPROVAL' })
  const [plan, wished] = [await aPlan(server, company.companyId), await aPlan(server, companyId)]
  const notListed = [
    await aPlan(server, company.companyId, { status: 'PAUSED' }),
    await aPlan(server, company.companyId, { openings: 1, openings_taken: 1 }),
    await aPlan(server, waiting.companyId),
  ]
  const [intern, other] = [await anIntern(server), await anIntern(server)]
  await aCandidature(server, companyId, wished, intern, { stage: 'INTERESTED' })
  await aCandidature(server, company.companyId, plan, other, { stage: 'INTERESTED' })
  await aCandidature(server, company.companyId, plan, intern)
  await aCandidature(server, company.companyId, plan, intern, { stage: 'CLOSED' })
  const payload: { io_id: string; company: { name: string }; is_interested: boolean }[] =
    await listRelevant(intern)
  const find = (id: string) => payload.filter((row) => row.io_id === id)
  expect(find(plan)).toMatchObject([{ company: { name: 'Rope Works' }, is_interested: false }])
  expect(find(wished)).toMatchObject([{ is_interested: true }])
  expect(notListed.flatMap(find)).toEqual([])
})

it('explains a match by an own candidature, and by none that the intern does not know', async () => {
  const [intern, other] = [await anIntern(server), await anIntern(server)]
  const paused = await aPlan(server, companyId, { status: 'PAUSED' })
  const waiting = await aCompany(server, { status: 'PENDING_APPROVAL' })
  const args = [server, companyId, paused] as const
  const [own, hidden, foreign] = [
    await aCandidature(...args, intern, { stage: 'INTERESTED' }),
    await aCandidature(server, companyId, planId, intern),
    await aCandidature(...args, other, { stage: 'INTERESTED' }),
  ]
  const browser = await server.as(intern.userId)
  const read = async (id: string) =>
    (await browser.request(`GET intern-service/match/${id}`)).status
  expect([
    await read(own),
    await read(planId),
    await read(hidden),
    await read(foreign),
    await read(paused),
    await read(await aPlan(server, waiting.companyId)),
  ]).toEqual([200, 200, 404, 404, 404, 404])
})

it('offers only the plans of this company, with their own supervisors', async () => {
  const draft = await aPlan(server, companyId, { status: 'DRAFT' })
  const foreign = await aCompany(server)
  const foreignPlan = await aPlan(server, foreign.companyId)
  for (const [plan, company, member] of [
    [planId, companyId, admin.memberId],
    [foreignPlan, foreign.companyId, foreign.admin.memberId],
  ])
    await server.pool.query(
      'insert into plan_supervisors (plan_id, company_id, member_id) values ($1, $2, $3)',
      [plan, company, member],
    )
  const { payload } = await host.request('GET browse-intern/get-io-list')
  const ids = payload.map(
    (option: { internship_opportunity_id: string }) => option.internship_opportunity_id,
  )
  expect([draft, foreignPlan].filter((id) => ids.includes(id))).toEqual([])
  const { rows } = await server.pool.query(
    `select label from lookup where list = 'career-field' and id = 1`,
  )
  expect(payload).toContainEqual(
    expect.objectContaining({
      internship_opportunity_id: planId,
      supervisor_ids: [admin.memberId],
      career_field: rows[0].label,
    }),
  )
})
