import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { migrate, type MigrationLimits } from './migrate.ts'

const connection = { ...inject('cluster'), database: 'migrations_test' }
const folder = mkdtempSync(join(tmpdir(), 'fledge-migrations-'))
const admin = new pg.Client({ ...inject('cluster'), database: 'postgres' })
/** Another session, in the middle of a transaction that uses the table. */
const reader = new pg.Client(connection)
const limits = (overrides: Partial<MigrationLimits>): MigrationLimits => ({
  lockMs: 10,
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

  it('succeeds once the session has ended its transaction', async () => {
    const pause = () => reader.query('commit')
    expect(await migrate(connection, folder, limits({ pause }))).toEqual(['2_age.sql'])
    expect((await reader.query('select age from people')).rows).toEqual([])
  })
})
