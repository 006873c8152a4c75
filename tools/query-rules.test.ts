import { join } from 'node:path'
import { expect, it } from 'vitest'
import { hashSource } from '../apps/server/src/db/query-generator/render-queries.ts'
import { checkQueries, readQuerySources } from './query-rules.ts'

const sql = '-- name: offerById\nselect {{placement_ends_at(b)}}'
const path = 'offers.sql'
const check = (generated: string | undefined) =>
  checkQueries([{ path, sql, generated }]).map(({ rule }) => rule)

it('refuses a query file whose typed statements are missing or were generated from another text', () => {
  const fresh = `// Source: ${hashSource({ path, text: sql })}\nexport const offerById = 1`
  expect(check(fresh)).toEqual([])
  expect(check(undefined)).toEqual(['queries'])
  expect(check(fresh.replace('Source: ', 'Source: x'))).toEqual(['queries'])
  // A shared fragment with another text is another text.
  const other = hashSource({ path, text: sql.replace('ends', 'due') })
  expect(check(`// Source: ${other}\n`)).toEqual(['queries'])
})

it('refuses a statement that writes a table of another feature', () => {
  const write = (path: string, text: string) => {
    const source = `-- name: rename\n${text}`
    const generated = `// Source: ${hashSource({ path, text: source })}\n`
    return checkQueries([{ path, sql: source, generated }])
  }
  const offers = 'apps/server/src/features/offers/queries/offers.sql'
  expect(write(offers, 'update offers set role = :role')).toEqual([])
  expect(write(offers, 'select 1 from companies for update')).toEqual([])
  expect(write(offers, 'insert into companies (name)\nvalues (:name)')).toMatchObject([
    { rule: 'table owners', path: offers, line: 1 },
  ])
  expect(write(offers, 'with x as (delete from members) select 1')).toHaveLength(1)
})

it('finds the query files of the repository', () => {
  expect(readQuerySources(join(import.meta.dirname, '..')).length).toBeGreaterThan(50)
})
