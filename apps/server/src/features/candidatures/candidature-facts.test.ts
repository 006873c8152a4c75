import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  aBatch,
  aCandidature,
  aCompany,
  anIntern,
  aPlan,
  type TestCompany,
  type TestIntern,
} from '../../platform/testing/factories.ts'
import { type Browser, type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { getQuarterHour } from '../../platform/testing/interviews.ts'
import { shiftDate, toDayText } from '../../platform/testing/insert-row.ts'

/** An id of a country that other lists have, too: a lookup id is unique in its list only. */
const albania = { id: 8, code: 'AL' }

let server: TestServer
let company: TestCompany
let intern: TestIntern
let planId: string
let candidatureId: string
let host: Browser
/** Rows of others come first, so that a statement that reads too many rows finds them first. */
beforeAll(async () => {
  server = await startTestServer()
  await anOldCandidature()
  company = await aCompany(server, { employee_count_id: 2, industry_id: 3, country_id: albania.id })
  intern = await anIntern(server, {
    user: { first_name: 'Mira', last_name: 'Hoxha', country_id: albania.id },
  })
  await aPlan(server, company.companyId, { name: 'Ship design' })
  planId = await aPlan(server, company.companyId, { name: 'Sail making' })
  candidatureId = await aCandidature(server, company.companyId, planId, intern, {
    stage: 'INTERESTED',
    interested_at: server.now(),
  })
  host = await server.as(company.admin.userId)
})
afterAll(() => server.stop())

/**
 * Creates a candidature of another company and intern, in a batch whose placement is over, with a
 * reply that the company owes for 20 days.
 */
async function anOldCandidature(): Promise<void> {
  const other = await aCompany(server, { employee_count_id: 7, industry_id: 9 })
  const day = (days: number) => toDayText(shiftDate(server.now(), days))
  const batch = await aBatch(server, {
    programme_start: day(-60),
    programme_end: day(90),
    placement_deadline: day(-5),
  })
  const plan = await aPlan(server, other.companyId, { name: 'Bridge building' })
  await aCandidature(server, other.companyId, plan, await anIntern(server, { batch }), {
    stage: 'INTERVIEWED',
    stage_since: shiftDate(server.now(), -20),
  })
}

it("lists a candidature once, with the intern's country", async () => {
  const { payload } = await host.request('GET candidatures')
  expect(payload).toMatchObject([
    {
      candidature_id: candidatureId,
      intern: { name: 'Mira H.', country_code: albania.code },
      plan: { name: 'Sail making' },
    },
  ])
})

it('shows the intern the industry, size and country of the host company', async () => {
  const path = `GET intern-service/candidature/${candidatureId}/hc`
  expect((await (await server.as(intern.userId)).request(path)).payload).toMatchObject({
    industry: 'Aerospace and defence',
    employee_count: '11–50',
    country_code: albania.code,
    plan: { name: 'Sail making' },
  })
})

it('an interview can be proposed although the placement of another batch is over and another company owes a reply', async () => {
  const proposed = await host.request('POST browse-intern/v2/schedule-interview', {
    body: {
      intern_id: intern.internId,
      io_id: planId,
      slots: [getQuarterHour(server, 3).toISOString()],
      interviewer_ids: [company.admin.memberId],
      duration: 30,
      meeting_link: 'https://meet.example/x',
    },
  })
  expect(proposed.status).toBe(200)
})

it('the email about a disqualification names the company and the plan', async () => {
  await host.request(`PATCH candidature/${candidatureId}/disqualify`, {
    body: { reasons: ['SKILLS'] },
  })
  await server.advanceClock(1000)
  const mail = (await server.mails(intern.email)).find(
    ({ kind }) => kind === 'candidatures.disqualify',
  )
  expect(mail?.body).toContain('Sail making')
})
