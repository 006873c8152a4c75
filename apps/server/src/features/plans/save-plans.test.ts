import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { aCompany, aMember, aPlan } from '../../platform/testing/factories.ts'
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

describe('saving a plan', () => {
  it('rejects a field that contradicts values saved earlier', async () => {
    const { browser } = await createCompany()
    const ask = (body: object) => browser.request('POST internship-plan/create-draft', { body })
    const id = (
      await ask({
        name: 'Rigger',
        duration_min: 12,
        duration_max: 14,
        working_from: '09:00',
        working_to: '17:00',
      })
    ).payload.uuid
    expect(await ask({ id, duration_max: 8 })).toMatchObject({
      status: 400,
      fields: { duration_max: 'The longest stay can’t be shorter than the shortest.' },
    })
    expect(await ask({ id, duration_min: 16 })).toMatchObject({
      status: 400,
      fields: { duration_max: 'The longest stay can’t be shorter than the shortest.' },
    })
    expect(await ask({ id, working_from: '18:00' })).toMatchObject({
      status: 400,
      fields: { working_to: 'The working day must end after it starts.' },
    })
    expect((await browser.request(`GET internship-plan/get-details/${id}`)).payload).toMatchObject({
      duration_min: 12,
      duration_max: 14,
      working_from: '09:00',
    })
    // An existing contradiction does not block changes of other fields.
    await server.pool.query("update plans set working_from = '18:00' where plan_id = $1", [id])
    expect((await ask({ id, name: 'Sail maker' })).payload).toMatchObject({ name: 'Sail maker' })
  })
  it('rejects a conflicting change of the same field, names the other editor and overwrites nothing', async () => {
    const { browser, companyId } = await createCompany()
    const other = await aMember(server, companyId, { role: 'ADMIN' })
    await server.pool.query(
      "update users set first_name = 'Owen', last_name = 'Price' where user_id = $1",
      [other.userId],
    )
    const owen = await server.as(other.userId)
    const id = await aPlan(server, companyId, {
      name: 'Rigger',
      status: 'DRAFT',
      description: 'Rig.',
    })
    expect(
      (
        await owen.request('POST internship-plan/create-draft', {
          body: { id, name: 'Head rigger', base: { values: { name: 'Rigger' } } },
        })
      ).payload,
    ).toMatchObject({ name: 'Head rigger', updated_by: 'Owen Price' })
    const lateDraft = await browser.request('POST internship-plan/create-draft', {
      body: {
        id,
        name: 'Sail maker',
        description: 'Cut sails.',
        base: { values: { name: 'Rigger', description: 'Rig.' } },
      },
    })
    expect(lateDraft).toMatchObject({
      status: 409,
      code: 'CONFLICT',
      fields: { name: 'Owen Price changed this while you were editing.' },
    })
    expect((await browser.request(`GET internship-plan/get-details/${id}`)).payload).toMatchObject({
      name: 'Head rigger',
      description: 'Rig.',
    })
    const savedAgain = await owen.request('POST internship-plan/create-draft', {
      body: { id, name: 'Sail maker', base: { values: { name: 'Rigger' } } },
    })
    expect(savedAgain.fields).toEqual({
      name: 'You changed this in another tab or on another device.',
    })
    // Different fields and identical values do not conflict, nor do changes based on the current
    // value.
    expect(
      (
        await browser.request('POST internship-plan/create-draft', {
          body: { id, description: 'Cut sails.', base: { values: { description: 'Rig.' } } },
        })
      ).payload,
    ).toMatchObject({ name: 'Head rigger', description: 'Cut sails.' })
    expect(
      (
        await browser.request('POST internship-plan/create-draft', {
          body: { id, name: 'Head rigger', base: { values: { name: 'Rigger' } } },
        })
      ).status,
    ).toBe(200)
    expect(
      (
        await browser.request('POST internship-plan/create-draft', {
          body: { id, name: 'Sail maker', base: { values: { name: 'Head rigger' } } },
        })
      ).payload.name,
    ).toBe('Sail maker')
  })
  it('shows a deactivated supervisor as missing and accepts a replacement', async () => {
    const { browser, admin, companyId } = await createCompany()
    const [leaver, next] = [await aMember(server, companyId), await aMember(server, companyId)]
    const { uuid: id } = (
      await browser.request('POST internship-plan/v2/create', {
        body: buildCompletePlan(leaver.memberId),
      })
    ).payload
    await server.pool.query("update members set status = 'DEACTIVATED' where member_id = $1", [
      leaver.memberId,
    ])
    const readPlan = async () =>
      (await browser.request(`GET internship-plan/get-details/${id}`)).payload
    expect(await readPlan()).toMatchObject({
      supervisors: [{ member_id: leaver.memberId, is_active: false }],
      missing: ['supervisorIds'],
    })
    const save = (body: object) =>
      browser.request('POST internship-plan/create-draft', { body: { id, ...body } })
    expect((await save({ description: 'Cut sails.' })).status).toBe(200)
    expect(
      (await save({ supervisor_ids: [leaver.memberId, admin.memberId] })).fields,
    ).toHaveProperty('supervisor_ids')
    expect(
      (await save({ supervisor_ids: [next.memberId], base: { values: { supervisor_ids: [] } } }))
        .status,
    ).toBe(200)
    expect(await readPlan()).toMatchObject({
      supervisors: [{ member_id: next.memberId, is_active: true }],
      missing: [],
    })
  })
  it('accepts one of eight parallel saves based on the same values', async () => {
    const { browser, companyId } = await createCompany()
    const id = await aPlan(server, companyId, { name: 'Rigger', status: 'DRAFT' })
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        browser.request('POST internship-plan/create-draft', {
          body: { id, name: `Rigger ${index}`, base: { values: { name: 'Rigger' } } },
        }),
      ),
    )
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([
      200, 409, 409, 409, 409, 409, 409, 409,
    ])
  })
  it('rejects removing required fields of a published plan and fewer openings than are taken', async () => {
    const { browser, admin, companyId } = await createCompany()
    const { uuid: id } = (
      await browser.request('POST internship-plan/v2/create', {
        body: buildCompletePlan(admin.memberId),
      })
    ).payload
    const ask = (body: object) =>
      browser.request('POST internship-plan/create-draft', { body: { id, ...body } })
    expect(await ask({ description: '' })).toMatchObject({
      status: 400,
      fields: { description: 'Describe the work' },
    })
    expect(await ask({ skill_ids: [], supervisor_ids: [] })).toMatchObject({
      status: 400,
      fields: {
        skill_ids: 'Choose at least one skill',
        supervisor_ids: 'Choose at least one supervisor',
      },
    })
    expect((await browser.request(`GET internship-plan/get-details/${id}`)).payload).toMatchObject({
      description: 'Cut and sew sails.',
      supervisors: [{ member_id: admin.memberId }],
    })
    await server.pool.query('update plans set openings_taken = 2 where plan_id = $1', [id])
    expect(await ask({ openings: 1 })).toMatchObject({
      status: 400,
      fields: { openings: 'You can’t have fewer openings than are already filled.' },
    })
    // A field that was missing before it became required does not block other changes.
    const old = await aPlan(server, companyId, { description: '' })
    expect(
      (
        await browser.request('POST internship-plan/create-draft', {
          body: { id: old, name: 'Rigger' },
        })
      ).payload.name,
    ).toBe('Rigger')
  })
  it('rejects invalid values at their field', async () => {
    const [ownCompany, other] = [await createCompany(), await createCompany()]
    const ask = async (body: object) =>
      (await ownCompany.browser.request('POST internship-plan/create-draft', { body })).fields
    expect(await ask({ supervisor_ids: [other.admin.memberId] })).toEqual({
      supervisor_ids: 'Choose active colleagues from your company.',
    })
    expect(await ask({ duration_min: 3 })).toEqual({ duration_min: 'Enter 4 to 16 weeks' })
    expect(await ask({ duration_max: 17 })).toEqual({ duration_max: 'Enter 4 to 16 weeks' })
    expect(await ask({ duration_min: 12, duration_max: 8 })).toEqual({
      duration_max: 'The longest stay can’t be shorter than the shortest.',
    })
    expect(await ask({ working_from: '18:00', working_to: '17:00' })).toEqual({
      working_to: 'The working day must end after it starts.',
    })
    expect(await ask({ stipend_currency: 'EUR', stipend_amount: null })).toEqual({
      stipend_amount: 'Enter the stipend, or untick the box if interns aren’t paid.',
    })
    expect(await ask({ stipend_amount: 80_000 })).toEqual({
      stipend_currency: 'Choose a currency.',
    })
    expect(await ask({ skill_ids: [999_999] })).toEqual({
      skill_ids: 'Choose an option from the list',
    })
    const project = await other.browser.request('POST host-company/projects/v1', {
      body: { name: 'Keel', description: '' },
    })
    expect(await ask({ project_ids: [project.payload.id] })).toEqual({
      project_ids: 'Choose projects from your company.',
    })
  })
})
