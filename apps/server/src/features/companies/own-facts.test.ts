import { randomUUID } from 'node:crypto'
import { dayMs } from '@fledge/kernel/dates.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  aCandidature,
  aCompany,
  aMember,
  anIntern,
  anInterview,
  anOffer,
  anOperator,
  aPlan,
  type TestCompany,
} from '../../platform/testing/factories.ts'
import { type Browser, type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { insertRow, type TestRow } from '../../platform/testing/insert-row.ts'

let server: TestServer
let operator: Browser
beforeAll(async () => {
  server = await startTestServer()
  operator = await server.as((await anOperator(server)).userId)
})
afterAll(() => server.stop())

/** Two entries of a list, in the order of their labels. */
async function chooseEntries(list: string) {
  const { rows } = await server.pool.query<{ id: number; label: string }>(
    `select id, label from (select id, label from lookup where list = $1 order by id limit 2) l order by label`,
    [list],
  )
  return { ids: rows.map(({ id }) => id), labels: rows.map(({ label }) => label) }
}

async function addSupervisor(company: TestCompany, planId: string, overrides: TestRow = {}) {
  const member = await aMember(server, company.companyId, overrides)
  await insertRow(server.pool, 'plan_supervisors', {
    plan_id: planId,
    company_id: company.companyId,
    member_id: member.memberId,
  })
  return member
}

/** Gives a company everything that a checklist, a profile or the programme team counts. */
async function addEverything(company: TestCompany): Promise<void> {
  const { companyId, admin } = company
  const planId = await aPlan(server, companyId, { openings: 5 })
  await aPlan(server, companyId, { status: 'DRAFT', published_at: null })
  await addSupervisor(company, planId)
  const intern = await anIntern(server)
  const candidature = await aCandidature(server, companyId, planId, intern, { stage: 'HIRED' })
  await anInterview(server, companyId, candidature, intern, [admin.memberId])
  const args = [server, companyId, planId, candidature, intern, admin.memberId] as const
  const offer = await anOffer(...args, { status: 'ACCEPTED_BY_CANDIDATE' })
  await insertRow(server.pool, 'internships', {
    internship_id: randomUUID(),
    offer_id: offer,
    company_id: companyId,
    intern_id: intern.internId,
    plan_id: planId,
    status: 'COMPLETE',
    starts_on: '2020-01-06',
    ends_on: '2020-02-02',
    zone: 'UTC',
    hours_a_week: 30,
    supervisor_member_id: admin.memberId,
    created_at: server.now(),
  })
  await insertRow(server.pool, 'shortlist', {
    company_id: companyId,
    intern_id: intern.internId,
    added_by: admin.userId,
    created_at: server.now(),
  })
  await insertRow(server.pool, 'projects', {
    project_id: randomUUID(),
    company_id: companyId,
    name: 'Tide tables',
    description: 'Of all ports',
    created_at: server.now(),
  })
}

const readChecklist = async (browser: Browser) =>
  (await browser.request('GET pocs/checklist-items')).payload.map(
    (row: { item: string; is_done: boolean; link: string }) => [row.item, row.is_done, row.link],
  )

it('the checklist, the public page and the review count what is the company’s own', async () => {
  const company = await aCompany(server)
  const browser = await server.as(company.admin.userId)
  const readAll = async () => ({
    checklist: await readChecklist(browser),
    page: (await browser.request(`GET host-company/public/profile/${company.companyId}`)).payload,
    review: (await operator.request(`GET operator/companies/${company.companyId}`)).payload,
  })
  const before = await readAll()
  expect(before.checklist.filter(([, isDone]: [string, boolean]) => isDone)).toEqual([])
  await addEverything(await aCompany(server))
  expect(await readAll()).toEqual(before)
  await addEverything(company)
  const { checklist, page, review } = await readAll()
  expect(
    checklist.filter(([, isDone]: [string, boolean]) => isDone).map(([item]: [string]) => item),
  ).toEqual(['project', 'plan', 'colleague', 'shortlist', 'interview'])
  expect([page.internships.length, page.people.length, page.interns_hosted]).toEqual([1, 1, 1])
  expect(review).toMatchObject({
    counts: { plans: 2, candidatures: 1, interviews: 1, internships: 1 },
    credits_left: 9,
  })
  expect(review.members).toHaveLength(2)
})

it('the public page names active supervisors of open internships only', async () => {
  const company = await aCompany(server)
  const [open, archived] = [
    await aPlan(server, company.companyId),
    await aPlan(server, company.companyId, { status: 'ARCHIVED' }),
  ]
  const shown = await addSupervisor(company, open)
  await addSupervisor(company, open, { status: 'DEACTIVATED' })
  await addSupervisor(company, archived)
  await aMember(server, company.companyId)
  const { payload } = await server
    .anonymous()
    .request(`GET host-company/public/profile/${company.companyId}`)
  const { rows } = await server.pool.query(
    `select first_name || ' ' || last_name as name from users where user_id = $1`,
    [shown.userId],
  )
  expect(payload.people.map((person: { name: string }) => person.name)).toEqual([rows[0].name])
  expect(payload.internships).toHaveLength(1)
})

it('the profile shows the chosen entries of each list by their labels, on every page of it', async () => {
  const [culture, environment, remote, tool] = [
    await chooseEntries('company-culture'),
    await chooseEntries('flexible-environment'),
    await chooseEntries('remote-tool'),
    await chooseEntries('company-tool'),
  ]
  const labelOf = async (list: string) =>
    (await server.pool.query('select label from lookup where list = $1 and id = 1', [list])).rows[0]
      .label
  const { companyId, admin } = await aCompany(server, {
    culture_ids: culture.ids,
    flexible_environment_ids: environment.ids,
    remote_tool_ids: remote.ids,
    company_tool_ids: tool.ids,
    industry_id: 1,
    employee_count_id: 1,
    funding_type_id: 1,
    annual_revenue_id: 1,
  })
  const browser = await server.as(admin.userId)
  const own = (await browser.request('GET profile/v1/company-profile')).payload
  const review = (await operator.request(`GET operator/companies/${companyId}`)).payload.profile
  const page = (await browser.request(`GET host-company/public/profile/${companyId}`)).payload
  const namesOf = (options: readonly { name: string }[]) => options.map(({ name }) => name)
  const singleChoices = {
    industry: await labelOf('industry'),
    employee_count: await labelOf('employee-count'),
    funding_type: await labelOf('funding-type'),
    annual_revenue: await labelOf('annual-revenue'),
  }
  for (const { about, basic, general } of [own, review]) {
    expect({ ...basic, ...general }).toMatchObject(singleChoices)
    expect([
      namesOf(about.cultures),
      namesOf(about.flexible_environments),
      namesOf(about.remote_tools),
      namesOf(about.company_tools),
    ]).toEqual([culture.labels, environment.labels, remote.labels, tool.labels])
  }
  expect(page).toMatchObject({
    industry: singleChoices.industry,
    employee_count: singleChoices.employee_count,
  })
  expect([namesOf(page.cultures), page.flexible_environments, page.tools]).toEqual([
    culture.labels,
    environment.labels,
    [...new Set([...tool.labels, ...remote.labels])],
  ])
})

it('the queue says whether the first contact has finished, whatever colleagues have', async () => {
  const { companyId, admin } = await aCompany(server, { status: 'PENDING_APPROVAL' })
  await aMember(server, companyId)
  await server.pool.query(
    'update members set onboarding_completed_at = null where member_id = $1',
    [admin.memberId],
  )
  const isComplete = async () =>
    (
      await operator.request('GET operator/companies', {
        query: { status: 'PENDING_APPROVAL', per_page: '100' },
      })
    ).payload.find((row: { company_id: string }) => row.company_id === companyId)
      .is_profile_complete
  expect(await isComplete()).toBe(false)
  await server.pool.query('update members set onboarding_completed_at = $2 where member_id = $1', [
    admin.memberId,
    server.now(),
  ])
  expect(await isComplete()).toBe(true)
})

it('a decision notifies the active administrators of this company only', async () => {
  const company = await aCompany(server, { status: 'PENDING_APPROVAL' })
  const { companyId, admin } = company
  const second = await aMember(server, companyId, { role: 'ADMIN' })
  const others = [
    await aMember(server, companyId),
    await aMember(server, companyId, { role: 'ADMIN', status: 'DEACTIVATED' }),
    (await aCompany(server, { status: 'PENDING_APPROVAL' })).admin,
  ]
  await operator.request(`POST operator/companies/${companyId}/approve`, {
    body: { expected_status: 'PENDING_APPROVAL' },
  })
  await server.advanceClock(dayMs / 24)
  const isTold = async ({ email }: { email: string }) =>
    (await server.mails(email)).some(({ kind }) => kind === 'companies.approve')
  expect([await isTold(admin), await isTold(second)]).toEqual([true, true])
  for (const member of others) expect(await isTold(member)).toBe(false)
})
