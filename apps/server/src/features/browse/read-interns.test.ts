import { afterAll, beforeAll, expect, it } from 'vitest'
import { aCompany, anIntern, aPlan } from '../../platform/testing/factories.ts'
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
