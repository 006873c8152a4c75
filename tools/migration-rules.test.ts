import { describe, expect, test } from 'vitest'
import { hashMigrations } from '../apps/server/src/db/migrations-hash.ts'
import { checkMigrations } from './migration-rules.ts'

const earlier = '20261124_0900_offers_place.sql'
const check = (sql: string, name = '20261125_0900_offers_contract.sql') => {
  const migrations = new Map([
    [earlier, 'alter table offers add column work_place text;'],
    [name, sql],
  ])
  const document = `<!-- migrations ${hashMigrations(migrations)} -->`
  return checkMigrations({ migrations, document })
}

describe('a new migration', () => {
  test.each([
    'alter table offers drop column place',
    'alter table offers\n  add column x int,\n  drop place',
    'drop table offers',
    'alter table offers rename to proposals',
    'ALTER TABLE offers RENAME COLUMN place TO work_place',
    'alter table offers alter column version type bigint',
    'alter table offers alter version set data type bigint',
    'alter table offers alter column place set not null',
    'alter table offers add column x int not null, add column y int default 1',
    '-- contract: 20261124_0900_offers_place\nselect 1;\ndrop table offers',
    'alter table offers add constraint placed check (true) not valid;\nalter table offers validate constraint placed',
  ])('is refused with a change that stops servers of the previous version: %s', (sql) => {
    expect(check(`${sql};`).map(({ rule }) => rule)).toEqual(['migrations'])
  })

  test.each([
    'alter table offers add column x int not null default 1, add column y int',
    'alter table offers add constraint placed check (place is not null) not valid',
    'alter table offers add constraint placed check (true) not valid;\n-- next transaction\nalter table offers validate constraint placed',
    'alter table offers drop constraint placed, alter place drop not null, alter version drop default',
    "comment on table offers is 'drop table offers; rename'",
    'create function f() returns trigger as $$ begin drop table x; end $$ language plpgsql',
    '-- drop table offers;\nselect 1',
    '-- The servers read work_place by now.\n-- contract: 20261124_0900_offers_place\nalter table offers drop column place',
  ])('is accepted: %s', (sql) => {
    expect(check(`${sql};`)).toEqual([])
  })

  test.each(['  -- next transaction', 'select 1; -- next transaction'])(
    'is refused when it validates in the same transaction, which this does not end: %s',
    (line) => {
      const added = 'alter table offers add constraint placed check (true) not valid;'
      const sql = `select 1;\n-- next transaction\n${added}\n${line}\nalter table offers validate constraint placed;`
      expect(check(sql).map((finding) => finding.line)).toEqual([5])
    },
  )

  test('names an earlier migration as the one that expanded', () => {
    expect(check('-- contract: 20261124_0901_plans\ndrop table offers;')[0]?.message).toBe(
      '20261124_0901_plans.sql is not an earlier migration',
    )
  })

  test('is named after its time, its feature and what it does', () => {
    expect(check('select 1;', '20261125_Offers.sql').map(({ rule }) => rule)).toEqual([
      'migrations',
    ])
  })
})

test('docs/schema.md is refused when it was generated from other migrations', () => {
  const migrations = new Map([[earlier, 'select 1']])
  for (const document of [undefined, '<!-- migrations 0000000000000000 -->'])
    expect(checkMigrations({ migrations, document }).map(({ rule }) => rule)).toEqual([
      'schema document',
    ])
})
