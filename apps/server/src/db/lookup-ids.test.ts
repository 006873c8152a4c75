import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lookupLists } from '@fledge/domain/lookups/types.ts'
import { newId } from '../platform/ids.ts'
import { aCompany, anIntern, aPlan, type TestCompany } from '../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../platform/testing/harness.ts'
import { insertRow } from '../platform/testing/insert-row.ts'

let server: TestServer
let company: TestCompany
let projectId: string
beforeAll(async () => {
  server = await startTestServer()
  company = await aCompany(server)
  await aPlan(server, company.companyId)
  await anIntern(server)
  projectId = newId(server.now())
  await insertRow(server.pool, 'projects', {
    project_id: projectId,
    company_id: company.companyId,
    name: 'Dashboard',
    created_at: server.now(),
  })
})
afterAll(() => server.stop())

/**
 * Columns of ids that no list has, or that only a merge writes, which locks both entries: job titles
 * also accept `other`, browse copies an application.
 */
const withoutOwnCheck = new Set([
  'universities.university_id',
  'university_domains.university_id',
  'lookup.parent_id',
  'lookup.merged_into_id',
  'members.listed_job_title_id',
  'intern_search.specialisation_ids',
  'intern_search.skill_ids',
  'intern_search.project_ids',
])

async function listIdColumns(): Promise<{ name: string; table: string; isArray: boolean }[]> {
  const { rows } = await server.pool.query(
    `select table_name as table, column_name as name, data_type = 'ARRAY' as "isArray" from information_schema.columns
     where table_schema = 'public' and column_name ~ '_ids?$' and udt_name in ('int4', '_int4')
     union all values ('members', 'job_title_id', false) order by 1, 2`,
  )
  return rows
}

describe('an id of a list', () => {
  it('is refused by the database in every column if the list has no such entry', async () => {
    const accepted: string[] = []
    const columns = await listIdColumns()
    for (const { table, name, isArray } of columns) {
      if (withoutOwnCheck.has(`${table}.${name}`)) continue
      const error = await server.pool
        .query(`update ${table} set ${name} = ${isArray ? "'{1, 999999}'" : "'999999'"}`)
        .catch((failure: unknown) => failure)
      const expected = { code: '23503', constraint: `${table}_${name}_entry` }
      if (!(error instanceof Error && 'code' in error && 'constraint' in error))
        accepted.push(`${table}.${name}`)
      else expect({ code: error.code, constraint: error.constraint }).toEqual(expected)
    }
    expect(columns.length).toBeGreaterThan(35)
    expect(accepted).toEqual([])
  })

  it('is refused with a message at its field', async () => {
    const intern = await anIntern(server, { application: { status: 'IN_PROGRESS' } })
    const { status, code, fields } = await (
      await server.as(intern.userId)
    ).request('POST intern-service/register/save-uni-details', {
      body: { university_id: 1_999_999, university_name: 'A university', major: 'History' },
    })
    expect({ status, code, fields }).toEqual({
      status: 400,
      code: 'VALIDATION',
      fields: { university_id: 'Choose an option from the list' },
    })
  })

  it('stays valid: an entry cannot be deleted or renumbered, only archived', async () => {
    for (const sql of ['delete from lookup', 'update lookup set id = id + 5000'])
      await expect(server.pool.query(`${sql} where list = 'skill' and id = 193`)).rejects.toThrow(
        'entry 193 of list skill can be archived, but not deleted or renumbered',
      )
  })

  it('belongs to a list that has a partition, and every list has one', async () => {
    const { rows } = await server.pool.query(
      `select replace(c.relname, '_', '-') as list from pg_inherits join pg_class c on c.oid = inhrelid where inhparent = 'lookup'::regclass`,
    )
    expect(rows.map(({ list }) => String(list)).toSorted()).toEqual(lookupLists.toSorted())
  })
})

it('a plan can only name projects of its own company, which are never deleted', async () => {
  const planId = await aPlan(server, company.companyId, { project_ids: [projectId] })
  const { companyId } = await aCompany(server)
  await expect(aPlan(server, companyId, { project_ids: [projectId] })).rejects.toThrow(
    'plans.project_ids: not all are projects of the company',
  )
  await expect(
    server.pool.query('delete from projects where project_id = $1', [projectId]),
  ).rejects.toThrow('can be archived, but not deleted or moved')
  const { rows } = await server.pool.query('select project_ids from plans where plan_id = $1', [
    planId,
  ])
  expect(rows).toEqual([{ project_ids: [projectId] }])
})
