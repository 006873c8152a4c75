import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestServer, startTestServer } from '../platform/testing/harness.ts'
import { renderQueryFiles } from './query-generator/query-files.ts'
import { renderQueries } from './query-generator/render-queries.ts'

const root = join(import.meta.dirname, '../../../..')

let server: TestServer
let client: pg.Client
beforeAll(async () => {
  server = await startTestServer()
  // The generator describes statements, which it cannot in a pipeline.
  client = new pg.Client({ ...server.pool.options, pipeline: false })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await server.stop()
})

const render = (text: string) =>
  renderQueries(client, { path: 'apps/server/src/features/x/queries/x.sql', text })

it('generates the typed statements of every query file as they are committed', async () => {
  const generated = await renderQueryFiles(client, root)
  const stale = [...generated].filter(
    ([path, text]) => readFileSync(join(root, path), 'utf8').replaceAll('\r\n', '\n') !== text,
  )
  expect(
    stale.map(([path]) => path),
    'out of date: run npm run queries',
  ).toEqual([])
})

it('takes types from the database, and notes only for what it cannot know', async () => {
  const text = await render(
    `-- fragment: active(alias)\n{{alias}}.status = :status\n\n-- Members of a company.\n-- name: membersOf\n-- param: company_id: CompanyScope\n-- column: total: number\nselect m.member_id, m.linkedin_url, m.role, count(*) over () as total from members m where m.company_id = :company_id and {{active(m)}}`,
  )
  expect(text).toContain('readonly company_id: CompanyScope; readonly status: string')
  expect(text).toContain('readonly member_id: string')
  expect(text).toContain('readonly linkedin_url: string | null')
  expect(text).toContain('readonly role: MemberRole')
  expect(text).toContain('readonly total: number')
  expect(text).toContain('m.company_id = $1 and m.status = $2')
  expect(text).toContain('/** Members of a company. */')
})

it('splits the rows of a list into columns and joins, which statements can include', async () => {
  const text = await render(
    `-- list: offerRows\n-- row: ListedOffer\nselect o.offer_id, o.plan_id is distinct from c.plan_id as moved,\n  extract(year from o.starts_on) as year, v.facts\nfrom offers o join candidatures c using (candidature_id)\n  left join lateral (select x.facts from offer_versions x where x.version <= :newest limit 1) v on true\n\n-- name: listedOffer\n-- row: ListedOffer\n{{offerRows}} where o.offer_id = :offer_id`,
  )
  expect(text).toContain(`export const offerRows: ListSource<ListedOffer> = {
  columns: \`o.offer_id, o.plan_id is distinct from c.plan_id as moved,
  extract(year from o.starts_on) as year, v.facts\`,
  from: \`offers o\`,
  joins: {
    c: \`join candidatures c using (candidature_id)\`,
    v: \`left join lateral (select x.facts from offer_versions x where x.version <= :newest limit 1) v on true\`,
  },
}`)
  expect(text).toContain('where o.offer_id = $2')
})

it('splits off the common table expressions of a list', async () => {
  const text = await render(
    `-- list: offerRows\n-- row: ListedOffer\nwith newest as materialized (\n  select x.offer_id, max(x.version) as version from offer_versions x group by x.offer_id\n), kept as (select 1 as one)\nselect o.offer_id, n.version, k.one\nfrom offers o left join newest n using (offer_id) cross join kept k`,
  )
  expect(text).toContain(`  commonTables: {
    newest: \`newest as materialized (
  select x.offer_id, max(x.version) as version from offer_versions x group by x.offer_id
)\`,
    kept: \`kept as (select 1 as one)\`,
  },
  columns: \`o.offer_id, n.version, k.one\`,
  from: \`offers o\`,`)
})

it.each([
  ['an unknown column', '-- name: a\nselect nothing from members', /a: column "nothing"/],
  [
    'a note on a column it does not select',
    '-- name: b\n-- column: c: string\nselect 1 as d',
    /no column c/,
  ],
  [
    'a note on a parameter it does not have',
    '-- name: b\n-- param: c: string\nselect 1 as d',
    /no parameter c/,
  ],
  ['a fragment that does not exist', '-- name: b\nselect {{none}}', /none/],
  ['a status that the domain does not have', '-- name: b\nselect {{offer.SENT}}', /offer\.SENT/],
  ['a list of another machine', '-- name: b\nselect {{offer.live}}', /offer\.live/],
  ['a shared fragment without its argument', '-- name: b\nselect {{badge()}}', /badge/],
  [
    'a condition in a list',
    '-- list: b\n-- row: R\nselect 1 as d from users u where true',
    /defineList/,
  ],
  [
    'a recursive table of a list',
    '-- list: b\n-- row: R\nwith recursive t as (select 1 as d) select t.d from t',
    /recursive/,
  ],
  ['a list without a row type', '-- list: b\nselect u.email from users u', /row type/],
  ['no name', 'select 1 as d', /without a name/],
])('refuses a statement with %s', async (_title, text, message) => {
  await expect(render(text)).rejects.toThrow(message)
})
