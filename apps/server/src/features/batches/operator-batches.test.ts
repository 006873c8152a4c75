import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aBatch, aCompany, anIntern, anOperator } from '../../platform/testing/factories.ts'
import { type Browser, type TestServer, testServer } from '../../platform/testing/harness.ts'
import { aHiring, aSentOffer } from '../../platform/testing/hiring.ts'

let server: TestServer
let manager: Browser
let counter = 0
beforeAll(async () => {
  server = await testServer()
})
beforeEach(async () => {
  manager = await server.as((await anOperator(server)).userId)
})
afterAll(() => server.stop())

const at = (days: number) => new Date(server.now().getTime() + days * 86_400_000).toISOString()
const on = (days: number) => at(days).slice(0, 10)

/** A batch as the console's form sends it. */
function written(over: Readonly<Record<string, unknown>> = {}) {
  counter += 1
  return {
    name: `Spring ${counter}`,
    slug: `spring-${counter}`,
    code: `SPRING-${counter}`,
    partner_id: null,
    introduction: '',
    enrolment_opens_at: at(-1),
    enrolment_closes_at: at(40),
    campaign_ends_at: null,
    programme_start: on(60),
    programme_end: on(200),
    seats: 30,
    payer: 'B2B',
    price: null,
    refund_days: 14,
    max_offers: 3,
    services: [],
    ...over,
  }
}
const make = async (over: Readonly<Record<string, unknown>> = {}) =>
  (await manager.ask('POST operator/batches', { body: written(over) })).payload
/** The form of a batch that is there, with a change. */
const edited = (
  batch: ReturnType<typeof JSON.parse>,
  over: Readonly<Record<string, unknown>> = {},
) => {
  const {
    name,
    slug,
    code,
    enrolment_opens_at,
    enrolment_closes_at,
    campaign_ends_at,
    programme_start,
    programme_end,
    seats,
    payer,
    price,
    refund_days,
    max_offers,
    services,
  } = batch
  return {
    name,
    slug,
    code,
    partner_id: batch.partner?.partner_id ?? null,
    introduction: batch.texts.introduction ?? '',
    enrolment_opens_at,
    enrolment_closes_at,
    campaign_ends_at,
    programme_start,
    programme_end,
    seats,
    payer,
    price,
    refund_days,
    max_offers,
    services,
    ...over,
  }
}
const edit = (batch: { batch_id: string }, over: Readonly<Record<string, unknown>>) =>
  manager.ask(`PUT operator/batches/${batch.batch_id}`, { body: edited(batch, over) })
const move = (batch: { batch_id: string }, name: 'publish' | 'hide' | 'close') =>
  manager.ask(`POST operator/batches/${batch.batch_id}/${name}`, { body: {} })

/** Somebody with a seat in the batch and an application. */
async function joins(batch: { batch_id: string; code: string }) {
  const intern = await anIntern(server, { batch: { batchId: batch.batch_id, code: batch.code } })
  await server.pool.query('update interns set batch_id = $2 where intern_id = $1', [
    intern.internId,
    batch.batch_id,
  ])
  await server.pool.query('update batches set seats_taken = seats_taken + 1 where batch_id = $1', [
    batch.batch_id,
  ])
  return intern
}

describe('a batch is made by a manager', () => {
  it('hidden at first, then shown at its address, where it takes registrations', async () => {
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
          .anyone()
          .ask('GET common-services/batch/check-slug', { query: { slug: batch.slug } })
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
          .anyone()
          .ask('GET common-services/batch/check-slug', { query: { slug: batch.slug } })
      ).payload.batches[0],
    ).toMatchObject({ code: batch.code, closed_page: null })
    expect((await move(batch, 'publish')).code).toBe('ILLEGAL_TRANSITION')
  })

  it('says who pays, with its price', async () => {
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
      'enrolment that closes before it opens',
      { enrolment_closes_at: at0(-2) },
      'enrolment_closes_at',
    ],
    ['a programme that ends before it starts', { programme_end: '2020-01-01' }, 'programme_end'],
    ['one day of a programme alone', { programme_end: null }, 'programme_end'],
    ['a campaign over before enrolment', { campaign_ends_at: at0(-1) }, 'campaign_ends_at'],
    ['an intern who pays nothing said', { payer: 'INTERN' }, 'price'],
    ['a reserved address', { slug: 'company' }, 'slug'],
    ['an address that is none', { slug: 'Spring Time' }, 'slug'],
    ['no seat', { seats: 0 }, 'seats'],
    [
      'a partner that is not there',
      { partner_id: '00000000-0000-4000-8000-000000000000' },
      'partner_id',
    ],
  ])('refuses %s at its field', async (_, wrong, field) => {
    const answer = await manager.ask('POST operator/batches', { body: written(wrong) })
    expect([answer.status, Object.keys(answer.fields ?? {})]).toEqual([400, [field]])
  })

  it('says in words that an address or a code is taken, also by a draft or a partner', async () => {
    const first = await make()
    const partner = (
      await manager.ask('POST operator/partners', {
        body: { name: 'Lisbon Tech', slug: 'lisbon-tech', introduction: '', email_domains: [] },
      })
    ).payload
    const taken = async (over: Readonly<Record<string, unknown>>) =>
      manager.ask('POST operator/batches', { body: written(over) })
    expect(await taken({ slug: first.slug })).toMatchObject({
      status: 409,
      code: 'ALREADY_THERE',
      message: 'Another batch or partner has this address. Choose another.',
      fields: { slug: 'Another batch or partner has this address. Choose another.' },
    })
    expect(await taken({ slug: partner.slug })).toMatchObject({
      status: 409,
      fields: { slug: expect.any(String) },
    })
    expect(await taken({ code: first.code })).toMatchObject({
      status: 409,
      fields: { code: 'Another batch has this code. Choose another.' },
    })
    // A code leads to a batch as an address does: one word, one batch.
    expect(await taken({ slug: first.code.toLowerCase() })).toMatchObject({ status: 409 })
    expect(
      (
        await manager.ask('POST operator/partners', {
          body: { name: 'Other', slug: first.slug, introduction: '', email_domains: [] },
        })
      ).status,
    ).toBe(409)
    const check = await manager.ask('GET operator/batches/check-address', {
      query: { slug: first.slug, code: 'FREE-1' },
    })
    expect(check.payload).toEqual({
      slug: {
        is_free: false,
        because: 'Another batch or partner has this address. Choose another.',
      },
      code: { is_free: true, because: null },
    })
    expect(
      (
        await manager.ask('GET operator/batches/check-address', {
          query: { slug: first.slug, batch_id: first.batch_id },
        })
      ).payload.slug.is_free,
    ).toBe(true)
    expect(
      (await manager.ask('GET operator/batches/check-address', { query: { slug: 'operator' } }))
        .payload.slug,
    ).toEqual({ is_free: false, because: 'This address is in use. Choose another.' })
  })

  it('gives one address to one of eight who ask at once, batches and partners alike', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        index % 2 === 0
          ? manager.ask('POST operator/batches', { body: written({ slug: 'wanted-by-all' }) })
          : manager.ask('POST operator/partners', {
              body: {
                name: `Partner ${index}`,
                slug: 'wanted-by-all',
                introduction: '',
                email_domains: [],
              },
            }),
      ),
    )
    expect(answers.map((one) => one.status).toSorted()).toEqual([
      200, 409, 409, 409, 409, 409, 409, 409,
    ])
    expect(answers.filter((one) => one.status === 409).every((one) => one.fields?.slug)).toBe(true)
  })
})

/** Far from any test's present, for tables that are made before the server. */
function at0(years: number): string {
  return `${2026 + years}-01-01T00:00:00.000Z`
}

describe('a batch is changed', () => {
  it('and the log says who changed what', async () => {
    const batch = await make()
    const answer = await edit(batch, {
      seats: 40,
      slug: `${batch.slug}-b`,
      introduction: 'New words.',
    })
    expect(answer.payload).toMatchObject({
      seats: 40,
      slug: `${batch.slug}-b`,
      history: [{ move: 'edit' }, { move: 'draft' }],
    })
    const log = await server.pool.query(
      `select data from event_log where subject_id = $1 and move = 'edit'`,
      [batch.batch_id],
    )
    expect(log.rows[0].data.changed.toSorted()).toEqual(['seats', 'slug', 'texts'])
    await edit(answer.payload, {})
    expect(
      (await manager.ask(`GET operator/batches/${batch.batch_id}`)).payload.history,
    ).toHaveLength(2)
  })

  it('never to an address given to somebody else, also not by two at once', async () => {
    const [one, two] = [await make(), await make()]
    expect((await edit(one, { slug: two.slug })).status).toBe(409)
    const race = await Promise.all([
      edit(one, { slug: 'both-want-this' }),
      edit(two, { slug: 'both-want-this' }),
    ])
    expect(race.map((answer) => answer.status).toSorted()).toEqual([200, 409])
  })

  it('but keeps its address and code once it was shown, also when it is hidden again', async () => {
    const batch = await make()
    await move(batch, 'publish')
    expect(await edit(batch, { slug: 'elsewhere' })).toMatchObject({
      status: 409,
      fields: { slug: expect.stringContaining('stay') },
    })
    expect((await move(batch, 'hide')).payload).toMatchObject({
      state: 'DRAFT',
      may: { changeAddress: 'batches.refused.address' },
    })
    expect((await edit(batch, { code: 'ELSEWHERE' })).status).toBe(409)
  })

  it('never to fewer seats than are taken, nor to other terms than people joined under', async () => {
    const batch = await make()
    await joins(batch)
    await joins(batch)
    expect(await edit(batch, { seats: 1 })).toMatchObject({
      status: 409,
      fields: { seats: 'Seats taken: 2. There cannot be fewer.' },
    })
    expect(
      (await edit(batch, { payer: 'INTERN', price: { amount: 100, currency: 'EUR' } })).fields,
    ).toHaveProperty('payer')
    expect((await edit(batch, { refund_days: 2 })).fields).toHaveProperty('payer')
    expect((await edit(batch, { seats: 2 })).status).toBe(200)
    expect(
      (
        await server.pool.query('select seats, refund_days from batches where batch_id = $1', [
          batch.batch_id,
        ])
      ).rows[0],
    ).toEqual({ seats: 2, refund_days: 14 })
  })

  it('moves its programme under people only when they are told', async () => {
    const batch = await make()
    const intern = await joins(batch)
    const later = { programme_start: on(70), programme_end: on(210) }
    expect((await edit(batch, later)).fields).toHaveProperty('programme_start')
    expect(
      (await edit(batch, { programme_start: null, programme_end: null, people_seen: true }))
        .message,
    ).toContain('not lose its days')
    expect((await edit(batch, { ...later, people_seen: true })).payload).toMatchObject(later)
    const mail = (await server.mails(intern.email))[0]
    expect(mail?.subject).toBe(`${batch.name} has new dates`)
    expect(mail?.body).toContain('The programme now runs from')
  })

  it('does not move it from under agreed days', async () => {
    const hiring = await aHiring(server)
    await aSentOffer(server, hiring)
    const batch = (await manager.ask(`GET operator/batches/${hiring.batch.batchId}`)).payload
    expect((await edit(batch, { programme_start: on(40) })).status).toBe(200)
    const answer = await edit(batch, {
      programme_start: on(120),
      programme_end: on(250),
      people_seen: true,
    })
    expect([answer.status, answer.fields?.programme_start]).toEqual([
      409,
      'Offers and internships that would fall outside these days: 1. Keep them inside.',
    ])
  })

  it('closes enrolment now, and cannot be hidden with people in it', async () => {
    const batch = await make()
    expect((await move(batch, 'close')).code).toBe('ILLEGAL_TRANSITION')
    await move(batch, 'publish')
    await joins(batch)
    expect((await move(batch, 'hide')).message).toBe(
      'People are in this batch. Close its enrolment instead.',
    )
    expect((await move(batch, 'close')).payload).toMatchObject({
      state: 'CLOSED',
      closed_page: 'registration-closed',
    })
    expect((await move(batch, 'close')).status).toBe(409)
  })

  it('is not shown when nobody could join it any more', async () => {
    const batch = await make({ enrolment_opens_at: at(-20), enrolment_closes_at: at(-2) })
    expect(await move(batch, 'publish')).toMatchObject({
      status: 409,
      message: 'Its enrolment is over. Move the dates first.',
    })
  })
})

describe('the list', () => {
  it('shows drafts too, seats taken, and how far people are', async () => {
    const batch = await make({ name: 'Harbour 100 %' })
    await joins(batch)
    const list = await manager.ask('GET operator/batches', { query: { search: '100 %' } })
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
      (await manager.ask('GET operator/batches/00000000-0000-4000-8000-000000000000')).status,
    ).toBe(404)
  })
})

describe('partners', () => {
  const partner = (over: Readonly<Record<string, unknown>> = {}) => ({
    name: 'Porto Tech',
    slug: `porto-${(counter += 1)}`,
    introduction: '',
    email_domains: [],
    ...over,
  })

  it('lead addresses of their domains to their open batch', async () => {
    const made = (
      await manager.ask('POST operator/partners', {
        body: partner({ email_domains: ['@Students.Porto.example'] }),
      })
    ).payload
    expect(made.email_domains).toEqual(['students.porto.example'])
    const batch = await make({ partner_id: made.partner_id })
    await move(batch, 'publish')
    expect(
      (
        await server.anyone().ask('GET intern-service/v1/check-domain-batch', {
          query: { email: 'ana@students.porto.example' },
        })
      ).payload.batch.code,
    ).toBe(batch.code)
    expect(
      (await manager.ask('GET operator/partners', { query: { search: made.slug } })).payload,
    ).toMatchObject([{ batches: 1, may: { changeAddress: 'batches.refused.address' } }])
  })

  it.each([
    [['gmail.com'], 400],
    [['nothing'], 400],
    [['porto-taken.example'], 409],
  ])('cannot have the domains %j', async (domains, status) => {
    if (status === 409)
      await manager.ask('POST operator/partners', { body: partner({ email_domains: domains }) })
    const answer = await manager.ask('POST operator/partners', {
      body: partner({ email_domains: domains }),
    })
    expect([answer.status, Object.keys(answer.fields ?? {})]).toEqual([status, ['email_domains']])
  })

  it('are changed, but not their address once a batch of theirs was shown', async () => {
    const made = (await manager.ask('POST operator/partners', { body: partner() })).payload
    const save = (over: Readonly<Record<string, unknown>>) =>
      manager.ask(`PUT operator/partners/${made.partner_id}`, {
        body: { name: made.name, slug: made.slug, introduction: '', email_domains: [], ...over },
      })
    expect((await save({ slug: `${made.slug}-b` })).payload.slug).toBe(`${made.slug}-b`)
    await move(await make({ partner_id: made.partner_id }), 'publish')
    expect(await save({ slug: made.slug })).toMatchObject({
      status: 409,
      fields: { slug: expect.any(String) },
    })
    expect((await save({ slug: `${made.slug}-b`, name: 'Porto Tech School' })).payload.name).toBe(
      'Porto Tech School',
    )
    expect(
      (
        await manager.ask('PUT operator/partners/00000000-0000-4000-8000-000000000000', {
          body: partner(),
        })
      ).status,
    ).toBe(404)
  })
})

describe('who may not', () => {
  it('a reviewer looks and changes nothing; the other sides do not even look', async () => {
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
      for (const who of [reviewer, company, intern])
        expect((await who.ask(path, { body: written() })).status).toBe(403)
      expect((await server.anyone().ask(path, { body: written() })).status).toBe(401)
    }
    for (const path of [
      'GET operator/batches',
      `GET operator/batches/${batch.batchId}`,
      'GET operator/partners',
    ]) {
      expect((await reviewer.ask(path)).status).toBe(200)
      expect((await company.ask(path)).status).toBe(403)
    }
    expect((await reviewer.ask(`GET operator/batches/${batch.batchId}`)).payload.may).toMatchObject(
      { edit: 'refused.managerOnly', hide: 'refused.managerOnly' },
    )
  })
})
