import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHires } from '../../test/system/hire-driver.ts'
import { listViolations } from '../../test/system/invariants.ts'
import { driveScenarios } from '../../test/system/scenario-driver.ts'
import { aCandidature, aCompany, anIntern, aPlan } from '../testing/factories.ts'
import { type TestServer, startTestServer } from '../testing/harness.ts'

let named: TestServer
let unnamed: TestServer
beforeAll(async () => {
  named = await startTestServer()
  unnamed = await startTestServer(
    {},
    { beside: named, way: async (connection) => ({ connection, hasNamedStatements: false }) },
  )
})
afterAll(async () => {
  await unnamed.stop()
  await named.stop()
})

/** Statements that the connections of a server have prepared. */
async function countPrepared({ pool }: TestServer): Promise<number> {
  const { rows } = await pool.query('select count(*)::int as count from pg_prepared_statements')
  return rows[0].count
}

test('hires succeed without named statements', async () => {
  const at = await unnamed.running.app.listen({ port: 0, host: '127.0.0.1' })
  const { hires } = await createHires({ pool: () => unnamed.pool }, 3)
  expect(await driveScenarios({ at }, hires)).toEqual([])
  expect(hires.every(({ isDone }) => isDone)).toBe(true)
  expect(await listViolations(unnamed.pool)).toEqual([])
})

test('requests have the same responses without named statements', async () => {
  const company = await aCompany(named)
  const intern = await anIntern(named)
  await aCandidature(named, company.companyId, await aPlan(named, company.companyId), intern)

  const requests = [
    { userId: company.admin.userId, address: 'GET candidatures?page=1' },
    { userId: company.admin.userId, address: 'GET browse/candidates?page=1' },
    { userId: company.admin.userId, address: 'GET dashboard/v1/hiring-updates' },
    { userId: intern.userId, address: 'GET intern-service/candidatures?page=1' },
    { userId: intern.userId, address: 'GET intern-service/account-settings' },
  ]
  for (const { userId, address } of requests) {
    const [expected, response] = await Promise.all(
      [named, unnamed].map(async (server) => (await server.as(userId)).request(address)),
    )
    expect(response?.status, address).toBe(200)
    expect(response?.payload, address).toEqual(expected?.payload)
  }
  expect(await countPrepared(named)).toBeGreaterThan(0)
  expect(await countPrepared(unnamed)).toBe(0)
})
