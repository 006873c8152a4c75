import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { compareSearch } from '../../test/browse/compare-search.ts'
import { createInternSearch } from './indexed-search.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it('finds, counts and orders interns like plain SQL with the domain’s score, also after changes', async () => {
  const client = await server.pool.connect()
  try {
    const search = createInternSearch(server.running.services.database)
    expect(
      await compareSearch(search, [client], { seed: 1, rows: 800, queries: 200, changesEvery: 4 }),
    ).toEqual([])
  } finally {
    client.release(true)
  }
})
