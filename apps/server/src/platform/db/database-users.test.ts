import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createRuntimeUser } from '../embedded/runtime-user.ts'
import { startTemporaryCluster } from '../embedded/temporary-cluster.ts'
import type { EmbeddedDatabase } from '../embedded/start-embedded.ts'
import { listMissingPreparations, prepareDatabase } from './prepare-database.ts'

const migrations = join(import.meta.dirname, '../../db/migrations')
const asCompany = "begin; select set_config('role', 'fledge_company', true)"

/** Roles belong to a whole server, so these tests have one of their own. */
let cluster: EmbeddedDatabase
let admin: pg.Client
beforeAll(async () => {
  cluster = await startTemporaryCluster()
  admin = new pg.Client({ ...cluster.connection, database: 'postgres' })
  await admin.connect()
}, 60_000)
afterAll(async () => {
  await admin.end()
  await cluster.stop()
})

const connectionOf = (user: string, database: string) => ({ ...cluster.connection, user, database })

/** Runs statements as a user, who disconnects afterwards. */
async function runAs(user: string, database: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client(connectionOf(user, database))
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

async function prepare(user: string, database: string): Promise<readonly string[]> {
  const lines: string[] = []
  await prepareDatabase(connectionOf(user, database), migrations, (line) => lines.push(line))
  return lines
}

it('works without the roles where the user may not create them, and says so', async () => {
  await admin.query('create role plain login')
  await admin.query('create database plain owner plain')
  expect(await prepare('plain', 'plain')).toEqual([
    expect.stringContaining('Row-level security is off'),
  ])
  expect(await listMissingPreparations(connectionOf('plain', 'plain'), migrations)).toEqual([])
  await expect(runAs('plain', 'plain', asCompany)).rejects.toThrow('does not exist')
  await runAs('plain', 'plain', 'select from offers')
})

it('creates the roles as a user who may, and one for the processes has nothing but them', async () => {
  await admin.query('create role maker login createrole')
  await admin.query('create database maker owner maker')
  expect(await prepare('maker', 'maker')).toEqual([])
  await runAs('maker', 'maker', asCompany, 'select from offers')
  const { user } = await createRuntimeUser(connectionOf('maker', 'maker'), false)
  await runAs(user, 'maker', asCompany, 'select from offers')
  await runAs(user, 'maker', 'select from offers', 'select from jobs.schedule')
  for (const statement of [
    'create table planted (id int)',
    'alter table offers disable row level security',
    'truncate offers',
    'set role maker',
  ])
    await expect(runAs(user, 'maker', statement)).rejects.toThrow(/permission denied|must be owner/)
})

it('turns row-level security on once an administrator has created the roles', async () => {
  await admin.query('grant fledge_runtime to plain')
  expect(await prepare('plain', 'plain')).toEqual([])
  await runAs('plain', 'plain', asCompany, 'select from offers')
})
