import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { aCandidature, aCompany, anIntern, aPlan } from '../../platform/testing/factories.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

async function createCompany(overrides = {}) {
  const company = await aCompany(server, overrides)
  return { ...company, browser: await server.as(company.admin.userId) }
}

describe('around plans', () => {
  it('lists interested interns with the reply deadline', async () => {
    const [ownCompany, other] = [await createCompany(), await createCompany()]
    const plan = await aPlan(server, ownCompany.companyId, { name: 'Rigger' })
    const intern = await anIntern(server, { user: { first_name: 'Maya', last_name: 'Ruiz' } })
    await aCandidature(server, ownCompany.companyId, plan, intern, {
      stage: 'INTERESTED',
      interested_at: server.now(),
    })
    const interns = await ownCompany.browser.request('GET internship-plan/interested-interns', {
      query: { 'io_ids[]': plan },
    })
    expect(interns.payload).toMatchObject([
      { name: 'Maya R.', plan_name: 'Rigger', answer_by: expect.any(String) },
    ])
    expect(interns.text).not.toContain('Ruiz')
    expect(
      (
        await other.browser.request('GET internship-plan/interested-interns', {
          query: { 'io_ids[]': plan },
        })
      ).count,
    ).toBe(0)
    expect(
      (await ownCompany.browser.request('GET dashboard/v1/hiring-updates')).payload,
    ).toMatchObject({
      waits_count: 1,
      waits: [{ kind: 'INTEREST', name: 'Maya R.' }],
    })
    expect(
      (await ownCompany.browser.request('POST dashboard/list-candidate', { body: {} })).count,
    ).toBe(1)
    expect(
      (await ownCompany.browser.request('GET dashboard/interviews/offers/count')).payload,
    ).toMatchObject({
      stages: { INTERESTED: 1 },
      funnel: [
        { column: 'interest', reached: 1 },
        { column: 'interview', reached: 0 },
        { column: 'offer', reached: 0 },
        { column: 'hired', reached: 0 },
      ],
    })
    expect(
      (await other.browser.request('GET dashboard/v1/hiring-updates')).payload.waits_count,
    ).toBe(0)
  })
  it('lists projects of the own company only, with archived ones separately', async () => {
    const [ownCompany, other] = [await createCompany(), await createCompany()]
    const created = await ownCompany.browser.request('POST host-company/projects/v1', {
      body: { name: 'Keel', description: 'Lay it.', career_field_id: 1, skill_ids: [1] },
    })
    expect(created.payload).toMatchObject({
      name: 'Keel',
      hcId: ownCompany.companyId,
      is_archived: false,
      skills: [expect.any(String)],
    })
    const list = `GET host-company/projects/v1/host-company/${ownCompany.companyId}`
    expect((await other.browser.request(list)).status).toBe(404)
    expect(
      (
        await other.browser.request(`PATCH host-company/projects/v1/${created.payload.id}`, {
          body: { name: 'x' },
        })
      ).status,
    ).toBe(404)
    expect(
      (
        await ownCompany.browser.request(`PATCH host-company/projects/v1/${created.payload.id}`, {
          body: { is_archived: true },
        })
      ).payload,
    ).toMatchObject({ name: 'Keel', is_archived: true })
    expect(
      await ownCompany.browser.request(`PATCH host-company/projects/v1/${created.payload.id}`, {
        body: { name: 'Hull', base: { values: { name: 'Mast' } } },
      }),
    ).toMatchObject({
      status: 409,
      fields: { name: 'Someone else changed this while you were editing.' },
    })
    expect([
      (await ownCompany.browser.request(list)).count,
      (await ownCompany.browser.request(list, { query: { archived: 'true' } })).count,
    ]).toEqual([0, 1])
    expect(
      (
        await ownCompany.browser.request('POST host-company/projects/v1', {
          body: { name: '', description: '' },
        })
      ).fields,
    ).toEqual({ name: 'Complete this field' })
  })
})
