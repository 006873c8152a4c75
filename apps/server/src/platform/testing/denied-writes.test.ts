import type { AnyActor } from '@fledge/domain/sessions/types.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOwnTenant, toCompanyActor } from '../../db/row-security/testing/tenants.ts'
import { defineStatement } from '../db/statement.ts'
import { listWrittenTables, rejectDeniedWrites } from './denied-writes.ts'
import { startTestServer, type TestServer } from './harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

test('reports a statement of a company that writes rows of which it may change none', async () => {
  const actor = toCompanyActor(await createOwnTenant(server))
  const write = defineStatement(
    'test.changeApplications',
    [],
    'with changed as (update applications set status = status returning 1) select count(*) from changed',
  )
  const writeAs = (by: AnyActor) => server.tx((tx) => tx.many(write), by)
  await writeAs({ kind: 'system' })
  expect(rejectDeniedWrites).not.toThrow()
  await writeAs(actor)
  expect(rejectDeniedWrites).toThrow('test.changeApplications writes applications as company')
})

test('finds the tables that a statement writes, and not those that it locks', () => {
  expect(
    listWrittenTables(
      `with taken as (select * from plans for update skip locked), gone as (delete from a where id = 1)
       insert into b (id) values (1) on conflict (id) do update set id = 2; update c set d = 1`,
    ),
  ).toEqual(['a', 'b', 'c'])
  expect(listWrittenTables('select * from a for no key update of a')).toEqual([])
})
