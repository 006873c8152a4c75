import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Tenant } from '../../test/system/tenant.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { beginAs } from '../../platform/db/role-statements.ts'
import type { AnyActor } from '@fledge/domain/sessions/types.ts'
import { getDatabaseRole } from '../../platform/db/database-role.ts'
import { defineStatement, type NoParams } from '../../platform/db/statement.ts'
import { listRowSecurityParts, runtimeRole } from './policies.ts'
import { tenantTables } from './tenant-tables.ts'
import {
  createHiddenTenant,
  createOwnTenant,
  toCompanyActor,
  toInternActor,
} from './testing/tenants.ts'

let server: TestServer
let own: Tenant
let other: Tenant
let client: pg.PoolClient
beforeAll(async () => {
  server = await startTestServer()
  own = await createOwnTenant(server)
  other = await createHiddenTenant(server)
  client = await server.pool.connect()
})
afterAll(async () => {
  client.release()
  await server.stop()
})

async function runAs<T>(actor: AnyActor, act: () => Promise<T>): Promise<T> {
  await client.query(beginAs(actor, getDatabaseRole(actor)))
  try {
    return await act()
  } finally {
    await client.query('rollback')
  }
}

const countRows = async (table: string, condition: string, id: string) =>
  Number(
    (await client.query(`select count(*) from ${table} where ${condition}`, [id])).rows[0].count,
  )

describe('row-level security', () => {
  it.each(['offers', 'candidatures', 'interviews', 'internships', 'plans', 'members'])(
    'shows a company its own rows of %s and none of another one',
    async (table) => {
      const count = (tenant: Tenant) =>
        runAs(toCompanyActor(own), () =>
          countRows(table, 'company_id = $1', tenant.company.companyId),
        )
      expect(await count(own)).toBeGreaterThan(0)
      expect(await count(other)).toBe(0)
    },
  )

  it.each(['offers', 'applications', 'profile_entries', 'interviews', 'internships', 'interns'])(
    'shows an intern their own rows of %s and none of another one',
    async (table) => {
      const count = (tenant: Tenant) =>
        runAs(toInternActor(own), () => countRows(table, 'intern_id = $1', tenant.intern.internId))
      expect(await count(own)).toBeGreaterThan(0)
      expect(await count(other)).toBe(0)
    },
  )

  it('shows a visitor without a session no rows of a tenant', async () => {
    const count = (table: string) =>
      runAs({ kind: 'anonymous' }, () => countRows(table, 'company_id = $1', own.company.companyId))
    expect(await Promise.all(['offers', 'candidatures', 'members'].map(count))).toEqual([0, 0, 0])
  })

  it('changes no row of another company, and creates none for it', async () => {
    const { companyId } = other.company
    await runAs(toCompanyActor(own), async () => {
      const changed = await client.query('update projects set name = name where company_id = $1', [
        companyId,
      ])
      const deleted = await client.query('delete from plan_supervisors where company_id = $1', [
        companyId,
      ])
      expect([changed.rowCount, deleted.rowCount]).toEqual([0, 0])
      await expect(
        client.query(
          'insert into projects (project_id, company_id, name, created_at) values (gen_random_uuid(), $1, $2, now())',
          [companyId, 'planted'],
        ),
      ).rejects.toThrow('row-level security')
    })
  })

  it('lets a company lock the row of an intern, but not change it', async () => {
    const lock = 'select from interns where intern_id = $1 for no key update'
    const id = [own.intern.internId]
    await runAs(toCompanyActor(own), async () => {
      expect((await client.query(lock, id)).rowCount).toBe(1)
      await expect(
        client.query('update interns set is_hidden = true where intern_id = $1', id),
      ).rejects.toThrow('row-level security')
    })
  })

  it('has no policy that leads back to its own table for the user who belongs to every role', async () => {
    await client.query('begin')
    try {
      await client.query(`set local role ${runtimeRole}`)
      const found: string[] = []
      for (const table of Object.keys(tenantTables)) {
        await client.query('savepoint before')
        await client.query(`select from ${table} limit 0`).catch((error: unknown) => {
          found.push(String(error))
        })
        await client.query('rollback to before')
      }
      expect(found).toEqual([])
    } finally {
      await client.query('rollback')
    }
  })

  it('keeps tables of the server from tenants', async () => {
    await runAs(toCompanyActor(own), () =>
      expect(client.query('select from outbox')).rejects.toThrow('permission denied'),
    )
  })

  it('has exactly the policies of the list', async () => {
    const read = async () =>
      (
        await client.query(
          "select p.*, c.relrowsecurity from pg_policies p join pg_class c on c.oid = p.tablename::regclass where p.schemaname = 'public' order by tablename, policyname",
        )
      ).rows
    const readEnabled = async () =>
      (
        await client.query(
          "select relname from pg_class where relrowsecurity and relnamespace = 'public'::regnamespace order by relname",
        )
      ).rows
    const [policies, tables] = [await read(), await readEnabled()]
    await client.query('begin')
    for (const { statements } of listRowSecurityParts())
      for (const statement of statements) await client.query(statement)
    const [expected, expectedTables] = [await read(), await readEnabled()]
    await client.query('rollback')
    expect(policies.length).toBeGreaterThan(100)
    expect(policies).toEqual(expected)
    expect(tables).toEqual(expectedTables)
  })
})

// PostgreSQL would plan it again whenever the other side ran it last.
it('prepares a statement for each role that runs it', async () => {
  const prepared = defineStatement<NoParams, { readonly name: string }>(
    'test.prepared',
    [],
    `select name from pg_prepared_statements where name like 'test.prepared%'`,
  )
  const listNames = async (actor: AnyActor) =>
    (await server.tx((tx) => tx.many(prepared), actor)).map(({ name }) => name)
  expect(await listNames(toCompanyActor(own))).toContain('test.prepared@c')
  expect(await listNames(toInternActor(own))).toContain('test.prepared@i')
  expect(await listNames({ kind: 'system' })).toContain('test.prepared')
})
