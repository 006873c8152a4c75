import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  batchForm,
  type Fields,
  joinBatch,
  createTestBatch,
  transitionTestBatch,
} from '../../platform/testing/batches.ts'
import { aBatch, aCompany, anIntern, anOperator } from '../../platform/testing/factories.ts'
import { type Browser, type TestServer, startTestServer } from '../../platform/testing/harness.ts'

let server: TestServer
let manager: Browser
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  manager = await server.as((await anOperator(server)).userId)
})
afterAll(() => server.stop())

const buildForm = (overrides?: Fields) => batchForm(server, overrides)
const make = (overrides?: Fields) => createTestBatch(server, manager, overrides)
const move = (batch: { batch_id: string }, name: 'publish' | 'hide' | 'close') =>
  transitionTestBatch(manager, batch, name)

describe('creating a batch as a manager', () => {
  it('starts hidden, then is published at its address and takes registrations', async () => {
    const batch = await make({
      introduction: 'Four months by the water.',
      services: [{ name: 'A mentor', description: 'Somebody to ask.' }],
    })
    expect(batch).toMatchObject({
      state: 'DRAFT',
      is_published: false,
      seats_taken: 0,
      texts: { introduction: 'Four months by the water.' },
      may: { publish: true, changeAddress: true, hide: 'errors.ILLEGAL_TRANSITION' },
      history: [{ move: 'draft' }],
    })
    expect(
      (
        await server
          .anonymous()
          .request('GET common-services/batch/check-slug', { query: { slug: batch.slug } })
      ).status,
    ).toBe(404)
    expect((await move(batch, 'publish')).payload).toMatchObject({
      state: 'OPEN',
      is_published: true,
      may: { changeAddress: 'batches.refused.address' },
    })
    expect(
      (
        await server
          .anonymous()
          .request('GET common-services/batch/check-slug', { query: { slug: batch.slug } })
      ).payload.batches[0],
    ).toMatchObject({ code: batch.code, closed_page: null })
    expect((await move(batch, 'publish')).code).toBe('ILLEGAL_TRANSITION')
  })

  it('shows who pays, and the price', async () => {
    const batch = await make({
      payer: 'INTERN',
      price: { amount: 49_000, currency: 'EUR' },
      refund_days: 30,
      max_offers: 2,
    })
    expect(batch).toMatchObject({
      payer: 'INTERN',
      price: { amount: 49_000, currency: 'EUR' },
      refund_days: 30,
      max_offers: 2,
    })
  })

  it.each([
    [
      'an enrolment that closes before it opens',
      { enrolment_closes_at: at0(-2) },
      'enrolment_closes_at',
    ],
    ['a programme that ends before it starts', { programme_end: '2020-01-01' }, 'programme_end'],
    ['a programme without an end', { programme_end: null }, 'programme_end'],
    ['a campaign that ends before enrolment', { campaign_ends_at: at0(-1) }, 'campaign_ends_at'],
    ['a malformed start', { programme_start: '2026-13-45' }, 'programme_start'],
    ['a malformed end', { programme_end: 'soon' }, 'programme_end'],
    ['an end beyond the calendar', { programme_end: '9999-99-99' }, 'programme_end'],
    ['a malformed close', { enrolment_closes_at: 'tomorrow' }, 'enrolment_closes_at'],
    ['a malformed placement deadline', { placement_deadline: '2026-02-30' }, 'placement_deadline'],
    [
      'a placement deadline that is too late',
      { placement_deadline: on0(190) },
      'placement_deadline',
    ],
    ['an intern as payer without a price', { payer: 'INTERN' }, 'price'],
    ['a reserved address', { slug: 'company' }, 'slug'],
    ['a malformed address', { slug: 'Spring Time' }, 'slug'],
    ['zero seats', { seats: 0 }, 'seats'],
    ['an unknown partner', { partner_id: '00000000-0000-4000-8000-000000000000' }, 'partner_id'],
  ])('rejects %s at its field', async (_, overrides, field) => {
    const answer = await manager.request('POST operator/batches', { body: buildForm(overrides) })
    expect([answer.status, Object.keys(answer.fields ?? {})]).toEqual([400, [field]])
  })

  it('reports an address or code that is already taken, including by a draft or a partner', async () => {
    const first = await make()
    const partner = (
      await manager.request('POST operator/partners', {
        body: { name: 'Lisbon Tech', slug: 'lisbon-tech', introduction: '', email_domains: [] },
      })
    ).payload
    const createWith = async (overrides: Readonly<Record<string, unknown>>) =>
      manager.request('POST operator/batches', { body: buildForm(overrides) })
    expect(await createWith({ slug: first.slug })).toMatchObject({
      status: 409,
      code: 'ALREADY_EXISTS',
      message: 'Another batch or partner uses this address. Choose another one.',
      fields: { slug: 'Another batch or partner uses this address. Choose another one.' },
    })
    expect(await createWith({ slug: partner.slug })).toMatchObject({
      status: 409,
      fields: { slug: expect.any(String) },
    })
    expect(await createWith({ code: first.code })).toMatchObject({
      status: 409,
      fields: { code: 'Another batch uses this code. Choose another one.' },
    })
    // Codes and addresses share one namespace: each identifies one batch.
    expect(await createWith({ slug: first.code.toLowerCase() })).toMatchObject({ status: 409 })
    expect(
      (
        await manager.request('POST operator/partners', {
          body: { name: 'Other', slug: first.slug, introduction: '', email_domains: [] },
        })
      ).status,
    ).toBe(409)
    const check = await manager.request('GET operator/batches/check-address', {
      query: { slug: first.slug, code: 'FREE-1' },
    })
    expect(check.payload).toEqual({
      slug: {
        is_free: false,
        because: 'Another batch or partner uses this address. Choose another one.',
      },
      code: { is_free: true, because: null },
    })
    expect(
      (
        await manager.request('GET operator/batches/check-address', {
          query: { slug: first.slug, batch_id: first.batch_id },
        })
      ).payload.slug.is_free,
    ).toBe(true)
    expect(
      (await manager.request('GET operator/batches/check-address', { query: { slug: 'operator' } }))
        .payload.slug,
    ).toEqual({ is_free: false, because: 'This address is in use. Choose another one.' })
  })

  it('gives an address to one of eight parallel requests, across batches and partners', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        index % 2 === 0
          ? manager.request('POST operator/batches', { body: buildForm({ slug: 'wanted-by-all' }) })
          : manager.request('POST operator/partners', {
              body: {
                name: `Partner ${index}`,
                slug: 'wanted-by-all',
                introduction: '',
                email_domains: [],
              },
            }),
      ),
    )
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([
      200, 409, 409, 409, 409, 409, 409, 409,
    ])
    expect(
      answers.filter((answer) => answer.status === 409).every((answer) => answer.fields?.slug),
    ).toBe(true)
  })
})

/** Days that are far from any test's present, for tables built before the server starts. */
function on0(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}
function at0(years: number): string {
  return `${2026 + years}-01-01T00:00:00.000Z`
}

describe('start months', () => {
  it('are the coming months while no batch has dates', async () => {
    await server.pool.query('update batches set is_published = false')
    const { payload } = await server.anonymous().request('GET common-services/batch/start-months')
    expect(payload).toHaveLength(18)
    expect(payload[0].slice(0, 7)).toBe(server.now().toISOString().slice(0, 7))
  })

  it('are those of published batches, up to their placement deadline', async () => {
    const year = 2040
    const batch = await make({
      enrolment_closes_at: `${year}-01-01T00:00:00.000Z`,
      programme_start: `${year}-02-10`,
      programme_end: `${year}-08-31`,
      placement_deadline: `${year}-04-15`,
    })
    const months = async (query = {}) =>
      (
        await server.anonymous().request('GET common-services/batch/start-months', { query })
      ).payload.filter((month: string) => month.startsWith(String(year)))
    expect(await months()).toEqual([])
    await move(batch, 'publish')
    const all = [`${year}-02-01`, `${year}-03-01`, `${year}-04-01`]
    expect(await months()).toEqual(all)
    // Registration is closed, but plans can still be made for interns who have joined.
    await server.pool.query(
      "update batches set enrolment_opens_at = $2::timestamptz - interval '1 day', enrolment_closes_at = $2 where batch_id = $1",
      [batch.batch_id, server.now()],
    )
    await move(await make(), 'publish')
    expect(await months()).toEqual([])
    expect(await months({ for: 'plan' })).toEqual(all)
  })
})

describe('batch list', () => {
  it("includes drafts, seats taken and the interns' progress", async () => {
    const batch = await make({ name: 'Harbour 100 %' })
    await joinBatch(server, batch)
    const list = await manager.request('GET operator/batches', { query: { search: '100 %' } })
    expect(list).toMatchObject({
      status: 200,
      count: 1,
      payload: [
        {
          batch_id: batch.batch_id,
          is_published: false,
          seats: 30,
          seats_taken: 1,
          applications: { writing: 0, waiting: 0, approved: 1, enrolled: 0, left: 0 },
        },
      ],
    })
    expect(
      (await manager.request('GET operator/batches/00000000-0000-4000-8000-000000000000')).status,
    ).toBe(404)
  })
})

describe('access to batches', () => {
  it('lets a reviewer read only, and denies all other roles', async () => {
    const batch = await aBatch(server)
    const reviewer = await server.as((await anOperator(server, 'REVIEWER')).userId)
    const company = await server.as((await aCompany(server)).admin.userId)
    const intern = await server.as((await anIntern(server)).userId)
    const changing = [
      'POST operator/batches',
      `PUT operator/batches/${batch.batchId}`,
      ...['publish', 'hide', 'close'].map(
        (name) => `POST operator/batches/${batch.batchId}/${name}`,
      ),
      'POST operator/partners',
    ]
    for (const path of changing) {
      for (const browser of [reviewer, company, intern])
        expect((await browser.request(path, { body: buildForm() })).status).toBe(403)
      expect((await server.anonymous().request(path, { body: buildForm() })).status).toBe(401)
    }
    for (const path of [
      'GET operator/batches',
      `GET operator/batches/${batch.batchId}`,
      'GET operator/partners',
    ]) {
      expect((await reviewer.request(path)).status).toBe(200)
      expect((await company.request(path)).status).toBe(403)
    }
    expect(
      (await reviewer.request(`GET operator/batches/${batch.batchId}`)).payload.may,
    ).toMatchObject({ edit: 'refused.managerOnly', hide: 'refused.managerOnly' })
  })
})
