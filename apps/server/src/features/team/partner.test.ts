import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  aBatch,
  aCompany,
  anIntern,
  anOperator,
  type TestIntern,
} from '../../platform/testing/factories.ts'
import { aPartner, aPartnerOperator } from '../../platform/testing/partners.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { aHiring, aSentOffer, type HiringFixture } from '../../platform/testing/hiring.ts'
import { insertRow } from '../../platform/testing/insert-row.ts'

interface World {
  readonly partnerId: string
  /** Someone at the partner. */
  readonly browser: Browser
  /** An intern of the partner's batch with an offer, and one of another partner's batch. */
  readonly hiring: HiringFixture
  readonly other: TestIntern
}

let server: TestServer
let world: World
beforeAll(async () => {
  server = await startTestServer()
  const partnerId = await aPartner(server)
  const hiring = await aHiring(server)
  await server.pool.query('update batches set partner_id = $1 where batch_id = $2', [
    partnerId,
    hiring.intern.batchId,
  ])
  await aSentOffer(server, hiring)
  const other = await anIntern(server, {
    batch: await aBatch(server, { partner_id: await aPartner(server) }),
  })
  await aCompany(server)
  const browser = await server.as((await aPartnerOperator(server, partnerId)).userId)
  world = { partnerId, browser, hiring, other }
})
afterAll(() => server.stop())

const get = (path: string) => world.browser.request(`GET operator/${path}`)

describe('someone at a partner', () => {
  it('sees the batches of the partner only', async () => {
    const { intern } = world.hiring
    const { payload } = await get('batches')
    expect(payload.map((row: { batch_id: string }) => row.batch_id)).toEqual([intern.batchId])
    expect(payload[0].applications).toMatchObject({ approved: 1 })
    const { text } = await get('batches/export?columns=code')
    expect(text.trimEnd().split('\r\n').slice(1)).toEqual([`"${payload[0].code}"`])
    for (const part of ['', '/funnel', '/places']) {
      expect((await get(`batches/${intern.batchId}${part}`)).status).toBe(200)
      expect((await get(`batches/${world.other.batchId}${part}`)).status).toBe(404)
    }
    const { payload: funnel } = await get(`batches/${intern.batchId}/funnel`)
    expect(funnel.stages[0]).toMatchObject({ reached: 1 })
  })

  it('compares a batch with the one before it of the same partner only', async () => {
    const { batchId } = world.hiring.intern
    await aBatch(server, { programme_start: '2020-01-01', programme_end: '2020-06-01' })
    expect((await get(`batches/${batchId}/funnel`)).payload.previous).toBeNull()
    const before = await aBatch(server, {
      partner_id: world.partnerId,
      programme_start: '2019-01-01',
      programme_end: '2019-06-01',
    })
    expect((await get(`batches/${batchId}/funnel`)).payload.previous).toMatchObject({
      batch_id: before.batchId,
    })
  })

  it('finds the interns of these batches only', async () => {
    const { intern } = world.hiring
    const list = async (query = '') =>
      (await get(`people${query}`)).payload.map((row: { id: string }) => row.id)
    expect(await list()).toEqual([intern.userId])
    expect(await list(`?search=${world.other.email}`)).toEqual([])
    expect(await list('?type=O')).toEqual([])
    expect(await list(`?batch=${world.other.batchId}`)).toEqual([])
    const file = await get('people/export')
    expect(file.text).toContain(intern.email)
    expect(file.text).not.toContain(world.other.email)
  })

  it('reads an intern’s way through the programme, without payments, emails and sessions', async () => {
    const { intern } = world.hiring
    await insertRow(server.pool, 'payments', {
      payment_id: crypto.randomUUID(),
      intern_id: intern.internId,
      application_id: intern.applicationId,
      status: 'SUCCEEDED',
      amount: 49_900,
      currency: 'EUR',
      created_at: server.now(),
      settled_at: server.now(),
      receipt_number: 4712,
    })
    await server.as(intern.userId)
    const { payload } = await get(`people/${intern.userId}`)
    expect(payload).toMatchObject({
      applications: [{ application_id: intern.applicationId }],
      candidatures: [{ company_id: world.hiring.company.companyId }],
      offers: [{ status: expect.any(String) }],
      payments: [],
      waits: [],
      mails: [],
      sessions: [],
      agreements: [],
    })
    const { rows } = await server.pool.query(
      `select actor_kind from event_log where machine = 'person' and move = 'read' and subject_id = $1`,
      [intern.userId],
    )
    expect(rows).toEqual([{ actor_kind: 'operator' }])
  })

  it('cannot open the page of another person', async () => {
    const operator = await anOperator(server)
    for (const id of [world.other.userId, world.hiring.company.admin.userId, operator.userId])
      expect((await get(`people/${id}`)).status).toBe(404)
  })

  it('sees no private shortlist of a company', async () => {
    const { intern, company, planId } = world.hiring
    await insertRow(server.pool, 'candidatures', {
      candidature_id: crypto.randomUUID(),
      company_id: company.companyId,
      plan_id: planId,
      intern_id: intern.internId,
      application_id: intern.applicationId,
      stage: 'CLOSED',
      stage_since: server.now(),
      created_at: server.now(),
    })
    expect((await get(`people/${intern.userId}`)).payload.candidatures).toHaveLength(1)
  })

  it('has no views of the staff and shares none', async () => {
    const staff = await server.as((await anOperator(server)).userId)
    const body = { list: 'people', name: 'Interns', parameters: { type: 'I' }, is_shared: true }
    const { payload } = await staff.request('POST operator/views', { body })
    expect((await get('views?list=people')).payload).toEqual([])
    const own = (change: object) =>
      world.browser.request('POST operator/views', { body: { ...body, ...change } })
    expect((await own({})).status).toBe(403)
    expect((await own({ is_shared: false })).status).toBe(200)
    const choice = await world.browser.request('PUT operator/default-views/people', {
      body: { view_id: payload.view_id },
    })
    expect(choice.status).toBe(404)
  })

  it('is refused everything else of the console', async () => {
    const { userId } = world.hiring.intern
    for (const path of ['applications', 'companies', 'payments', 'records/credits', 'partners'])
      expect([path, (await get(path)).status]).toEqual([path, 403])
    expect((await get(`people/${userId}/events`)).status).toBe(403)
    const { batchId } = world.hiring.intern
    const close = await world.browser.request(`POST operator/batches/${batchId}/close`, {
      body: {},
    })
    expect(close.status).toBe(403)
  })
})

describe('an invitation of someone at a partner', () => {
  const person = { email: 'rita@porto.example', first_name: 'Rita', last_name: 'Alves' }
  const invite = async (body: object) =>
    (await server.as((await anOperator(server)).userId)).request('POST operator/team/invite', {
      body: { ...person, ...body },
    })

  it('names the partner; other invitations do not', async () => {
    const { partnerId } = world
    const missing = { status: 400, fields: { partner_id: expect.any(String) } }
    expect(await invite({ operator_role: 'PARTNER' })).toMatchObject(missing)
    expect(await invite({ operator_role: 'REVIEWER', partner_id: partnerId })).toMatchObject(
      missing,
    )
    expect(
      await invite({ operator_role: 'PARTNER', partner_id: crypto.randomUUID() }),
    ).toMatchObject(missing)
    expect((await invite({ operator_role: 'PARTNER', partner_id: partnerId })).status).toBe(200)
  })

  it('keeps partner and staff apart: neither becomes the other by a change of role', async () => {
    const manager = await server.as((await anOperator(server)).userId)
    const team = (await manager.request('GET operator/team')).payload
    const rita = team.find(({ email }: { email: string }) => email === person.email)
    expect(rita).toMatchObject({ operator_role: 'PARTNER', partner_name: expect.any(String) })
    const change = (id: string, operator_role: string, base: string) =>
      manager.request(`POST operator/team/${id}/role`, {
        body: { operator_role, base, reason: 'New tasks' },
      })
    expect(await change(rita.user_id, 'REVIEWER', 'PARTNER')).toMatchObject({
      status: 409,
      message: expect.stringContaining('keeps this role'),
    })
    const reviewer = await anOperator(server, 'REVIEWER')
    expect((await change(reviewer.userId, 'PARTNER', 'REVIEWER')).status).toBe(400)
  })
})
