import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestBatch, type Fields, joinBatch } from '../../platform/testing/batches.ts'
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

const berlin = 'Europe/Berlin'
let counter = 0
/** What the dialog sends, for a day two years after the sources of these tests. */
function copyBody(overrides: Fields = {}): Fields {
  counter += 1
  return {
    name: `Copy ${counter}`,
    slug: `copy-${counter}`,
    code: `COPY-${counter}`,
    starts_on: '2035-03-01',
    time_zone: berlin,
    ...overrides,
  }
}
// Registration opens at 9:00 and closes at 23:59 in Berlin, in summer and in winter.
const dates = {
  enrolment_opens_at: '2032-09-01T07:00:00.000Z',
  enrolment_closes_at: '2032-12-15T22:59:00.000Z',
  campaign_ends_at: '2033-02-01T11:00:00.000Z',
  programme_start: '2033-03-01',
  programme_end: '2033-08-27',
  placement_deadline: '2033-06-01',
}
const make = (overrides?: Fields) => createTestBatch(server, manager, { ...dates, ...overrides })
const copy = (batch: { batch_id: string }, body: Fields, requestId: string = randomUUID()) =>
  manager.request(`POST operator/batches/${batch.batch_id}/copy`, { body, requestId })
const readRow = async (id: string): Promise<Fields> =>
  (await server.pool.query('select to_jsonb(b) as row from batches b where batch_id = $1', [id]))
    .rows[0].row
const countBatches = async (): Promise<number> =>
  (await server.pool.query('select count(*)::int as count from batches')).rows[0].count

/** A batch in which no setting has its default, published and with an intern. */
async function makeUnusual() {
  const partner = await manager.request('POST operator/partners', {
    body: { name: 'Eko', slug: `eko-${randomUUID()}`, introduction: '', email_domains: [] },
  })
  const batch = await make({
    partner_id: partner.payload.partner_id,
    introduction: 'Four months by the water.',
    seats: 41,
    payer: 'INTERN',
    price: { amount: 49_000, currency: 'EUR' },
    refund_days: 30,
    max_offers: 2,
    services: [{ name: 'A mentor', description: 'Someone to ask.' }],
  })
  await server.pool.query(
    `update batches set is_published = true, published_at = $2, created_at = $2::timestamptz - interval '1 day',
      texts = texts || '{"footer": "See you there."}' where batch_id = $1`,
    [batch.batch_id, server.now()],
  )
  await joinBatch(server, batch)
  await server.pool.query(
    'insert into seat_alerts (batch_id, email, created_at) values ($1, $2, $3)',
    [batch.batch_id, 'waiting@example.com', server.now()],
  )
  return batch
}

describe('copying a batch', () => {
  it('creates a draft in which every column equals that of the source but names, dates and people', async () => {
    const source = await makeUnusual()
    const before = await readRow(source.batch_id)
    const body = copyBody()
    const answer = await copy(source, body)
    expect(answer).toMatchObject({
      status: 200,
      payload: { state: 'DRAFT', is_published: false, seats_taken: 0, may: { publish: true } },
    })
    const created = await readRow(answer.payload.batch_id)
    const differing = Object.keys(before).filter(
      (column) => JSON.stringify(before[column]) !== JSON.stringify(created[column]),
    )
    expect(differing.toSorted()).toEqual([
      'batch_id',
      'campaign_ends_at',
      'code',
      'created_at',
      'enrolment_closes_at',
      'enrolment_opens_at',
      'is_published',
      'name',
      'placement_deadline',
      'programme_end',
      'programme_start',
      'published_at',
      'seats_taken',
      'slug',
    ])
    expect(created).toMatchObject({
      name: body.name,
      slug: body.slug,
      code: body.code,
      is_published: false,
      published_at: null,
      seats_taken: 0,
    })
    expect(await readRow(source.batch_id)).toEqual(before)
  })

  it('copies nothing of the people in the batch', async () => {
    const source = await makeUnusual()
    const { batch_id } = (await copy(source, copyBody())).payload
    const columns = await server.pool.query(
      `select table_name from information_schema.columns join information_schema.tables using (table_schema, table_name)
       where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = 'batch_id' and table_name <> 'batches'`,
    )
    const tables: string[] = columns.rows.map((row) => row.table_name)
    expect(tables).toEqual(expect.arrayContaining(['applications', 'interns', 'seat_alerts']))
    const countRows = async (table: string, id: string): Promise<number> =>
      (await server.pool.query(`select from ${table} where batch_id = $1`, [id])).rowCount ?? 0
    for (const table of tables)
      expect([table, await countRows(table, batch_id)]).toEqual([table, 0])
    expect(await countRows('interns', source.batch_id)).toBe(1)
    expect(await countRows('seat_alerts', source.batch_id)).toBe(1)
  })

  it('records the source in the event and in the history', async () => {
    const source = await make()
    const { batch_id, history, name } = (await copy(source, copyBody())).payload
    expect(history).toMatchObject([{ move: 'copy' }])
    const log = await server.pool.query('select move, data from event_log where subject_id = $1', [
      batch_id,
    ])
    expect(log.rows).toEqual([
      {
        move: 'copy',
        data: { batch: name, source: { batch_id: source.batch_id, name: source.name } },
      },
    ])
  })
})

describe('dates of a copy', () => {
  it('move by the same whole weeks, and times of day stay when the clocks change', async () => {
    // 1 July 2033 is closest to Tuesday 28 June, 17 weeks after 1 March.
    const { payload } = await copy(await make(), copyBody({ starts_on: '2033-07-01' }))
    expect(payload).toMatchObject({
      enrolment_opens_at: '2032-12-29T08:00:00.000Z',
      enrolment_closes_at: '2033-04-13T21:59:00.000Z',
      campaign_ends_at: '2033-05-31T10:00:00.000Z',
      programme_start: '2033-06-28',
      programme_end: '2033-12-24',
      placement_deadline_set: '2033-09-28',
    })
  })

  it('start with registration if the programme has none, and stay unset', async () => {
    const source = await make({
      campaign_ends_at: null,
      programme_start: null,
      programme_end: null,
      placement_deadline: null,
    })
    expect((await copy(source, copyBody({ starts_on: '2032-09-14' }))).payload).toMatchObject({
      enrolment_opens_at: '2032-09-15T07:00:00.000Z',
      enrolment_closes_at: '2032-12-29T22:59:00.000Z',
      campaign_ends_at: null,
      programme_start: null,
      programme_end: null,
      placement_deadline_set: null,
    })
  })

  it('are rejected at the first day if the whole weeks start before today', async () => {
    const today = server.now().toISOString().slice(0, 10)
    const addDays = (days: number) =>
      new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)
    // Its start has the weekday of yesterday, which is the closest to today.
    const source = await make({
      programme_start: addDays(-1 + 7 * 400),
      programme_end: addDays(7 * 420),
      placement_deadline: null,
    })
    const before = await countBatches()
    const refused = await copy(source, copyBody({ starts_on: today, time_zone: 'UTC' }))
    expect([refused.status, refused.code, Object.keys(refused.fields ?? {})]).toEqual([
      400,
      'VALIDATION',
      ['starts_on'],
    ])
    expect(refused.fields?.['starts_on']).toMatch(
      /^The batch would start on \d+ \w+ \d{4}, which has passed\. Choose a later day\.$/,
    )
    expect(await countBatches()).toBe(before)
    const later = await copy(source, copyBody({ starts_on: addDays(4), time_zone: 'UTC' }))
    expect(later.payload.programme_start).toBe(addDays(6))
  })
})

describe('names of a copy', () => {
  it('must be free: an address or code in use is rejected at its field', async () => {
    const source = await make()
    const before = await countBatches()
    for (const [overrides, fields] of [
      [{ slug: source.slug }, ['slug']],
      [{ code: source.code }, ['code']],
      [{ slug: source.slug, code: source.code }, ['code', 'slug']],
    ] as const) {
      const answer = await copy(source, copyBody(overrides))
      expect([answer.status, answer.code, Object.keys(answer.fields ?? {}).toSorted()]).toEqual([
        409,
        'ALREADY_EXISTS',
        fields,
      ])
    }
    expect(await countBatches()).toBe(before)
  })

  it.each([
    ['no name', { name: ' ' }, 'name'],
    ['a malformed address', { slug: 'Spring Time' }, 'slug'],
    ['a reserved address', { slug: 'company' }, 'slug'],
    ['a malformed code', { code: '?' }, 'code'],
    ['no first day', { starts_on: '' }, 'starts_on'],
    ['an unknown time zone', { time_zone: '+02:00' }, 'time_zone'],
  ])('reject %s at its field', async (_, overrides, field) => {
    const answer = await copy(await make(), copyBody(overrides))
    expect([answer.status, Object.keys(answer.fields ?? {})]).toEqual([400, [field]])
  })

  it('may equal the name of another batch, as in the editor', async () => {
    const source = await make()
    expect((await copy(source, copyBody({ name: source.name }))).status).toBe(200)
  })

  it('go to one of eight parallel copies', async () => {
    const source = await make()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => copy(source, copyBody({ slug: 'copied-by-all' }))),
    )
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([
      200, 409, 409, 409, 409, 409, 409, 409,
    ])
  })
})

it('creates one batch for a repeated request', async () => {
  const source = await make()
  const before = await countBatches()
  const [body, requestId] = [copyBody(), randomUUID()]
  const first = await copy(source, body, requestId)
  const second = await copy(source, body, requestId)
  expect([first.status, second.status]).toEqual([200, 200])
  expect(second.payload.batch_id).toBe(first.payload.batch_id)
  expect(await countBatches()).toBe(before + 1)
})

describe('access to copying', () => {
  it.each(['REVIEWER', 'FINANCE'] as const)('denies an operator with the role %s', async (role) => {
    const source = await make()
    const operator = await server.as((await anOperator(server, role)).userId)
    const path = `operator/batches/${source.batch_id}`
    expect((await operator.request(`POST ${path}/copy`, { body: copyBody() })).status).toBe(403)
    expect((await operator.request(`GET ${path}`)).payload.may.copy).toBe('refused.managerOnly')
    expect((await manager.request(`GET ${path}`)).payload.may.copy).toBe(true)
  })

  it('denies companies, interns and visitors, and knows no other batch', async () => {
    const { batchId } = await aBatch(server)
    const path = `POST operator/batches/${batchId}/copy`
    const company = await server.as((await aCompany(server)).admin.userId)
    const intern = await server.as((await anIntern(server)).userId)
    for (const browser of [company, intern])
      expect((await browser.request(path, { body: copyBody() })).status).toBe(403)
    expect((await server.anonymous().request(path, { body: copyBody() })).status).toBe(401)
    expect((await copy({ batch_id: randomUUID() }, copyBody())).status).toBe(404)
  })
})
