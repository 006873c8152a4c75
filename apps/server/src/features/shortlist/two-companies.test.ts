import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  aCandidature,
  aCompany,
  aMember,
  anIntern,
  anInterview,
  aPlan,
  type TestCompany,
  type TestIntern,
} from '../../platform/testing/factories.ts'
import { type Browser, type TestServer, startTestServer } from '../../platform/testing/harness.ts'

let server: TestServer
let own: Shortlister
let other: Shortlister
beforeAll(async () => {
  server = await startTestServer()
  own = await createShortlister()
  other = await createShortlister()
})
afterAll(() => server.stop())

interface Shortlister {
  readonly company: TestCompany
  readonly planId: string
  readonly secondPlanId: string
  readonly browser: Browser
}

async function createShortlister(): Promise<Shortlister> {
  const company = await aCompany(server)
  return {
    company,
    planId: await aPlan(server, company.companyId),
    secondPlanId: await aPlan(server, company.companyId),
    browser: await server.as(company.admin.userId),
  }
}

const save = ({ browser }: Shortlister, { internId }: TestIntern, plan?: string) =>
  browser.request('POST browse-intern/save-shortlist-intern', {
    body: { intern_id: internId, ...(plan ? { io_id: plan } : {}) },
  })

/** The entries of all companies for the interns, as `[plan, intern]`. */
async function listEntries(interns: readonly TestIntern[]): Promise<string[][]> {
  const { rows } = await server.pool.query(
    'select coalesce(plan_id::text, company_id::text) as plan, intern_id from shortlist where intern_id = any ($1)',
    [interns.map(({ internId }) => internId)],
  )
  return rows.map((row) => [row.plan, row.intern_id]).toSorted()
}

/** Has both companies save both interns for both plans and without a plan. */
async function saveEverywhere(interns: readonly TestIntern[]): Promise<void> {
  for (const company of [own, other])
    for (const intern of interns)
      for (const plan of [company.planId, company.secondPlanId, undefined])
        expect((await save(company, intern, plan)).status).toBe(200)
}

it('removing an intern from the shortlist of a plan keeps all other entries', async () => {
  const interns = [await anIntern(server), await anIntern(server)] as const
  await saveEverywhere(interns)
  const before = await listEntries(interns)
  const [{ internId }] = interns
  await own.browser.request('POST browse-intern/delete-shortlist-intern', {
    body: { intern_id: internId, io_id: own.planId },
  })
  const isOf = (plan: string) => (entry: readonly string[]) =>
    !(entry[0] === plan && entry[1] === internId)
  expect(await listEntries(interns)).toEqual(before.filter(isOf(own.planId)))
  await own.browser.request('POST browse-intern/delete-shortlist-intern', {
    body: { intern_id: internId },
  })
  expect(await listEntries(interns)).toEqual(
    before.filter(isOf(own.planId)).filter(isOf(own.company.companyId)),
  )
})

it('the end of a candidature removes its entry and no other', async () => {
  const interns = [await anIntern(server), await anIntern(server)] as const
  await saveEverywhere(interns)
  const before = await listEntries(interns)
  const { rows } = await server.pool.query(
    'select candidature_id from candidatures where plan_id = $1 and intern_id = $2',
    [own.planId, interns[0].internId],
  )
  await own.browser.request(`PATCH candidature/${rows[0].candidature_id}/disqualify`, {
    body: { reasons: ['SKILLS'] },
  })
  expect(await listEntries(interns)).toEqual(
    before.filter(([plan, intern]) => !(plan === own.planId && intern === interns[0].internId)),
  )
})

it('an interview that did not take place puts its intern back, in the name of who proposed it', async () => {
  const interns = [await anIntern(server), await anIntern(server)] as const
  const colleague = await aMember(server, own.company.companyId)
  const scheduled: { id: string; candidature: string }[] = []
  for (const [intern, proposer] of [
    [interns[0], own.company.admin],
    [interns[1], colleague],
  ] as const) {
    const args = [server, own.company.companyId] as const
    const candidature = await aCandidature(...args, own.planId, intern, {
      stage: 'INTERVIEW_PROPOSED',
    })
    const id = await anInterview(...args, candidature, intern, [own.company.admin.memberId], {
      proposed_by: proposer.userId,
    })
    scheduled.push({ id, candidature })
  }
  await own.browser.request('POST dashboard/withdraw-interview', {
    body: { interview_id: scheduled[0]?.id, reason: 'FILLED' },
  })
  const { rows } = await server.pool.query(
    'select intern_id, plan_id, added_by from shortlist where intern_id = any ($1)',
    [interns.map(({ internId }) => internId)],
  )
  expect(rows).toEqual([
    { intern_id: interns[0].internId, plan_id: own.planId, added_by: own.company.admin.userId },
  ])
})

it('lists own entries with the plan, the stage and the person of each', async () => {
  const [intern, neighbour] = [await anIntern(server), await anIntern(server)]
  const colleague = await aMember(server, own.company.companyId)
  await server.pool.query(
    `update users set first_name = 'Vera', last_name = 'Lind' where user_id = $1`,
    [own.company.admin.userId],
  )
  await saveEverywhere([intern, neighbour])
  await server.pool.query(
    'update shortlist set added_by = $1 where intern_id = $2 and plan_id = $3',
    [colleague.userId, neighbour.internId, own.planId],
  )
  await server.pool.query(
    `update candidatures set stage = 'INTERVIEWED' where intern_id = $1 and plan_id <> $2`,
    [intern.internId, own.planId],
  )
  const list = async (body: Record<string, unknown>) =>
    (
      await own.browser.request('POST browse-intern/get-shortlist-interns', {
        body: { per_page: 100, ...body },
      })
    ).payload
  const [entry, ...rest] = (await list({ plan_id: own.planId })).filter(
    (row: { intern_id: string }) => row.intern_id === intern.internId,
  )
  expect(rest).toEqual([])
  expect(entry).toMatchObject({
    plan: { plan_id: own.planId },
    added_by: 'Vera Lind',
    stage: 'SHORTLISTED',
  })
  const unplanned = await list({ plan_id: null })
  expect(
    unplanned.filter((row: { intern_id: string }) => row.intern_id === intern.internId),
  ).toMatchObject([{ plan: null, stage: null }])
  const all = await list({})
  expect(
    all.filter((row: { intern_id: string }) => row.intern_id === intern.internId),
  ).toHaveLength(3)
})

it('only interns in browse or with a candidature here can be added, and only to own plans', async () => {
  const [outside, intern] = [await anIntern(server), await anIntern(server)]
  await server.pool.query('delete from intern_search where intern_id = $1', [outside.internId])
  await aCandidature(server, other.company.companyId, other.planId, outside)
  expect((await save(own, outside)).status).toBe(404)
  expect((await save(other, outside)).status).toBe(200)
  expect((await save(own, intern, other.planId)).status).toBe(404)
})

it('changing and undoing a mark of no interest leaves other marks as they are', async () => {
  const interns = [await anIntern(server), await anIntern(server)] as const
  for (const { browser } of [own, other])
    for (const { internId } of interns)
      await browser.request('POST browse/not-interested', {
        body: { intern_id: internId, not_interested_reasons: ['SKILLS'] },
      })
  const path = `browse/not-interested/${interns[0].internId}`
  const listMarks = async () =>
    (
      await server.pool.query(
        `select company_id, intern_id, reasons from not_interested where intern_id = any ($1)`,
        [interns.map(({ internId }) => internId)],
      )
    ).rows
  const isOwn = (mark: { company_id: string; intern_id: string }) =>
    mark.company_id === own.company.companyId && mark.intern_id === interns[0].internId
  await own.browser.request(`PATCH ${path}`, { body: { not_interested_reasons: ['PROFILE'] } })
  const changed = await listMarks()
  expect(changed.filter(isOwn)).toMatchObject([{ reasons: ['PROFILE'] }])
  expect(changed.filter((mark) => !isOwn(mark)).map((mark) => mark.reasons)).toEqual([
    ['SKILLS'],
    ['SKILLS'],
    ['SKILLS'],
  ])
  await own.browser.request(`DELETE ${path}`)
  expect((await own.browser.request(`GET ${path}`)).payload).toBeNull()
  expect(await listMarks()).toEqual(changed.filter((mark) => !isOwn(mark)))
})
