import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { zoneBuckets, bucketOf } from '@fledge/domain/browse/rules.ts'
import {
  aCandidature,
  aCompany,
  aMember,
  anIntern,
  aPlan,
} from '../../platform/testing/factories.ts'
import { type Browser, type TestServer, testServer } from '../../platform/testing/harness.ts'
import { matchFor } from './match-facts.ts'
import { ranked, scoreColumns } from './rank-columns.ts'
import { columnsOf, monthNumber, monthText } from './search-columns.ts'
import type { PlanRow } from './store.ts'

let server: TestServer
let host: Browser
let companyId: string
let planId: string
let admin: { memberId: string }
beforeAll(async () => {
  server = await testServer()
  const company = await aCompany(server)
  ;({ companyId, admin } = company)
  planId = await aPlan(server, companyId)
  host = await server.as(company.admin.userId)
})
afterAll(() => server.stop())

const ids = async (
  query: Record<string, string | string[]> = {},
  path = 'GET browse/candidates',
) => {
  const answer = await host.ask(path, { query: { per_page: '100', ...query } })
  expect(answer.message).toBe('')
  return (answer.payload.candidates ?? answer.payload).map(
    (card: { intern_id: string }) => card.intern_id,
  ) as string[]
}

it('an approved intern is there at once, a hidden one and one that left are not', async () => {
  const [seen, hidden, left] = [
    await anIntern(server),
    await anIntern(server),
    await anIntern(server),
  ]
  expect(await ids()).toEqual(
    expect.arrayContaining([seen.internId, hidden.internId, left.internId]),
  )
  await server.pool.query('update interns set is_hidden = true where intern_id = $1', [
    hidden.internId,
  ])
  await server.pool.query('delete from intern_search where intern_id = $1', [left.internId])
  const now = await ids()
  expect(now).toContain(seen.internId)
  expect(now).not.toContain(hidden.internId)
  expect(now).not.toContain(left.internId)
})

it('cards give the first name and an initial, the reasons, never an address', async () => {
  const { internId } = await anIntern(server)
  const { payload } = await host.ask('GET browse/candidates', {
    query: { per_page: '100', ir_ids: planId },
  })
  const card = payload.candidates.find((one: { intern_id: string }) => one.intern_id === internId)
  expect(card.name).toMatch(/^First\d+ L\.$/)
  expect(card.match.reasons.map((reason: { weight: number }) => reason.weight).toSorted()).toEqual([
    10, 15, 15, 30, 30,
  ])
  expect(JSON.stringify(payload)).not.toContain('@')
})

it('filters: every skill, any of the others; counts say what another value would give', async () => {
  const one = await anIntern(server, {
    application: { skill_ids: [11, 12], specialisation_ids: [101] },
    user: { time_zone: 'Asia/Kolkata' },
  })
  const two = await anIntern(server, {
    application: { skill_ids: [11], specialisation_ids: [102] },
  })
  expect(await ids({ skills: ['11', '12'] })).toEqual([one.internId])
  expect((await ids({ skills: '11' })).toSorted()).toEqual([one.internId, two.internId].toSorted())
  expect((await ids({ specialisations: ['101', '102'] })).toSorted()).toEqual(
    [one.internId, two.internId].toSorted(),
  )
  expect(await ids({ skills: '11', timezones: '10800|21600' })).toEqual([one.internId])
  const { payload } = await host.ask('GET browse/candidates', {
    query: { skills: '11', timezones: '10800|21600' },
  })
  expect(
    payload.facets.timezones.find((facet: { value: string }) => facet.value === '0|10800').count,
  ).toBe(1)
  expect(payload.facets.timezones).toHaveLength(6)
  expect(
    await ids({ skills: '11', timezones: '10800|21600' }, 'GET browse/candidates-other'),
  ).toEqual(expect.arrayContaining([two.internId]))
  const month = `${new Date(server.now().getTime() + 60 * 86_400_000).toISOString().slice(5, 7)}/${new Date(server.now().getTime() + 60 * 86_400_000).getUTCFullYear()}`
  expect(
    await ids({ skills: '11', preferred_start_months: month, internship_durations: '12' }),
  ).toHaveLength(2)
  expect(await ids({ skills: '11', internship_durations: '4' })).toEqual([])
})

it('ids that name nothing filter nothing, and are no choice; plans of nobody here count as none', async () => {
  const one = await anIntern(server, { application: { skill_ids: [11] } })
  const nobodys = '0193b1d2-7c4e-7a10-8f00-00000000000f'
  const everybody = (await ids()).toSorted()
  expect(
    (
      await ids({
        skills: '999999',
        projects: '888888',
        specialisations: '777777',
        ir_ids: nobodys,
      })
    ).toSorted(),
  ).toEqual(everybody)
  expect(await ids({ skills: ['11', '999999'] })).toContain(one.internId)
  const { payload } = await host.ask('GET browse/candidates', {
    query: { skills: ['11', '999999'], ir_ids: nobodys },
  })
  expect(payload.facets.skills.map((row: { value: string }) => row.value)).not.toContain('999999')
  expect(payload.plans.map((plan: { plan_id: string }) => plan.plan_id)).toEqual(
    (await host.ask('GET browse/candidates', {})).payload.plans.map(
      (plan: { plan_id: string }) => plan.plan_id,
    ),
  )
  expect(payload.facets.ir_ids.map((row: { value: string }) => row.value)).not.toContain(nobodys)
})

it('a moved person is in the other bucket at once', async () => {
  const one = await anIntern(server, { application: { skill_ids: [31] } })
  await server.pool.query(`update users set time_zone = 'America/Los_Angeles' where user_id = $1`, [
    one.userId,
  ])
  expect(await ids({ skills: '31', timezones: '-43200|-21600' })).toEqual([one.internId])
})

it('not interested hides until undone', async () => {
  const { internId } = await anIntern(server, { application: { skill_ids: [41] } })
  expect(
    (
      await host.ask('POST browse/not-interested', {
        body: { intern_id: internId, not_interested_reasons: ['SKILLS'] },
      })
    ).status,
  ).toBe(200)
  expect(await ids({ skills: '41' })).toEqual([])
  expect(
    (
      await host.ask(`PATCH browse/not-interested/${internId}`, {
        body: { not_interested_reasons: ['PROFILE'] },
      })
    ).payload.not_interested_reasons,
  ).toEqual(['PROFILE'])
  expect(
    (await host.ask(`GET browse/not-interested/${internId}`)).payload.not_interested_reasons,
  ).toEqual(['PROFILE'])
  expect(
    (
      await host.ask('POST browse/not-interested', {
        body: { intern_id: internId, not_interested_reasons: ['NONSENSE'] },
      })
    ).status,
  ).toBe(400)
  await host.ask(`DELETE browse/not-interested/${internId}`)
  expect(await ids({ skills: '41' })).toEqual([internId])
})

it('suggestions follow the active plans and leave out hidden career fields', async () => {
  expect((await host.ask('GET browse/candidates/v1/suggestions')).count).toBeGreaterThan(0)
  await host.ask('POST dashboard/career-field/v1/hide', { body: { career_field_id: 1 } })
  const without = await host.ask('GET browse/candidates/v1/suggestions')
  expect([without.count, without.payload.candidates]).toEqual([0, []])
  expect(without.payload.career_fields).toEqual([
    { career_field_id: 1, career_field_name: expect.any(String), is_hidden: true },
  ])
  await host.ask('POST dashboard/career-field/v1/hide', {
    body: { career_field_id: 1, hidden: false },
  })
  const again = await host.ask('GET browse/candidates/v1/suggestions')
  expect([again.count, again.payload.career_fields[0].is_hidden]).toEqual([
    expect.any(Number),
    false,
  ])
  expect(again.payload.candidates).not.toEqual([])
})

it('suggestions leave out those with whom an interview or an offer is under way here, not those of another company', async () => {
  const [own, other] = [await aCompany(server), await aCompany(server)]
  const plan = await aPlan(server, own.companyId)
  await aPlan(server, other.companyId)
  const suggested = async (admin: { userId: string }) =>
    (
      await (
        await server.as(admin.userId)
      ).ask('GET browse/candidates/v1/suggestions', { query: { per_page: '100' } })
    ).payload.candidates.map((one: { intern_id: string }) => one.intern_id)
  const at = async (stage: string) => {
    const intern = await anIntern(server)
    await aCandidature(server, own.companyId, plan, intern, { stage })
    return intern.internId
  }
  const busy = [
    await at('INTERVIEW_PROPOSED'),
    await at('INTERVIEWED'),
    await at('OFFERED'),
    await at('HIRED'),
  ]
  const open = [await at('INTERESTED'), await at('SHORTLISTED'), await at('CLOSED')]
  const seen = await suggested(own.admin)
  expect([busy.filter((id) => seen.includes(id)), open.filter((id) => seen.includes(id))]).toEqual([
    [],
    open,
  ])
  expect(await suggested(other.admin)).toEqual(expect.arrayContaining(busy))
})

it('whom the company hid can be looked at again, with the count beside the list', async () => {
  const own = await aCompany(server)
  const browser = await server.as(own.admin.userId)
  const [one, other] = [
    await anIntern(server, { application: { skill_ids: [71] } }),
    await anIntern(server, { application: { skill_ids: [71] } }),
  ]
  await browser.ask('POST browse/not-interested', {
    body: { intern_id: one.internId, not_interested_reasons: ['SKILLS'] },
  })
  const shown = await browser.ask('GET browse/candidates', { query: { skills: '71' } })
  expect([
    shown.payload.candidates.map((card: { intern_id: string }) => card.intern_id),
    shown.payload.hidden_count,
  ]).toEqual([[other.internId], 1])
  const hidden = await browser.ask('GET browse/candidates', { query: { hidden: '1' } })
  expect(hidden.payload.candidates).toMatchObject([
    { intern_id: one.internId, is_not_interested: true },
  ])
  expect((await host.ask('GET browse/candidates', { query: { hidden: '1' } })).count).toBe(0)
  await server.pool.query('delete from intern_search where intern_id = $1', [one.internId])
  expect((await browser.ask('GET browse/candidates')).payload.hidden_count).toBe(0)
})

it('near matches say which filter they miss; a plan says how many are in its field', async () => {
  const own = await aCompany(server)
  const browser = await server.as(own.admin.userId)
  const plan = await aPlan(server, own.companyId, { name: 'Rigger', career_field_id: 1 })
  await aPlan(server, own.companyId, { name: 'Baker', career_field_id: 2 })
  const old = await aPlan(server, own.companyId, {
    name: 'Cook',
    career_field_id: 1,
    status: 'ARCHIVED',
  })
  const { internId } = await anIntern(server, {
    application: { skill_ids: [81], specialisation_ids: [103] },
  })
  const near = await browser.ask('GET browse/candidates-other', {
    query: { skills: '81', specialisations: '104' },
  })
  expect(near.payload).toMatchObject([{ intern_id: internId, misses: 'specialisations' }])
  const { payload } = await browser.ask('GET browse/candidates', { query: { skills: '81' } })
  expect(
    payload.facets.ir_ids.map((row: { label: string; count: number }) => [row.label, row.count]),
  ).toEqual([
    ['Baker', 0],
    ['Rigger', 1],
  ])
  const for2 = await browser.ask('GET browse/candidates', {
    query: { skills: '81', ir_ids: [plan, old] },
  })
  expect(for2.payload.plans.map((row: { name: string }) => row.name).toSorted()).toEqual([
    'Cook (Archived)',
    'Rigger',
  ])
  expect(for2.payload.facets.ir_ids.map((row: { label: string }) => row.label)).toContain(
    'Cook (Archived)',
  )
})

it('counts are those of a plain count, whatever is chosen', async () => {
  const own = await aCompany(server)
  const browser = await server.as(own.admin.userId)
  const queries: readonly Record<string, string | string[]>[] = [
    {},
    { skills: '11' },
    { skills: ['11', '12'], specialisations: '101' },
    { internship_durations: '12', timezones: '0|10800' },
  ]
  for (const query of queries) {
    const { payload } = await browser.ask('GET browse/candidates', {
      query: { ...query, per_page: '100' },
    })
    for (const facet of payload.facets.skills.filter((row: { value: string }) =>
      ['11', '12', '41'].includes(row.value),
    )) {
      const skills = [...new Set([query['skills'] ?? [], facet.value].flat())]
      expect([
        facet.value,
        (await browser.ask('GET browse/candidates', { query: { ...query, skills } })).count,
      ]).toEqual([facet.value, facet.count])
    }
  }
})

it('who may not browse is told who can change that; a company under review cannot browse', async () => {
  const member = await server.as((await aMember(server, companyId, { permissions: [] })).userId)
  const refused = await member.ask('GET browse/candidates')
  expect([refused.status, refused.message]).toEqual([
    403,
    'An administrator of your company can let you browse candidates.',
  ])
  const waiting = await aCompany(server, { status: 'PENDING_APPROVAL' })
  expect((await (await server.as(waiting.admin.userId)).ask('GET browse/candidates')).code).toBe(
    'COMPANY_NOT_APPROVED',
  )
  expect((await server.anyone().ask('GET browse/candidates')).status).toBe(401)
  expect((await host.ask('GET browse/candidates', { query: { skills: 'x' } })).status).toBe(400)
})

it('the shortlist: for a plan it opens a candidature, twice is once, off it closes or is interest again', async () => {
  const intern = await anIntern(server)
  const body = { intern_id: intern.internId, io_id: planId }
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => host.ask('POST browse-intern/save-shortlist-intern', { body })),
  )
  expect(new Set(answers.map((answer) => answer.payload.candidature_id)).size).toBe(1)
  expect(
    (await host.ask('POST browse-intern/get-shortlist-interns', { body: { plan_id: planId } }))
      .payload,
  ).toMatchObject([{ is_shortlisted: true, shortlisted_for: [planId] }])
  expect((await host.ask('POST browse-intern/delete-shortlist-intern', { body })).status).toBe(200)
  expect((await host.ask('POST browse-intern/delete-shortlist-intern', { body })).status).toBe(200)
  expect(
    (await host.ask(`GET candidature/${answers[0]?.payload.candidature_id}/v1/stage`)).payload,
  ).toMatchObject({ stage: 'CLOSED', end_reason: 'OFF_SHORTLIST' })
  await (
    await server.as(intern.userId)
  ).ask('POST intern-service/intern-dashboard/express-interest', { body: { io_id: planId } })
  const again = await host.ask('POST browse-intern/save-shortlist-intern', { body })
  await host.ask('POST browse-intern/delete-shortlist-intern', { body })
  expect(
    (await host.ask(`GET candidature/${again.payload.candidature_id}/v1/stage`)).payload.stage,
  ).toBe('INTERESTED')
  const plain = await host.ask('POST browse-intern/save-shortlist-intern', {
    body: { intern_id: intern.internId },
  })
  expect(plain.payload.candidature_id).toBeNull()
  expect(
    (await host.ask('POST browse-intern/get-shortlist-interns', { body: { plan_id: null } })).count,
  ).toBe(1)
})

it("relevant internships are ranked with reasons; a stranger's list is not there", async () => {
  const intern = await anIntern(server)
  const guest = await server.as(intern.userId)
  const { payload } = await guest.ask(
    `GET intern-service/intern-dashboard/${intern.internId}/relevant-irs/v2`,
  )
  expect(payload[0].match.reasons).toHaveLength(5)
  expect((await guest.ask(`GET intern-service/match/${planId}`)).payload.score).toBe(
    payload[0].match.score,
  )
  expect(
    (await guest.ask(`GET intern-service/intern-dashboard/${companyId}/relevant-irs/v2`)).status,
  ).toBe(404)
  expect(
    (await host.ask('GET browse-intern/get-io-list')).payload.map(
      (option: { internship_opportunity_id: string }) => option.internship_opportunity_id,
    ),
  ).toContain(planId)
  expect(
    (
      await host.ask('GET browse-intern/eligible-career-fields', {
        query: { intern_application_id: intern.applicationId },
      })
    ).count,
  ).toBe(1)
  expect(admin.memberId).toBeTruthy()
})

const some = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 8 })
const plans: fc.Arbitrary<PlanRow> = fc.record({
  plan_id: fc.uuid(),
  company_id: fc.uuid(),
  name: fc.constant('Plan'),
  status: fc.constant('ACTIVE' as const),
  career_field_id: fc.option(fc.integer({ min: 1, max: 3 })),
  skill_ids: some,
  project_type_ids: some,
  start_month: fc.option(fc.constantFrom('2027-01-01', '2027-03-01', '2027-04-01')),
  duration_min: fc.option(fc.integer({ min: 4, max: 8 })),
  duration_max: fc.option(fc.integer({ min: 9, max: 16 })),
  working_from: fc.constantFrom('08:00', '09:00'),
  working_to: fc.constantFrom('16:00', '18:00'),
  zone: fc.constantFrom('Europe/London', 'America/New_York', 'Asia/Tokyo'),
})
const interns = fc.record({
  career_field_id: fc.integer({ min: 1, max: 3 }),
  skill_ids: some,
  project_ids: some,
  start_month: fc.constantFrom('2027-01-01', '2027-02-01', '2027-03-01'),
  duration_weeks: fc.integer({ min: 4, max: 16 }),
  time_zone: fc.constantFrom('Africa/Lagos', 'Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Apia'),
})
const nobody = {
  career_field_id: 0,
  skill_ids: [],
  project_ids: [],
  start_month: '2027-01-01',
  duration_weeks: 4,
  time_zone: 'UTC',
}
const entryOf = (
  intern: {
    career_field_id: number
    skill_ids: number[]
    project_ids: number[]
    start_month: string
    duration_weeks: number
    time_zone: string
  },
  id = 'a',
) => ({
  id,
  field: intern.career_field_id,
  specialisations: [],
  skills: intern.skill_ids,
  projects: intern.project_ids,
  month: monthNumber(intern.start_month),
  weeks: intern.duration_weeks,
  zone: intern.time_zone,
  approved: '2026-01-01',
})

it("the order of browse is the domain's score, for any plan and intern", () => {
  const now = new Date('2026-11-21T10:00:00Z')
  const allRows = (count: number) => Int32Array.from({ length: count }, (_, index) => index)
  fc.assert(
    fc.property(
      plans,
      fc.array(interns, { maxLength: 200 }),
      fc.integer({ min: 1, max: 20 }),
      (plan, list, most) => {
        const columns = columnsOf(
          list.map((intern, index) => entryOf(intern, String(index).padStart(4, '0'))),
        )
        const scores = [...scoreColumns(columns, plan, now)]
        expect(scores).toEqual(
          columns.entries.map(
            (entry) => matchFor(list[Number(entry.id)] ?? nobody, plan, now).score,
          ),
        )
        // In two sets of columns, as when some changed since, and cut anywhere: the same order as one sort of all.
        const sorted = columns.entries
          .map((entry, index) => ({ entry, score: scores[index] ?? 0 }))
          .toSorted((a, b) => b.score - a.score || (a.entry.id < b.entry.id ? -1 : 1))
          .map((one) => one.entry.id)
        const halves = [
          columns.entries.slice(0, list.length / 2),
          columns.entries.slice(list.length / 2),
        ].map((half) => ({ columns: columnsOf(half), rows: allRows(half.length) }))
        expect(ranked(halves, [plan], 'fit', now, most).map((entry) => entry.id)).toEqual(
          sorted.slice(0, most),
        )
      },
    ),
    { numRuns: 200 },
  )
})

it('months and zone buckets are named as the seeds name them', () => {
  expect(['2027-01-01', '2027-12-01'].map((month) => monthText(monthNumber(month)))).toEqual([
    '01/2027',
    '12/2027',
  ])
  expect([-43200, -21600, -1, 0, 19800, 21600, 46800].map(bucketOf)).toEqual([
    '-43200|-21600',
    '-21600|-10800',
    '-10800|0',
    '0|10800',
    '10800|21600',
    '21600|43200',
    '21600|43200',
  ])
  expect(zoneBuckets).toHaveLength(6)
})

it('the shortlist says what the stages say: back on it after an interview that did not take place, off it once ended', async () => {
  const intern = await anIntern(server)
  const scheduled = await host.ask('POST browse-intern/v2/schedule-interview', {
    body: {
      intern_id: intern.internId,
      io_id: planId,
      slots: [
        new Date(
          Math.ceil((server.now().getTime() + 3 * 86_400_000) / 900_000) * 900_000,
        ).toISOString(),
      ],
      interviewer_ids: [admin.memberId],
      duration: 30,
      meeting_link: 'https://meet.example/a',
    },
  })
  expect(scheduled.status).toBe(200)
  const listed = async () =>
    (
      await host.ask('POST browse-intern/get-shortlist-interns', {
        body: { plan_id: planId, per_page: 100 },
      })
    ).payload.find((one: { intern_id: string }) => one.intern_id === intern.internId)
  expect(await listed()).toBeUndefined()
  await host.ask('POST dashboard/withdraw-interview', {
    body: { interview_id: scheduled.payload.interview_id, reason: 'FILLED' },
  })
  expect(await listed()).toMatchObject({ stage: 'SHORTLISTED', shortlisted_for: [planId] })
  await host.ask(`PATCH candidature/${scheduled.payload.candidature_id}/disqualify`, {
    body: { reasons: ['SKILLS'] },
  })
  expect(await listed()).toBeUndefined()
  expect(
    (
      await host.ask('POST browse-intern/save-shortlist-intern', {
        body: { intern_id: intern.internId, io_id: planId },
      })
    ).payload.candidature_id,
  ).not.toBe(scheduled.payload.candidature_id)
  expect(await listed()).toMatchObject({ stage: 'SHORTLISTED' })
})

it('a paused plan is among the plans to look at, and says that it takes nobody', async () => {
  const paused = await aPlan(server, companyId, { status: 'PAUSED' })
  const options: { internship_opportunity_id: string; takes_candidates: boolean }[] = (
    await host.ask('GET browse-intern/get-io-list')
  ).payload
  expect(options.find((one) => one.internship_opportunity_id === paused)?.takes_candidates).toBe(
    false,
  )
  expect(options.find((one) => one.internship_opportunity_id === planId)?.takes_candidates).toBe(
    true,
  )
})
