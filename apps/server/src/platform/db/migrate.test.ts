import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { listMissingMigrations, migrate, type MigrationLimits } from './migrate.ts'

const connection = { ...inject('cluster'), database: 'migrations_test' }
const folder = mkdtempSync(join(tmpdir(), 'fledge-migrations-'))
const admin = new pg.Client({ ...inject('cluster'), database: 'postgres' })
/** Another session, in the middle of a transaction that uses the table. */
const reader = new pg.Client(connection)
const limits = (overrides: Partial<MigrationLimits>): MigrationLimits => ({
  lockMs: () => 10,
  statementMs: 60_000,
  maxAttempts: 2,
  pause: async () => {},
  ...overrides,
})

beforeAll(async () => {
  await admin.connect()
  await admin.query('create database migrations_test')
  await reader.connect()
  writeFileSync(join(folder, '1_people.sql'), 'create table people (name text)')
  await migrate(connection, folder)
  writeFileSync(
    join(folder, '2_age.sql'),
    'create table tried (at int); alter table people add column age int',
  )
})
beforeEach(async () => {
  await reader.query('begin')
  await reader.query('select from people')
})
afterAll(async () => {
  await reader.end()
  await admin.query('drop database migrations_test with (force)')
  await admin.end()
  rmSync(folder, { recursive: true })
})

describe('a migration of a table that another session is using', () => {
  it('gives up without a trace after its attempts', async () => {
    await expect(migrate(connection, folder, limits({}))).rejects.toThrow(
      'migration 2_age.sql: another session kept using a table in 2 attempts.',
    )
    await reader.query('commit')
    expect((await reader.query(`select to_regclass('tried') as tried`)).rows).toEqual([
      { tried: null },
    ])
    expect((await reader.query('select name from migrations')).rows).toEqual([
      { name: '1_people.sql' },
    ])
  })

  it('lets sessions that come later use the table between its attempts', async () => {
    const later = new pg.Client(connection)
    await later.connect()
    const state = { attempts: 0 }
    const pause = async (attempt: number) => {
      state.attempts = attempt
      if (attempt === 3) await reader.query('commit')
    }
    const migrating = migrate(connection, folder, limits({ maxAttempts: 5, pause }))
    await later.query('select from people')
    await later.end()
    expect(await migrating).toEqual(['2_age.sql'])
    expect(state.attempts).toBe(3)
    await reader.query(
      "alter table people drop column age; drop table tried; delete from migrations where name = '2_age.sql'",
    )
    await reader.query('begin')
    await reader.query('select from people')
  })

  it('succeeds once the session has ended its transaction', async () => {
    const pause = () => reader.query('commit')
    expect(await migrate(connection, folder, limits({ pause }))).toEqual(['2_age.sql'])
    expect((await reader.query('select age from people')).rows).toEqual([])
  })
})

describe('a migration of two transactions whose second one fails', () => {
  const file = join(folder, '3_towns.sql')
  const write = (check: string) =>
    writeFileSync(
      file,
      `create table towns (name text);
alter table people add constraint named check (${check}) not valid;
-- next transaction
alter table people validate constraint named;
`,
    )

  it('keeps the first one, and continues with the second at the next start', async () => {
    await reader.query(`insert into people values ('')`)
    await reader.query('commit')
    write(`name <> ''`)
    await expect(migrate(connection, folder, limits({}))).rejects.toThrow('migration 3_towns.sql: ')
    expect((await reader.query(`select name from migrations where name like '3%'`)).rows).toEqual([
      { name: '3_towns.sql 1' },
    ])
    await reader.query('delete from people')
    expect(await migrate(connection, folder, limits({}))).toEqual(['3_towns.sql'])
    expect(
      (await reader.query(`select convalidated from pg_constraint where conname = 'named'`)).rows,
    ).toEqual([{ convalidated: true }])
    expect(await migrate(connection, folder, limits({}))).toEqual([])
  })
})

it('lists the migrations that a database lacks', async () => {
  const own = { ...inject('cluster'), database: 'postgres' }
  expect(await listMissingMigrations(own, folder)).toContain('1_people.sql')
  await migrate(connection, folder, limits({ pause: () => reader.query('commit') }))
  expect(await listMissingMigrations(connection, folder)).toEqual([])
})
