import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  aCandidature,
  aCompany,
  aMember,
  anIntern,
  anOperator,
  aPlan,
} from '../../platform/testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { aPartner, aPartnerOperator } from '../../platform/testing/partners.ts'
import { openAsSide } from '../../platform/testing/refused-sides.ts'
import { addColleague, type Colleague } from '../waits/testing/colleagues.ts'

const undoMs = 10_000
const body = { reason: 'CONTACT', note: 'It asks interns to pay a deposit.' }
let server: TestServer
let reviewer: Colleague
let manager: Colleague
let company: Awaited<ReturnType<typeof aCompany>>
let host: Browser
let person: Awaited<ReturnType<typeof anIntern>>
let intern: Browser

beforeAll(async () => {
  server = await startTestServer({ UNDO_SECONDS: '10' })
  reviewer = await addColleague(server, 'REVIEWER')
  manager = await addColleague(server, 'MANAGER')
  company = await aCompany(server, { name: 'Harbour Works' })
  host = await server.as(company.admin.userId)
  person = await anIntern(server)
  intern = await server.as(person.userId)
})
afterAll(() => server.stop())

const createPlan = (values: object = {}) =>
  aPlan(server, company.companyId, {
    name: 'Data analyst',
    description: 'Pay us first.',
    ...values,
  })
const addCandidature = (plan: string) =>
  aCandidature(server, company.companyId, plan, person, {
    stage: 'INTERESTED',
    interested_at: server.now(),
    known_to_intern_at: server.now(),
  })
const takeDown = (plan: string, by = reviewer, values: object = body) =>
  by.browser.request(`POST operator/plans/${plan}/take-down`, { body: values })
const read = async (plan: string, by = reviewer) =>
  (await by.browser.request(`GET operator/plans/${plan}`)).payload
const listEvents = async (plan: string): Promise<{ move: string }[]> =>
  (await reviewer.browser.request(`GET operator/plans/${plan}/events`)).payload
const listPublic = async (): Promise<string[]> =>
  (
    await server.anonymous().request(`GET host-company/public/profile/${company.companyId}`)
  ).payload.internships.map(({ plan_id: id }: { plan_id: string }) => id)
const listHidings = async (plan: string) =>
  (await reviewer.browser.request(`GET operator/hidden-content?plan=${plan}`)).payload
const countMails = async () =>
  (await server.mails(company.admin.email)).filter(({ kind }) => kind === 'reports.hidden').length
const waitForEffect = () => server.advanceClock(undoMs)

describe('the page of a plan', () => {
  it('has what interns see, its state, and the numbers of the lists that it links to', async () => {
    const plan = await createPlan()
    await addCandidature(plan)
    const page = await read(plan)
    expect(page).toMatchObject({
      name: 'Data analyst',
      description: 'Pay us first.',
      status: 'ACTIVE',
      is_taken_down: false,
      company_name: 'Harbour Works',
      candidates: 1,
      internships: 0,
      may: { take_down: true },
    })
    for (const list of ['candidatures', 'internships']) {
      const { count } = await reviewer.browser.request(`GET operator/records/${list}?plan=${plan}`)
      expect(count).toBe(list === 'candidatures' ? 1 : 0)
    }
    expect(await read(plan, manager)).toEqual(page)
  })

  it('does not exist for a draft, which only its company sees', async () => {
    const plan = await createPlan({ status: 'DRAFT', published_at: null })
    for (const path of ['', '/events'])
      expect((await reviewer.browser.request(`GET operator/plans/${plan}${path}`)).status).toBe(404)
    expect((await takeDown(plan)).status).toBe(404)
  })

  it.each(['a company', 'an intern', 'a visitor'] as const)('is refused to %s', async (side) => {
    const plan = await createPlan()
    const browser = await openAsSide(server, side)
    const statuses = [
      (await browser.request(`GET operator/plans/${plan}`)).status,
      (await browser.request(`GET operator/plans/${plan}/events`)).status,
      (await browser.request(`POST operator/plans/${plan}/take-down`, { body })).status,
    ]
    for (const status of statuses) expect([401, 403]).toContain(status)
  })

  it.each(['FINANCE', 'PARTNER'] as const)('is refused to the role %s', async (role) => {
    const plan = await createPlan()
    const reader =
      role === 'PARTNER'
        ? await aPartnerOperator(server, await aPartner(server))
        : await anOperator(server, role)
    const browser = await server.as(reader.userId)
    expect([
      (await browser.request(`GET operator/plans/${plan}`)).status,
      (await browser.request(`GET operator/plans/${plan}/events`)).status,
      (await browser.request(`POST operator/plans/${plan}/take-down`, { body })).status,
    ]).toEqual([403, 403, 403])
    await waitForEffect()
    expect(await read(plan)).toMatchObject({ is_taken_down: false })
  })
})

describe('taking down a plan that no one has reported', () => {
  it('takes effect ten seconds later without the browser, with actor and reason in the log', async () => {
    const plan = await createPlan()
    const candidature = await addCandidature(plan)
    const seen = async () =>
      JSON.stringify(
        (await intern.request(`GET intern-service/candidature/${candidature}/hc`)).payload,
      )
    const mails = await countMails()
    expect((await takeDown(plan)).payload.pending).toMatchObject({ act_id: expect.any(String) })
    expect(await listPublic()).toContain(plan)
    expect(await seen()).toContain('Pay us first.')
    expect(await countMails()).toBe(mails)
    expect(await read(plan)).toMatchObject({ may: { take_down: 'pendingActs.refused.pending' } })
    await waitForEffect()
    expect(await listPublic()).not.toContain(plan)
    expect(await seen()).not.toContain('Pay us first.')
    expect(await countMails()).toBe(mails + 1)
    expect(await read(plan)).toMatchObject({
      is_taken_down: true,
      description: 'Pay us first.',
      may: { take_down: 'hidings.refused.hidden' },
    })
    expect(await listHidings(plan)).toMatchObject([{ status: 'HIDDEN', ...body, plan_id: plan }])
    const [event] = await listEvents(plan)
    expect(event).toMatchObject({ machine: 'contentHiding', move: 'hide', note: body.note })
    const { rows } = await server.pool.query(
      `select actor_id, company_id, note from event_log
       where move = 'hide' and subject_id = (select hiding_id from content_hidings where plan_id = $1)`,
      [plan],
    )
    expect(rows).toEqual([
      { actor_id: reviewer.userId, company_id: company.companyId, note: body.note },
    ])
    const log = await manager.browser.request('GET operator/audit-log?machine=contentHiding')
    expect(log.payload[0]).toMatchObject({ plan_id: plan, subject_name: 'Data analyst' })
  })

  it('is undone without a trace but its own event, and can be made again', async () => {
    const plan = await createPlan()
    const mails = await countMails()
    const { act_id } = (await takeDown(plan)).payload.pending
    const undone = await reviewer.browser.request('POST operator/pending-acts/undo', {
      body: { act_id },
    })
    expect(undone.payload).toMatchObject({ act: 'takeDownPlan', subject_id: plan, count: 1 })
    await waitForEffect()
    expect(await listPublic()).toContain(plan)
    expect(await listHidings(plan)).toEqual([])
    expect(await countMails()).toBe(mails)
    expect(await listEvents(plan)).toMatchObject([{ machine: 'pendingAct', move: 'undo' }])
    expect((await takeDown(plan)).status).toBe(200)
  })

  it('is refused while it is pending and once it is hidden', async () => {
    const plan = await createPlan()
    await takeDown(plan)
    expect((await takeDown(plan, manager)).status).toBe(409)
    await waitForEffect()
    const refused = await takeDown(plan, manager)
    expect([refused.status, refused.message]).toEqual([409, 'This is already hidden.'])
  })

  it('is not possible any more if a report has hidden it first, and its operator learns it', async () => {
    const plan = await createPlan()
    await intern.request('POST common-services/content-reports', {
      body: { kind: 'PLAN', id: plan, part: 'TEXT', reason: 'UNTRUE' },
    })
    const [reported] = (await reviewer.browser.request('GET operator/reports?status=REPORTED'))
      .payload
    expect(reported).toMatchObject({ plan_id: plan })
    await manager.browser.request(`POST operator/reports/${reported.report_id}/decide`, {
      body: { decision: 'hide', reason: 'It is not true.', parts: ['plan'] },
    })
    await server.advanceClock(1000)
    await takeDown(plan)
    await waitForEffect()
    expect(await listHidings(plan)).toMatchObject([{ note: 'It is not true.' }])
    const { payload } = await reviewer.browser.request('GET operator/pending-acts?kind=HIDING')
    expect(payload).toMatchObject([{ subject_id: plan, failure: 'hidings.refused.hidden' }])
  })

  it('is also possible for a closed plan, whose candidates still see its texts', async () => {
    const plan = await createPlan({ status: 'ARCHIVED' })
    const candidature = await addCandidature(plan)
    const seen = async () =>
      JSON.stringify(
        (await intern.request(`GET intern-service/candidature/${candidature}/hc`)).payload,
      )
    expect(await seen()).toContain('Pay us first.')
    expect((await takeDown(plan)).status).toBe(200)
    await waitForEffect()
    expect(await seen()).not.toContain('Pay us first.')
    expect(await read(plan)).toMatchObject({ status: 'ARCHIVED', is_taken_down: true })
  })

  it.each([{ ...body, note: '' }, { ...body, reason: 'BORING' }, { reason: body.reason }])(
    'needs a reason: %j',
    async (values) => {
      expect((await takeDown(await createPlan(), reviewer, values)).status).toBe(400)
    },
  )

  it('can be appealed once, and restored by someone else', async () => {
    const plan = await createPlan()
    await takeDown(plan)
    await waitForEffect()
    const [{ hiding_id: id }] = await listHidings(plan)
    const appeal = (browser: Browser) =>
      browser.request(`POST common-services/hidden-content/${id}/requests`, {
        body: { request: 'appeal', note: 'There is no deposit.' },
      })
    const member = await aMember(server, company.companyId, {})
    expect((await appeal(await server.as(member.userId ?? ''))).status).toBe(403)
    expect((await appeal(host)).status).toBe(200)
    const restore = (by: Colleague) =>
      by.browser.request(`POST operator/hidden-content/${id}/decide`, {
        body: { decision: 'restore', reason: 'We misread it.' },
      })
    expect((await restore(reviewer)).status).toBe(409)
    expect((await restore(manager)).status).toBe(200)
    await waitForEffect()
    expect(await read(plan)).toMatchObject({ is_taken_down: false, may: { take_down: true } })
    expect(await listPublic()).toContain(plan)
    const moves = (await listEvents(plan)).map(({ move }) => move)
    expect(moves).toEqual(['restore', 'appeal', 'hide'])
  })
})
