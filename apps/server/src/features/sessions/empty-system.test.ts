import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../platform/testing/harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it('a system without demo data has no account, member, session or registration', async () => {
  for (const table of ['users', 'members', 'sessions', 'registrations']) {
    const { rows } = await server.pool.query(`select count(*)::int as rows from ${table}`)
    expect([table, rows[0].rows]).toEqual([table, 0])
  }
})
