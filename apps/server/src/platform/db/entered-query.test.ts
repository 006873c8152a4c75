import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/harness.ts'
import { EnteredQuery, type Entry } from './entered-query.ts'
import { composeEntry } from './role-statements.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

let client: pg.Client
beforeEach(async () => {
  client = new pg.Client({ ...server.pool.options, pipeline: true })
  await client.connect()
})
afterEach(() => client.end())

const tenant = '019e8c4c-c3c6-7d00-8000-000000000001'
const entry: Entry = {
  name: 'test.enter',
  text: "select set_config('app.tenant', $1, true), $1::text as answer",
  values: [tenant],
}
const failing: Entry = { name: 'test.fail', text: 'select 1 / $1::int', values: ['0'] }
const readTenant = {
  name: 'test.tenant',
  text: "select current_setting('app.tenant', true) as tenant, $1::int as number",
  values: [7],
}

function send(query: pg.QueryConfig, before = entry): EnteredQuery {
  const sent = new EnteredQuery(before, query)
  client.query(sent)
  return sent
}
const countPrepared = async () =>
  (await client.query('select count(*)::int as count from pg_prepared_statements')).rows[0].count

test('a statement runs in the transaction of its entry, and the next one does not', async () => {
  const sent = send(readTenant)
  const { rows, rowCount } = await sent.result
  expect(rows).toEqual([{ tenant, number: 7 }])
  expect(rowCount).toBe(1)
  expect(sent.answer).toBe(tenant)
  expect((await client.query(readTenant)).rows).toEqual([{ tenant: '', number: 7 }])
})

test('an entry and its statement are parsed once for each connection', async () => {
  for (const _ of [1, 2]) await send(readTenant).result
  expect(await countPrepared()).toBe(2)
})

test('neither is kept by the connection if the statement has no name', async () => {
  const { text, values } = readTenant
  for (const _ of [1, 2])
    expect((await send({ text, values }).result).rows).toEqual([{ tenant, number: 7 }])
  const { rows } = await send({ text: "select current_setting('app.tenant') as tenant" }).result
  expect(rows).toEqual([{ tenant }])
  expect(await countPrepared()).toBe(0)
})

test('statements that are sent together each have their own entry', async () => {
  const other = { ...entry, values: ['another'] }
  const [first, second] = await Promise.all([
    send(readTenant).result,
    send(readTenant, other).result,
  ])
  expect(first?.rows).toEqual([{ tenant, number: 7 }])
  expect(second?.rows).toEqual([{ tenant: 'another', number: 7 }])
})

test('a statement that fails, or cannot be parsed, leaves its connection usable', async () => {
  const divide = { name: 'test.divide', text: 'select 1 / $1::int as one', values: [0] }
  const unknown = { name: 'test.unknown', text: 'select one from no_such_table', values: [] }
  for (const query of [divide, unknown, divide]) {
    const sent = send(query)
    await expect(sent.result).rejects.toThrow(/division by zero|does not exist/)
    expect(sent.isEntered).toBe(true)
  }
  expect((await send({ ...divide, values: [1] }).result).rows).toEqual([{ one: 1 }])
})

test('a statement whose entry fails does not run, and says that it was not entered', async () => {
  const sent = send({ name: 'test.write', text: 'delete from settings', values: [] }, failing)
  await expect(sent.result).rejects.toThrow('division by zero')
  expect(sent.isEntered).toBe(false)
  const { rows } = await server.pool.query('select count(*)::int as count from settings')
  expect(rows[0].count).toBeGreaterThan(0)
})

test('the entry of an actor switches to the role, and names actor, tenant and trace', async () => {
  const actor = { kind: 'company', userId: tenant, company: tenant } as const
  const enter = composeEntry({
    // The entry needs the ids of a member only.
    actor: actor as never,
    role: 'fledge_company',
    traceId: 'abc',
    required: '0/0',
  })
  const text = `select current_user as role, current_setting('app.actor') as actor,
    current_setting('app.tenant') as tenant, current_setting('application_name') as application`
  const sent = send({ name: 'test.who', text, values: [] }, enter)
  const { rows } = await sent.result
  expect(rows).toEqual([
    { role: 'fledge_company', actor: `company:${tenant}`, tenant, application: 'fledge abc' },
  ])
  expect(sent.answer).toBe('true')
})
