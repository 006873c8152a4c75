import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { checkFieldNames } from './check-field-names.ts'
import type { NameDifference } from './field-names/names.ts'
import { listSourceDifferences } from './field-names/source-names.ts'
import { listSqlDifferences } from './field-names/sql-names.ts'

const toText = ({ line, from, to }: NameDifference) => `${line}: ${from} → ${to}`
const readSql = (sql: string) => listSqlDifferences({ path: 'queries/a.sql', sql }).map(toText)

describe('SQL', () => {
  it('finds an alias that spells a column otherwise', () => {
    expect(readSql('select p.name as title, p.city\nfrom plans p')).toEqual(['1: name → title'])
    expect(readSql('select distinct u.email::text as address from users u')).toEqual([
      '1: email → address',
    ])
  })

  it('accepts an alias that says whose the column is, and one of an expression', () => {
    expect(readSql('select p.name as plan_name, count(*) as plans from plans p')).toEqual([])
    expect(readSql('select coalesce(p.city, co.city) as place from plans p')).toEqual([])
  })

  it('finds a key of a JSON object that spells a column otherwise', () => {
    expect(
      readSql(`select jsonb_build_object('id', f.file_id, 'name', f.name, 'by', (select 1))`),
    ).toEqual(['1: file_id → id'])
  })

  it('finds a parameter that spells its column otherwise, and accepts several values', () => {
    expect(
      readSql(
        'update offers\nset end_reason = coalesce(:reason, end_reason)\nwhere offer_id = any (:offer_ids)',
      ),
    ).toEqual(['2: end_reason → reason'])
    expect(readSql('insert into users (first_name, phone) values (:first, :phone)')).toEqual([
      '1: first_name → first',
    ])
  })

  it('accepts a condition on the same kind of value', () => {
    expect(readSql('select 1 from n where n.supervisor_member_id = :member_id')).toEqual([])
    expect(readSql('update n set supervisor_member_id = :member_id')).toEqual([
      '1: supervisor_member_id → member_id',
    ])
  })

  it('ignores comments', () => {
    expect(readSql('-- select name as title\nselect name from plans')).toEqual([])
  })
})

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

const config = {
  compilerOptions: {
    module: 'ESNext',
    moduleResolution: 'bundler',
    allowImportingTsExtensions: true,
    noEmit: true,
    strict: true,
  },
  include: ['src'],
}

/** Returns the differences of a feature's `views.ts`, beside a row, a wire field and a rule. */
function readViews(text: string): readonly string[] {
  const root = mkdtempSync(join(tmpdir(), 'field-names-'))
  folders.push(root)
  const files = {
    'apps/server/tsconfig.json': JSON.stringify(config),
    'apps/server/src/queries/offers.queries.ts': `
      export interface OfferRow { ends_on: string; end_reason: string | null; company_name: string; plan_id: string }
      export declare const rows: readonly OfferRow[]
      export declare const store: { one(statement: string, params: { plan_id: string }): OfferRow }`,
    'packages/contract/src/schema.ts': `
      export interface OfferView { last_day: string; ends_on: string; company: { name: string } }
      export declare const body: { io_id: string }`,
    'packages/domain/src/rules.ts':
      'export declare function check(facts: { endsOn: string; reason: string | null }): boolean',
    'apps/server/src/views.ts': `
import { type OfferRow, rows, store } from './queries/offers.queries.ts'
import { body, type OfferView } from '../../../packages/contract/src/schema.ts'
import { check } from '../../../packages/domain/src/rules.ts'
${text}
export { body, check, rows, store, type OfferRow, type OfferView }`,
  }
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
  return listSourceDifferences(root).map(toText)
}

describe('sources', () => {
  it('finds columns that a response or a rule calls otherwise, by the types', () => {
    expect(
      readViews(`
export const toView = (row: OfferRow): OfferView =>
  ({ last_day: row.ends_on, ends_on: String(row.ends_on), company: { name: row.company_name } })
export const isChecked = (row: OfferRow) =>
  check({ endsOn: row.ends_on, reason: row.end_reason ?? null })`),
    ).toEqual(['7: ends_on → last_day', '9: end_reason → reason'])
  })

  it('finds a column behind a variable, and in a literal of a view without a type', () => {
    expect(
      readViews(`
export const views = rows.map(({ ends_on: last, ...rest }) => ({ last, ...rest }))`),
    ).toEqual(['6: ends_on → last'])
  })

  it('finds a field of a request that a parameter calls otherwise', () => {
    expect(readViews(`export const row = store.one('offer', { plan_id: body.io_id })`)).toEqual([
      '5: io_id → plan_id',
    ])
  })

  it('accepts the spelling of TypeScript, and values that are computed', () => {
    expect(
      readViews(`
export const isChecked = (row: OfferRow) =>
  check({ endsOn: row.ends_on, reason: row.end_reason === null ? null : row.plan_id.trim() })`),
    ).toEqual([])
  })
})

describe('the list of differences', () => {
  const difference = { path: 'a.ts', line: 3, from: 'plan_id', to: 'io_id' }
  const createGroups = (...pairs: readonly string[]) => [{ reason: 'Given', pairs }]

  it('rejects an unlisted difference, and accepts a pair in either direction', () => {
    expect(checkFieldNames([difference], createGroups())).toEqual([
      expect.stringContaining('a.ts:3  plan_id is called io_id'),
    ])
    expect(checkFieldNames([difference], createGroups('io_id ~ plan_id'))).toEqual([])
    expect(checkFieldNames([difference], createGroups('* ~ io_id'))).toEqual([])
  })

  it('refuses a pair that nothing needs', () => {
    expect(checkFieldNames([difference], createGroups('plan_id ~ io_id', 'uuid ~ io_id'))).toEqual([
      expect.stringContaining('“uuid ~ io_id” is listed'),
    ])
  })
})
