import { afterAll, beforeAll, expect, it } from 'vitest'
import '../../app.ts'
import { type TestServer, startTestServer } from '../testing/harness.ts'
import { listComposedStatements } from './list-query.ts'
import { listStatements } from './statement.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it('prepares every declared statement and every list in its shapes against the migrated database', async () => {
  const client = await server.pool.connect()
  const violations: string[] = []
  const declared = [...listStatements(), ...listComposedStatements()]
  for (const [index, { name, text }] of declared.entries()) {
    await client
      .query(`prepare check_${index} as ${text}`)
      .catch((error: Error) => violations.push(`${name}: ${error.message}`))
  }
  client.release()
  expect(listStatements().length).toBeGreaterThan(10)
  expect(violations).toEqual([])
})
