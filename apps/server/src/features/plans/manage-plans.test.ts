import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, testServer } from '../../platform/testing/harness.ts'
import {
  aCandidature,
  aCompany,
  aMember,
  anIntern,
  aPlan,
} from '../../platform/testing/factories.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

async function someone(over = {}) {
  const company = await aCompany(server, over)
  return { ...company, browser: await server.as(company.admin.userId) }
}
const whole = (memberId: string) => ({
  name: 'Sail maker',
  career_field_id: 1,
  skill_ids: [1, 2],
  description: 'Cut and sew sails.',
  responsibilities: '- Measure\n- Cut',
  start_month: '2027-03-15',
  duration_min: 8,
  duration_max: 12,
  hours_a_week: 30,
  place: 'REMOTE',
  time_zone: 'Europe/London',
  openings: 2,
  supervisor_ids: [memberId],
})

describe('a plan', () => {
  it('is drafted step by step, each incomplete, and published when whole', async () => {
    const { browser, admin } = await someone()
    const first = await browser.ask('POST internship-plan/create-draft', {
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
        await browser.ask('POST internship-plan/v2/create-draft', {
          body: { id, career_field_id: 1 },
        })
      ).payload,
    ).toMatchObject({ uuid: id, name: 'Sail maker', career_field_id: 1 })
    const early = await browser.ask('POST internship-plan/v2/create', { body: { id } })
    expect(early).toMatchObject({
      status: 400,
      code: 'INCOMPLETE',
      fields: {
        skill_ids: 'Choose at least one skill',
        supervisor_ids: 'Name at least one supervisor',
      },
    })
    const made = await browser.ask('POST internship-plan/v2/create', {
      body: { id, ...whole(admin.memberId) },
    })
    expect(made.payload).toMatchObject({
      status: 'ACTIVE',
      is_active: 1,
      start_month: '2027-03-01',
      missing: [],
      supervisors: [{ member_id: admin.memberId }],
    })
    expect((await browser.ask('GET internship-plan', { query: { status: 'ACTIVE' } })).count).toBe(
      1,
    )
  })
  it('of a company in review may be drafted, not published', async () => {
    const { browser, admin } = await someone({ status: 'PENDING_APPROVAL' })
    const draft = await browser.ask('POST internship-plan/create-draft', {
      body: whole(admin.memberId),
    })
    expect(draft.status).toBe(200)
    expect(
      await browser.ask('POST internship-plan/v2/create', { body: whole(admin.memberId) }),
    ).toMatchObject({ status: 403, code: 'COMPANY_NOT_APPROVED' })
    expect(
      await browser.ask('POST internship-plan/update-status', {
        body: { id: draft.payload.uuid, status: 'ACTIVE' },
      }),
    ).toMatchObject({
      status: 403,
      code: 'COMPANY_NOT_APPROVED',
      message: 'We are currently reviewing your account.',
    })
  })
  it('a paused plan that was archived meanwhile is not resumed by who still reads it as paused', async () => {
    const { browser, companyId } = await someone()
    const id = await aPlan(server, companyId, { name: 'Rigger', status: 'ARCHIVED' })
    const resume = async (expected_status: string) =>
      browser.ask('POST internship-plan/v2/update-status', {
        body: { id, status: 'ACTIVE', expected_status },
      })
    expect(await resume('PAUSED')).toMatchObject({
      status: 409,
      code: 'CONFLICT',
      message: 'This has changed meanwhile. Look again and retry.',
    })
    expect((await resume('ARCHIVED')).status).toBe(200)
  })
  it('is paused, resumed, archived and restored, and a draft discarded', async () => {
    const { browser, companyId } = await someone()
    const id = await aPlan(server, companyId, { name: 'Rigger' })
    const move = async (status: string) =>
      (await browser.ask('POST internship-plan/v2/update-status', { body: { id, status } })).status
    expect([
      await move('PAUSED'),
      await move('PAUSED'),
      await move('ACTIVE'),
      await move('ARCHIVED'),
      await move('PAUSED'),
    ]).toEqual([200, 409, 200, 200, 409])
    expect(
      (await browser.ask('POST host-company/internship-plan/list', { body: {} })).payload,
    ).toEqual([
      {
        internship_opportunity_name: 'Rigger (Archived)',
        internship_opportunity_id: id,
        is_active: 0,
      },
    ])
    expect(
      (await browser.ask('POST internship-plan/create-draft', { body: { id, name: 'New' } }))
        .message,
    ).toBe('This plan is archived. Restore it to edit it.')
    expect(await move('ACTIVE')).toBe(200)
    expect(await move('DISCARDED')).toBe(409)
    const draft = await aPlan(server, companyId, { status: 'DRAFT' })
    expect(
      (
        await browser.ask('POST internship-plan/update-status', {
          body: { id: draft, status: 'DISCARDED' },
        })
      ).status,
    ).toBe(200)
    expect((await browser.ask(`GET internship-plan/get-details/${draft}`)).status).toBe(404)
  })
  it('with open candidatures is archived only when the caller asks to close them', async () => {
    const { browser, companyId } = await someone()
    const id = await aPlan(server, companyId)
    const candidature = await aCandidature(server, companyId, id, await anIntern(server))
    expect(
      await browser.ask('POST internship-plan/update-status', { body: { id, status: 'ARCHIVED' } }),
    ).toMatchObject({ status: 409, code: 'PLAN_HAS_OPEN_CANDIDATURES' })
    expect(
      (
        await browser.ask('POST internship-plan/update-status', {
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
  it('is not brought to contradict itself one field at a time: what was said before counts', async () => {
    const { browser } = await someone()
    const ask = (body: object) => browser.ask('POST internship-plan/create-draft', { body })
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
      fields: { duration_max: 'The longest stay is shorter than the shortest.' },
    })
    expect(await ask({ id, duration_min: 16 })).toMatchObject({
      status: 400,
      fields: { duration_max: 'The longest stay is shorter than the shortest.' },
    })
    expect(await ask({ id, working_from: '18:00' })).toMatchObject({
      status: 400,
      fields: { working_to: 'The working day ends before it begins.' },
    })
    expect((await browser.ask(`GET internship-plan/get-details/${id}`)).payload).toMatchObject({
      duration_min: 12,
      duration_max: 14,
      working_from: '09:00',
    })
    // What stands contradictory from before is no reason to refuse something else.
    await server.pool.query("update plans set working_from = '18:00' where plan_id = $1", [id])
    expect((await ask({ id, name: 'Sail maker' })).payload).toMatchObject({ name: 'Sail maker' })
  })
  it('of two who write the same field the second is told by whom, and nothing is lost unseen', async () => {
    const { browser, companyId } = await someone()
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
        await owen.ask('POST internship-plan/create-draft', {
          body: { id, name: 'Head rigger', seen: { name: 'Rigger' } },
        })
      ).payload,
    ).toMatchObject({ name: 'Head rigger', updated_by: 'Owen Price' })
    const late = await browser.ask('POST internship-plan/create-draft', {
      body: {
        id,
        name: 'Sail maker',
        description: 'Cut sails.',
        seen: { name: 'Rigger', description: 'Rig.' },
      },
    })
    expect(late).toMatchObject({
      status: 409,
      code: 'CONFLICT',
      fields: { name: 'Owen Price has changed this meanwhile.' },
    })
    expect((await browser.ask(`GET internship-plan/get-details/${id}`)).payload).toMatchObject({
      name: 'Head rigger',
      description: 'Rig.',
    })
    // Another field, or what the other one wrote too, is no conflict; nor is it once one has seen it.
    expect(
      (
        await browser.ask('POST internship-plan/create-draft', {
          body: { id, description: 'Cut sails.', seen: { description: 'Rig.' } },
        })
      ).payload,
    ).toMatchObject({ name: 'Head rigger', description: 'Cut sails.' })
    expect(
      (
        await browser.ask('POST internship-plan/create-draft', {
          body: { id, name: 'Head rigger', seen: { name: 'Rigger' } },
        })
      ).status,
    ).toBe(200)
    expect(
      (
        await browser.ask('POST internship-plan/create-draft', {
          body: { id, name: 'Sail maker', seen: { name: 'Head rigger' } },
        })
      ).payload.name,
    ).toBe('Sail maker')
  })
  it('says that a supervisor was deactivated, counts them no more, and takes another in their place', async () => {
    const { browser, admin, companyId } = await someone()
    const [gone, next] = [await aMember(server, companyId), await aMember(server, companyId)]
    const { uuid: id } = (
      await browser.ask('POST internship-plan/v2/create', { body: whole(gone.memberId) })
    ).payload
    await server.pool.query("update members set status = 'DEACTIVATED' where member_id = $1", [
      gone.memberId,
    ])
    const seen = async () => (await browser.ask(`GET internship-plan/get-details/${id}`)).payload
    expect(await seen()).toMatchObject({
      supervisors: [{ member_id: gone.memberId, is_active: false }],
      missing: ['supervisorIds'],
    })
    const save = (body: object) =>
      browser.ask('POST internship-plan/create-draft', { body: { id, ...body } })
    expect((await save({ description: 'Cut sails.' })).status).toBe(200)
    expect((await save({ supervisor_ids: [gone.memberId, admin.memberId] })).fields).toHaveProperty(
      'supervisor_ids',
    )
    expect(
      (await save({ supervisor_ids: [next.memberId], seen: { supervisor_ids: [] } })).status,
    ).toBe(200)
    expect(await seen()).toMatchObject({
      supervisors: [{ member_id: next.memberId, is_active: true }],
      missing: [],
    })
  })
  it('written by eight at once from the same state has one winner', async () => {
    const { browser, companyId } = await someone()
    const id = await aPlan(server, companyId, { name: 'Rigger', status: 'DRAFT' })
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        browser.ask('POST internship-plan/create-draft', {
          body: { id, name: `Rigger ${index}`, seen: { name: 'Rigger' } },
        }),
      ),
    )
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([
      200, 409, 409, 409, 409, 409, 409, 409,
    ])
  })
  it('that interns see keeps what publishing asked for, and has no fewer openings than are taken', async () => {
    const { browser, admin, companyId } = await someone()
    const { uuid: id } = (
      await browser.ask('POST internship-plan/v2/create', { body: whole(admin.memberId) })
    ).payload
    const ask = (body: object) =>
      browser.ask('POST internship-plan/create-draft', { body: { id, ...body } })
    expect(await ask({ description: '' })).toMatchObject({
      status: 400,
      fields: { description: 'Describe the work' },
    })
    expect(await ask({ skill_ids: [], supervisor_ids: [] })).toMatchObject({
      status: 400,
      fields: {
        skill_ids: 'Choose at least one skill',
        supervisor_ids: 'Name at least one supervisor',
      },
    })
    expect((await browser.ask(`GET internship-plan/get-details/${id}`)).payload).toMatchObject({
      description: 'Cut and sew sails.',
      supervisors: [{ member_id: admin.memberId }],
    })
    await server.pool.query('update plans set openings_taken = 2 where plan_id = $1', [id])
    expect(await ask({ openings: 1 })).toMatchObject({
      status: 400,
      fields: { openings: 'More openings are taken already.' },
    })
    // What was missing before anybody asked for it is no reason to refuse something else.
    const old = await aPlan(server, companyId, { description: '' })
    expect(
      (
        await browser.ask('POST internship-plan/create-draft', {
          body: { id: old, name: 'Rigger' },
        })
      ).payload.name,
    ).toBe('Rigger')
  })
  it('refuses what does not fit, at its field', async () => {
    const [own, other] = [await someone(), await someone()]
    const ask = async (body: object) =>
      (await own.browser.ask('POST internship-plan/create-draft', { body })).fields
    expect(await ask({ supervisor_ids: [other.admin.memberId] })).toEqual({
      supervisor_ids: 'Choose active colleagues of your company.',
    })
    expect(await ask({ duration_min: 3 })).toEqual({ duration_min: '4 weeks at least' })
    expect(await ask({ duration_max: 17 })).toEqual({ duration_max: '16 weeks at most' })
    expect(await ask({ duration_min: 12, duration_max: 8 })).toEqual({
      duration_max: 'The longest stay is shorter than the shortest.',
    })
    expect(await ask({ working_from: '18:00', working_to: '17:00' })).toEqual({
      working_to: 'The working day ends before it begins.',
    })
    expect(await ask({ stipend_currency: 'EUR', stipend_amount: null })).toEqual({
      stipend_amount: 'Enter the amount, or take the tick away.',
    })
    expect(await ask({ stipend_amount: 80_000 })).toEqual({
      stipend_currency: 'Choose the currency.',
    })
    expect(await ask({ skill_ids: [999_999] })).toEqual({ skill_ids: 'Choose out of the list.' })
    const project = await other.browser.ask('POST host-company/projects/v1', {
      body: { name: 'Keel', description: '' },
    })
    expect(await ask({ project_ids: [project.payload.id] })).toEqual({
      project_ids: 'Choose projects of your company.',
    })
  })
  it("is an administrator's to change and its company's to see", async () => {
    const [own, other] = [await someone(), await someone()]
    const id = await aPlan(server, own.companyId)
    const member = await server.as((await aMember(server, own.companyId)).userId)
    expect((await member.ask(`GET internship-plan/get-details/${id}`)).payload.may).toMatchObject({
      edit: 'refused.adminOnly',
      pause: 'refused.adminOnly',
    })
    expect(
      (await member.ask('POST internship-plan/create-draft', { body: { id, name: 'x' } })).status,
    ).toBe(403)
    expect((await other.browser.ask(`GET internship-plan/get-details/${id}`)).status).toBe(404)
    expect(
      (await other.browser.ask('POST internship-plan/create-draft', { body: { id, name: 'x' } }))
        .status,
    ).toBe(404)
    expect(
      (
        await other.browser.ask('POST internship-plan/update-status', {
          body: { id, status: 'PAUSED' },
        })
      ).status,
    ).toBe(404)
  })
  it('gets a job description from its own fields, the same each time', async () => {
    const { browser, admin } = await someone({ name: 'Silva Boats' })
    const { uuid } = (
      await browser.ask('POST internship-plan/create-draft', { body: whole(admin.memberId) })
    ).payload
    const write = async () =>
      (await browser.ask(`POST internship-plan/${uuid}/v1/generate-jd`)).payload.job_description
    const words = await write()
    for (const part of [
      'Silva Boats is looking for an intern',
      '• Measure',
      'Start: March 2027, flexible',
      '8 to 12 weeks, 30 hours a week',
      'Fully remote',
      'This internship is unpaid',
    ])
      expect(words).toContain(part)
    expect(await write()).toBe(words)
  })
})

describe('around plans', () => {
  it('lists interns who wait for an answer, and until when', async () => {
    const [own, other] = [await someone(), await someone()]
    const plan = await aPlan(server, own.companyId, { name: 'Rigger' })
    const intern = await anIntern(server, { user: { first_name: 'Maya', last_name: 'Ruiz' } })
    await aCandidature(server, own.companyId, plan, intern, {
      stage: 'INTERESTED',
      interested_at: server.now(),
    })
    const seen = await own.browser.ask('GET internship-plan/interested-interns', {
      query: { 'io_ids[]': plan },
    })
    expect(seen.payload).toMatchObject([
      { name: 'Maya R.', plan_name: 'Rigger', answer_by: expect.any(String) },
    ])
    expect(seen.text).not.toContain('Ruiz')
    expect(
      (
        await other.browser.ask('GET internship-plan/interested-interns', {
          query: { 'io_ids[]': plan },
        })
      ).count,
    ).toBe(0)
    expect((await own.browser.ask('GET dashboard/v1/hiring-updates')).payload).toMatchObject({
      waits_count: 1,
      waits: [{ kind: 'INTEREST', name: 'Maya R.' }],
    })
    expect((await own.browser.ask('POST dashboard/list-candidate', { body: {} })).count).toBe(1)
    expect((await own.browser.ask('GET dashboard/interviews/offers/count')).payload).toMatchObject({
      stages: { INTERESTED: 1 },
      funnel: [
        { column: 'interest', reached: 1 },
        { column: 'interview', reached: 0 },
        { column: 'offer', reached: 0 },
        { column: 'hired', reached: 0 },
      ],
    })
    expect((await other.browser.ask('GET dashboard/v1/hiring-updates')).payload.waits_count).toBe(0)
  })
  it('keeps projects of the own company, archived ones apart', async () => {
    const [own, other] = [await someone(), await someone()]
    const made = await own.browser.ask('POST host-company/projects/v1', {
      body: { name: 'Keel', description: 'Lay it.', career_field_id: 1, skill_ids: [1] },
    })
    expect(made.payload).toMatchObject({
      name: 'Keel',
      hcId: own.companyId,
      is_archived: false,
      skills: [expect.any(String)],
    })
    const list = `GET host-company/projects/v1/host-company/${own.companyId}`
    expect((await other.browser.ask(list)).status).toBe(404)
    expect(
      (
        await other.browser.ask(`PATCH host-company/projects/v1/${made.payload.id}`, {
          body: { name: 'x' },
        })
      ).status,
    ).toBe(404)
    expect(
      (
        await own.browser.ask(`PATCH host-company/projects/v1/${made.payload.id}`, {
          body: { is_archived: true },
        })
      ).payload,
    ).toMatchObject({ name: 'Keel', is_archived: true })
    expect([
      (await own.browser.ask(list)).count,
      (await own.browser.ask(list, { query: { archived: 'true' } })).count,
    ]).toEqual([0, 1])
    expect(
      (
        await own.browser.ask('POST host-company/projects/v1', {
          body: { name: '', description: '' },
        })
      ).fields,
    ).toEqual({ name: 'Please fill this in' })
  })
})
