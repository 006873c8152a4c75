import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestServer, startTestServer } from '../testing/harness.ts'
import { AppError } from '../http/app-error.ts'
import { encodeCursor } from './list-cursor.ts'
import {
  defineList,
  listComposedStatements,
  readKeyset,
  readPage,
  readTotals,
} from './list-query.ts'

const partnerList = defineList<{
  row: { name: string }
  scope: { since: string }
  filters: { domain: string; introduced: true; used: true; search: string }
}>({
  name: 'test.partners',
  columns: 'p.name',
  from: 'partners p',
  joins: {
    b: 'left join lateral (select count(*) as total from batches where partner_id = p.partner_id) b on true',
  },
  where: ['p.created_at >= :since'],
  filters: {
    domain: ':domain = any(p.email_domains::text[])',
    introduced: 'p.introduction is not null',
    used: 'b.total > 0',
    search: { contains: ['p.name'], equals: ['p.slug'] },
  },
  totals: {
    introduced: { sql: '(p.introduction is not null)::text', filters: ['introduced'] },
    domains: {
      sql: 'cardinality(p.email_domains)::text',
      label: `'domains: ' || cardinality(p.email_domains)`,
      filters: ['domain'],
    },
  },
  orders: {
    default: {
      direction: 'desc',
      key: [
        { sql: 'p.created_at', type: 'timestamptz' },
        { sql: 'p.partner_id', type: 'uuid' },
      ],
    },
  },
})

/** Sorted by what no index serves: how many partners share the domains, those with most first. */
const sharedDomainList = defineList<{
  row: { name: string }
  scope: Record<never, never>
  filters: { shared: true }
}>({
  name: 'test.shared',
  commonTables: {
    domains: `domains as (select p.email_domains::text as domains from partners p)`,
    shares: `shares as materialized (
      select d.domains, count(*) as partners from domains d group by 1
    )`,
  },
  columns: `p.name || s.partners as name`,
  from: 'partners p',
  joins: { s: 'join shares s on s.domains = p.email_domains::text' },
  where: [`p.name <> ''`],
  filters: { shared: 's.partners > 1' },
  totals: { partners: { sql: 's.partners::text', filters: [] } },
  orders: {
    default: {
      direction: 'desc',
      key: [
        { sql: 's.partners', type: 'bigint' },
        { sql: 'p.partner_id', type: 'uuid' },
      ],
      isCountedWithPage: true,
    },
  },
})

const since = '2026-11-01T00:00:00Z'
let server: TestServer
const db = () => server.running.services.database.read()
const names = ({ rows }: { readonly rows: readonly { readonly name: string }[] }) =>
  rows.map((row) => row.name).join(' ')

beforeAll(async () => {
  server = await startTestServer()
  // a and b differ by a microsecond; c and d were created at the same time.
  await server.pool
    .query(`insert into partners (partner_id, slug, name, email_domains, introduction, created_at) values
    ('00000000-0000-4000-8000-000000000001', 'first', 'a100%', '{a.org,b.org}', null, '2026-11-05 00:00:00.000002'),
    ('00000000-0000-4000-8000-000000000002', 'second', 'b1000', '{b.org}', 'Hello', '2026-11-05 00:00:00.000001'),
    ('00000000-0000-4000-8000-000000000004', 'third', 'c_c', '{}', 'Hello', '2026-11-04'),
    ('00000000-0000-4000-8000-000000000003', 'fourth', 'dcc', '{b.org}', 'Hello', '2026-11-04'),
    ('00000000-0000-4000-8000-000000000005', 'before', 'e', '{b.org}', 'Hello', '2026-10-01')`)
})
afterAll(() => server.stop())

it('applies the filters that have a value and counts the rows of all pages', async () => {
  const all = await readPage(db(), partnerList, { scope: { since }, paging: {} })
  expect([names(all), all.count]).toEqual(['a100% b1000 c_c dcc', 4])
  const firstPage = await readPage(db(), partnerList, {
    scope: { since },
    filters: { domain: 'b.org', introduced: true, used: false, search: '' },
    paging: { per_page: 1 },
  })
  expect([names(firstPage), firstPage.count]).toEqual(['b1000', 2])
  // @ts-expect-error A list has only the filters that it declares.
  await readPage(db(), partnerList, { scope: { since }, filters: { name: 'b' }, paging: {} })
  const lastPage = await readPage(db(), partnerList, {
    scope: { since },
    paging: { page: 9, per_page: 3 },
  })
  expect([names(lastPage), lastPage.count]).toEqual(['', 4])
})

it('counts rows by the values of a filter, within the other filters', async () => {
  const count = async (filters: { domain?: string; introduced?: boolean; search?: string }) => {
    const rows = await readTotals(db(), partnerList, { scope: { since }, filters })
    return rows.map((row) => `${row.total} ${row.label ?? row.value} ${row.count}`).toSorted()
  }
  const everyone = [
    'domains domains: 0 1',
    'domains domains: 1 2',
    'domains domains: 2 1',
    'introduced false 1',
    'introduced true 3',
  ]
  expect(await count({})).toEqual(everyone)
  expect(await count({ introduced: true })).toEqual([
    'domains domains: 0 1',
    'domains domains: 1 2',
    'introduced false 1',
    'introduced true 3',
  ])
  expect(await count({ domain: 'a.org' })).toEqual([
    'domains domains: 0 1',
    'domains domains: 1 2',
    'domains domains: 2 1',
    'introduced false 1',
  ])
  expect(await count({ search: 'second', introduced: true })).toEqual([
    'domains domains: 1 1',
    'introduced true 1',
  ])
})

it.each([
  ['100%', 'a100%'],
  ['_', 'c_c'],
  ['\\', ''],
  ['SECOND', ''],
  ['second', 'b1000'],
  ["' or true --", ''],
  ['10', ''],
  ['b1', 'b1000'],
  ['B', 'b1000'],
  ['c', 'c_c'],
  ['00', ''],
  ['000', 'b1000'],
])('search for %s finds the text itself, not a pattern', async (search, expected) => {
  expect(
    names(await readPage(db(), partnerList, { scope: { since }, filters: { search }, paging: {} })),
  ).toBe(expected)
})

it('continues after and before any row, also among rows of the same time', async () => {
  const read = (more: { after?: string; before?: string; per_page?: number }) =>
    readKeyset(db(), partnerList, { scope: { since }, paging: { per_page: 2, ...more } })
  const first = await read({})
  expect([names(first), first.previous, first.count]).toEqual(['a100% b1000', null, 4])
  const second = await read({ after: first.next ?? '' })
  expect([names(second), second.next, second.count]).toEqual(['c_c dcc', null, 4])
  const previousPage = await read({ before: second.previous ?? '' })
  expect([names(previousPage), previousPage.previous, previousPage.next]).toEqual([
    'a100% b1000',
    null,
    first.next,
  ])
  const third = await read({ per_page: 3, before: second.previous ?? '' })
  expect(names(third)).toBe('a100% b1000')
  const paged = await readPage(db(), partnerList, {
    scope: { since },
    paging: { page: 2, per_page: 2 },
  })
  expect([paged.next, paged.previous]).toEqual([null, second.previous])
})

it('counts the rows with the page where no index serves the order, and beyond the last page', async () => {
  const read = async (filters: { shared?: true }, paging: object) => {
    const page = await readKeyset(db(), sharedDomainList, { scope: {}, filters, paging })
    expect(page.rows.flatMap((row) => Object.keys(row))).toEqual(page.rows.map(() => 'name'))
    return [names(page), page.count, page.next !== null] as const
  }
  const ofAll = await read({}, { per_page: 2 })
  const [, count] = ofAll
  expect(ofAll).toEqual(['e3 dcc3', count, true])
  expect(count).toBeGreaterThan(3)
  expect(await read({}, { page: 99, per_page: 2 })).toEqual(['', count, false])
  expect(await read({ shared: true }, { per_page: 2 })).toEqual(['e3 dcc3', 3, true])
  expect(await read({ shared: true }, { page: 2, per_page: 2 })).toEqual(['b10003', 3, false])
  expect(await read({ shared: true }, { page: 2, per_page: 3 })).toEqual(['', 3, false])
})

it('begins each statement with the common table expressions that it uses', async () => {
  expect(await readTotals(db(), sharedDomainList, { scope: {} })).toContainEqual({
    total: 'partners',
    value: '3',
    label: null,
    count: 3,
  })
  const composed = listComposedStatements().filter(({ name }) => name.startsWith('test.shared#'))
  const counting = composed.filter(({ text }) => text.includes('count(*) over ()'))
  expect(counting.map(({ name }) => name)).toEqual(['test.shared#page0.0', 'test.shared#page0.1'])
  expect(
    composed.filter(({ text }) => !text.includes('shares as materialized')).map(({ name }) => name),
  ).toEqual(['test.shared#count.0'])
  expect(composed.every(({ text }) => text.split('shares as materialized').length <= 2)).toBe(true)
})

const id = '00000000-0000-4000-8000-000000000001'
it.each([
  ['no base64', '%%%'],
  ['no list', Buffer.from('{}').toString('base64url')],
  ['too few values', encodeCursor(['2026-11-05 00:00:00+00'])],
  ['another type', encodeCursor([id, id])],
  ['a day that does not exist', encodeCursor(['2026-02-30 00:00:00+00', id])],
  ['a number', Buffer.from(JSON.stringify([1, id])).toString('base64url')],
])('rejects a cursor with %s', async (_title, after) => {
  const error = await readKeyset(db(), partnerList, { scope: { since }, paging: { after } }).catch(
    (error: unknown) => error,
  )
  expect(error).toBeInstanceOf(AppError)
  expect(error).toMatchObject({ code: 'VALIDATION', fields: { after: expect.any(String) } })
})

it('names each shape of a statement differently and counts without joins that it does not need', () => {
  const composed = listComposedStatements().filter(({ name }) => name.startsWith('test.partners#'))
  expect(composed).toHaveLength(6 * 5)
  expect(new Set(composed.map(({ name }) => name)).size).toBe(composed.length)
  expect(new Set(composed.map(({ text }) => text)).size).toBe(composed.length)
  const countStatements = composed.filter(({ name }) => name.includes('#count'))
  expect(
    countStatements.filter(({ text }) => text.includes('batches')).map(({ name }) => name),
  ).toEqual(['test.partners#count.0010', 'test.partners#count.1111'])
})
