import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  aCandidature,
  aCompany,
  aMember,
  anIntern,
  aPlan,
} from '../../platform/testing/factories.ts'
import { type Browser, type TestServer, startTestServer } from '../../platform/testing/harness.ts'

let server: TestServer
let host: Browser
let companyId: string
let planId: string
beforeAll(async () => {
  server = await startTestServer()
  const company = await aCompany(server)
  companyId = company.companyId
  planId = await aPlan(server, company.companyId)
  host = await server.as(company.admin.userId)
})
afterAll(() => server.stop())

const ids = async (
  query: Record<string, string | string[]> = {},
  path = 'GET browse/candidates',
) => {
  const answer = await host.request(path, { query: { per_page: '100', ...query } })
  expect(answer.message).toBe('')
  return (answer.payload.candidates ?? answer.payload).map(
    (card: { intern_id: string }) => card.intern_id,
  ) as string[]
}

it('lists an approved intern immediately, but no hidden or departed intern', async () => {
  const [visibleIntern, hidden, leftIntern] = [
    await anIntern(server),
    await anIntern(server),
    await anIntern(server),
  ]
  expect(await ids()).toEqual(
    expect.arrayContaining([visibleIntern.internId, hidden.internId, leftIntern.internId]),
  )
  await server.pool.query('update interns set is_hidden = true where intern_id = $1', [
    hidden.internId,
  ])
  await server.pool.query('delete from intern_search where intern_id = $1', [leftIntern.internId])
  const now = await ids()
  expect(now).toContain(visibleIntern.internId)
  expect(now).not.toContain(hidden.internId)
  expect(now).not.toContain(leftIntern.internId)
})

it('cards show the first name, an initial and the match reasons, but never an address', async () => {
  const { internId } = await anIntern(server)
  const { payload } = await host.request('GET browse/candidates', {
    query: { per_page: '100', ir_ids: planId },
  })
  const card = payload.candidates.find(
    (candidate: { intern_id: string }) => candidate.intern_id === internId,
  )
  expect(card.name).toMatch(/^First\d+ L\.$/)
  expect(card.match.reasons.map((reason: { weight: number }) => reason.weight).toSorted()).toEqual([
    10, 15, 15, 30, 30,
  ])
  expect(JSON.stringify(payload)).not.toContain('@')
})

it('requires every skill and any value of the other filters, and counts results per value', async () => {
  const intern = await anIntern(server, {
    application: { skill_ids: [11, 12], specialisation_ids: [101] },
    user: { time_zone: 'Asia/Kolkata' },
  })
  const two = await anIntern(server, {
    application: { skill_ids: [11], specialisation_ids: [102] },
  })
  expect(await ids({ skills: ['11', '12'] })).toEqual([intern.internId])
  expect((await ids({ skills: '11' })).toSorted()).toEqual(
    [intern.internId, two.internId].toSorted(),
  )
  expect((await ids({ specialisations: ['101', '102'] })).toSorted()).toEqual(
    [intern.internId, two.internId].toSorted(),
  )
  expect(await ids({ skills: '11', timezones: '10800|21600' })).toEqual([intern.internId])
  const { payload } = await host.request('GET browse/candidates', {
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

it('ignores unknown ids, offers them as no choice and treats unknown plans as none', async () => {
  const intern = await anIntern(server, { application: { skill_ids: [11] } })
  const unknownId = '0193b1d2-7c4e-7a10-8f00-00000000000f'
  const allIds = (await ids()).toSorted()
  expect(
    (
      await ids({
        skills: '999999',
        projects: '888888',
        specialisations: '777777',
        ir_ids: unknownId,
      })
    ).toSorted(),
  ).toEqual(allIds)
  expect(await ids({ skills: ['11', '999999'] })).toContain(intern.internId)
  const { payload } = await host.request('GET browse/candidates', {
    query: { skills: ['11', '999999'], ir_ids: unknownId },
  })
  expect(payload.facets.skills.map((row: { value: string }) => row.value)).not.toContain('999999')
  expect(payload.plans.map((plan: { plan_id: string }) => plan.plan_id)).toEqual(
    (await host.request('GET browse/candidates', {})).payload.plans.map(
      (plan: { plan_id: string }) => plan.plan_id,
    ),
  )
  expect(payload.facets.ir_ids.map((row: { value: string }) => row.value)).not.toContain(unknownId)
})

it('moves an intern to the bucket of their new time zone immediately', async () => {
  const intern = await anIntern(server, { application: { skill_ids: [31] } })
  await server.pool.query(`update users set time_zone = 'America/Los_Angeles' where user_id = $1`, [
    intern.userId,
  ])
  expect(await ids({ skills: '31', timezones: '-43200|-21600' })).toEqual([intern.internId])
})

it('hides an intern marked as not interesting until it is undone', async () => {
  const { internId } = await anIntern(server, { application: { skill_ids: [41] } })
  expect(
    (
      await host.request('POST browse/not-interested', {
        body: { intern_id: internId, not_interested_reasons: ['SKILLS'] },
      })
    ).status,
  ).toBe(200)
  expect(await ids({ skills: '41' })).toEqual([])
  expect(
    (
      await host.request(`PATCH browse/not-interested/${internId}`, {
        body: { not_interested_reasons: ['PROFILE'] },
      })
    ).payload.not_interested_reasons,
  ).toEqual(['PROFILE'])
  expect(
    (await host.request(`GET browse/not-interested/${internId}`)).payload.not_interested_reasons,
  ).toEqual(['PROFILE'])
  expect(
    (
      await host.request('POST browse/not-interested', {
        body: { intern_id: internId, not_interested_reasons: ['NONSENSE'] },
      })
    ).status,
  ).toBe(400)
  await host.request(`DELETE browse/not-interested/${internId}`)
  expect(await ids({ skills: '41' })).toEqual([internId])
})

it('suggestions follow the active plans and exclude hidden career fields', async () => {
  expect((await host.request('GET browse/candidates/v1/suggestions')).count).toBeGreaterThan(0)
  await host.request('POST dashboard/career-field/v1/hide', { body: { career_field_id: 1 } })
  const withoutSkills = await host.request('GET browse/candidates/v1/suggestions')
  expect([withoutSkills.count, withoutSkills.payload.candidates]).toEqual([0, []])
  expect(withoutSkills.payload.career_fields).toEqual([
    { career_field_id: 1, career_field_name: expect.any(String), is_hidden: true },
  ])
  await host.request('POST dashboard/career-field/v1/hide', {
    body: { career_field_id: 1, hidden: false },
  })
  const withSkills = await host.request('GET browse/candidates/v1/suggestions')
  expect([withSkills.count, withSkills.payload.career_fields[0].is_hidden]).toEqual([
    expect.any(Number),
    false,
  ])
  expect(withSkills.payload.candidates).not.toEqual([])
})

it('suggestions exclude interns with an interview or offer in progress at this company, but not at another', async () => {
  const [ownCompany, other] = [await aCompany(server), await aCompany(server)]
  const plan = await aPlan(server, ownCompany.companyId)
  await aPlan(server, other.companyId)
  const suggested = async (admin: { userId: string }) =>
    (
      await (
        await server.as(admin.userId)
      ).request('GET browse/candidates/v1/suggestions', { query: { per_page: '100' } })
    ).payload.candidates.map((candidate: { intern_id: string }) => candidate.intern_id)
  const at = async (stage: string) => {
    const intern = await anIntern(server)
    await aCandidature(server, ownCompany.companyId, plan, intern, { stage })
    return intern.internId
  }
  const busy = [
    await at('INTERVIEW_PROPOSED'),
    await at('INTERVIEWED'),
    await at('OFFERED'),
    await at('HIRED'),
  ]
  const open = [await at('INTERESTED'), await at('SHORTLISTED'), await at('CLOSED')]
  const suggestions = await suggested(ownCompany.admin)
  expect([
    busy.filter((id) => suggestions.includes(id)),
    open.filter((id) => suggestions.includes(id)),
  ]).toEqual([[], open])
  expect(await suggested(other.admin)).toEqual(expect.arrayContaining(busy))
})

it('near matches name the missed filter, and a plan shows how many interns are in its field', async () => {
  const ownCompany = await aCompany(server)
  const browser = await server.as(ownCompany.admin.userId)
  const plan = await aPlan(server, ownCompany.companyId, { name: 'Rigger', career_field_id: 1 })
  await aPlan(server, ownCompany.companyId, { name: 'Baker', career_field_id: 2 })
  const old = await aPlan(server, ownCompany.companyId, {
    name: 'Cook',
    career_field_id: 1,
    status: 'ARCHIVED',
  })
  const { internId } = await anIntern(server, {
    application: { skill_ids: [81], specialisation_ids: [103] },
  })
  const otherResults = await browser.request('GET browse/candidates-other', {
    query: { skills: '81', specialisations: '104' },
  })
  expect(otherResults.payload).toMatchObject([{ intern_id: internId, misses: 'specialisations' }])
  const { payload } = await browser.request('GET browse/candidates', { query: { skills: '81' } })
  expect(
    payload.facets.ir_ids.map((row: { label: string; count: number }) => [row.label, row.count]),
  ).toEqual([
    ['Baker', 0],
    ['Rigger', 1],
  ])
  const for2 = await browser.request('GET browse/candidates', {
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

it('facet counts equal the number of results for every combination of filters', async () => {
  const ownCompany = await aCompany(server)
  const browser = await server.as(ownCompany.admin.userId)
  const queries: readonly Record<string, string | string[]>[] = [
    {},
    { skills: '11' },
    { skills: ['11', '12'], specialisations: '101' },
    { internship_durations: '12', timezones: '0|10800' },
  ]
  for (const query of queries) {
    const { payload } = await browser.request('GET browse/candidates', {
      query: { ...query, per_page: '100' },
    })
    for (const facet of payload.facets.skills.filter((row: { value: string }) =>
      ['11', '12', '41'].includes(row.value),
    )) {
      const skills = [...new Set([query['skills'] ?? [], facet.value].flat())]
      expect([
        facet.value,
        (await browser.request('GET browse/candidates', { query: { ...query, skills } })).count,
      ]).toEqual([facet.value, facet.count])
    }
  }
})

it('tells members without permission who can change that, and denies companies in review', async () => {
  const member = await server.as((await aMember(server, companyId, { permissions: [] })).userId)
  const rejected = await member.request('GET browse/candidates')
  expect([rejected.status, rejected.message]).toEqual([
    403,
    'You need permission to browse candidates. Ask an administrator of your company.',
  ])
  const waiting = await aCompany(server, { status: 'PENDING_APPROVAL' })
  expect(
    (await (await server.as(waiting.admin.userId)).request('GET browse/candidates')).code,
  ).toBe('COMPANY_NOT_APPROVED')
  expect((await server.anonymous().request('GET browse/candidates')).status).toBe(401)
  expect((await host.request('GET browse/candidates', { query: { skills: 'x' } })).status).toBe(400)
})
