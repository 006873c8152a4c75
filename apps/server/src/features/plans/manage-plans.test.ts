import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import {
  aCandidature,
  aCompany,
  aMember,
  anIntern,
  aPlan,
} from '../../platform/testing/factories.ts'
import { buildCompletePlan } from '../../platform/testing/complete-plan.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

async function createCompany(overrides = {}) {
  const company = await aCompany(server, overrides)
  return { ...company, browser: await server.as(company.admin.userId) }
}

describe('internship plan', () => {
  it('saves a draft step by step and publishes it once complete', async () => {
    const { browser, admin } = await createCompany()
    const first = await browser.request('POST internship-plan/create-draft', {
      body: { name: 'Sail maker' },
    })
    expect(first.payload).toMatchObject({
      status: 'DRAFT',
      is_active: 0,
      missing: expect.arrayContaining(['careerFieldId', 'supervisorIds']),
    })
    const id = first.payload.uuid
    expect(
      (
        await browser.request('POST internship-plan/v2/create-draft', {
          body: { id, career_field_id: 1 },
        })
      ).payload,
    ).toMatchObject({ uuid: id, name: 'Sail maker', career_field_id: 1 })
    const incomplete = await browser.request('POST internship-plan/v2/create', { body: { id } })
    expect(incomplete).toMatchObject({
      status: 400,
      code: 'INCOMPLETE',
      fields: {
        skill_ids: 'Choose at least one skill',
        supervisor_ids: 'Choose at least one supervisor',
      },
    })
    const created = await browser.request('POST internship-plan/v2/create', {
      body: { id, ...buildCompletePlan(admin.memberId) },
    })
    expect(created.payload).toMatchObject({
      status: 'ACTIVE',
      is_active: 1,
      uuid: id,
      ioId: id,
      career_field_id: 1,
      career_field: expect.any(String),
      start_month: '2027-03-01',
      missing: [],
      supervisors: [{ member_id: admin.memberId }],
    })
    expect(
      (await browser.request('GET internship-plan', { query: { status: 'ACTIVE' } })).count,
    ).toBe(1)
  })
  it('can be drafted, but not published, by a company in review', async () => {
    const { browser, admin } = await createCompany({ status: 'PENDING_APPROVAL' })
    const draft = await browser.request('POST internship-plan/create-draft', {
      body: buildCompletePlan(admin.memberId),
    })
    expect(draft.status).toBe(200)
    expect(
      await browser.request('POST internship-plan/v2/create', {
        body: buildCompletePlan(admin.memberId),
      }),
    ).toMatchObject({ status: 403, code: 'COMPANY_NOT_APPROVED' })
    expect(
      await browser.request('POST internship-plan/update-status', {
        body: { id: draft.payload.uuid, status: 'ACTIVE' },
      }),
    ).toMatchObject({
      status: 403,
      code: 'COMPANY_NOT_APPROVED',
      message: 'We are currently reviewing your account.',
    })
  })
  it('rejects resuming a plan that was archived since it was read as paused', async () => {
    const { browser, companyId } = await createCompany()
    const id = await aPlan(server, companyId, { name: 'Rigger', status: 'ARCHIVED' })
    const resume = async (expected_status: string) =>
      browser.request('POST internship-plan/v2/update-status', {
        body: { id, status: 'ACTIVE', expected_status },
      })
    expect(await resume('PAUSED')).toMatchObject({
      status: 409,
      code: 'CONFLICT',
      message: 'This has changed since you opened it. Review it and try again.',
    })
    expect((await resume('ARCHIVED')).status).toBe(200)
  })
  it('can be paused, resumed, archived and restored, and a draft can be discarded', async () => {
    const { browser, companyId } = await createCompany()
    const id = await aPlan(server, companyId, { name: 'Rigger' })
    const move = async (status: string) =>
      (await browser.request('POST internship-plan/v2/update-status', { body: { id, status } }))
        .status
    expect([
      await move('PAUSED'),
      await move('PAUSED'),
      await move('ACTIVE'),
      await move('ARCHIVED'),
      await move('PAUSED'),
    ]).toEqual([200, 409, 200, 200, 409])
    expect(
      (await browser.request('POST host-company/internship-plan/list', { body: {} })).payload,
    ).toEqual([
      {
        internship_opportunity_name: 'Rigger (Archived)',
        internship_opportunity_id: id,
        is_active: 0,
      },
    ])
    expect(
      (await browser.request('POST internship-plan/create-draft', { body: { id, name: 'New' } }))
        .message,
    ).toBe('This plan is archived. Restore it to edit it.')
    expect(await move('ACTIVE')).toBe(200)
    expect(await move('DISCARDED')).toBe(409)
    const draft = await aPlan(server, companyId, { status: 'DRAFT' })
    expect(
      (
        await browser.request('POST internship-plan/update-status', {
          body: { id: draft, status: 'DISCARDED' },
        })
      ).status,
    ).toBe(200)
    expect((await browser.request(`GET internship-plan/get-details/${draft}`)).status).toBe(404)
  })
  it('with open candidatures is archived only if the caller agrees to close them', async () => {
    const { browser, companyId } = await createCompany()
    const id = await aPlan(server, companyId)
    const candidature = await aCandidature(server, companyId, id, await anIntern(server))
    expect(
      await browser.request('POST internship-plan/update-status', {
        body: { id, status: 'ARCHIVED' },
      }),
    ).toMatchObject({ status: 409, code: 'PLAN_HAS_OPEN_CANDIDATURES' })
    expect(
      (
        await browser.request('POST internship-plan/update-status', {
          body: { id, status: 'ARCHIVED', close_candidatures: true },
        })
      ).status,
    ).toBe(200)
    expect(
      (
        await server.pool.query(
          'select stage, end_reason from candidatures where candidature_id = $1',
          [candidature],
        )
      ).rows,
    ).toEqual([{ stage: 'CLOSED', end_reason: 'PLAN_ARCHIVED' }])
  })
  it('can be changed by administrators and read by its company only', async () => {
    const [ownCompany, other] = [await createCompany(), await createCompany()]
    const id = await aPlan(server, ownCompany.companyId)
    const member = await server.as((await aMember(server, ownCompany.companyId)).userId)
    expect(
      (await member.request(`GET internship-plan/get-details/${id}`)).payload.may,
    ).toMatchObject({
      edit: 'refused.adminOnly',
      pause: 'refused.adminOnly',
    })
    expect(
      (await member.request('POST internship-plan/create-draft', { body: { id, name: 'x' } }))
        .status,
    ).toBe(403)
    expect((await other.browser.request(`GET internship-plan/get-details/${id}`)).status).toBe(404)
    expect(
      (
        await other.browser.request('POST internship-plan/create-draft', {
          body: { id, name: 'x' },
        })
      ).status,
    ).toBe(404)
    expect(
      (
        await other.browser.request('POST internship-plan/update-status', {
          body: { id, status: 'PAUSED' },
        })
      ).status,
    ).toBe(404)
  })
  it('gets the same job description each time from its own fields', async () => {
    const { browser, admin } = await createCompany({ name: 'Silva Boats' })
    const { uuid } = (
      await browser.request('POST internship-plan/create-draft', {
        body: buildCompletePlan(admin.memberId),
      })
    ).payload
    const write = async () =>
      (await browser.request(`POST internship-plan/${uuid}/v1/generate-jd`)).payload.job_description
    const written = await write()
    for (const part of [
      'Silva Boats is looking for an intern',
      '• Measure',
      'Start: March 2027, flexible',
      '8 to 12 weeks, 30 hours a week',
      'Fully remote',
      'This internship is unpaid',
    ])
      expect(written).toContain(part)
    expect(await write()).toBe(written)
  })
})
