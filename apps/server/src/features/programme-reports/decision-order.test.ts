import { afterAll, beforeAll, expect, it } from 'vitest'
import { listComposedStatements } from '../../platform/db/list-query.ts'
import { startTestServer, type TestServer } from '../../platform/testing/harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it('reads each batch of the list of decisions in the order of an index, also where it is planned once', async () => {
  await server.pool.query(
    `insert into decision_times (event_id, kind, at, hours)
     select n, (array['APPLICATION', 'OFFER'])[1 + n % 2], now() - n * interval '10 minutes', 3
     from generate_series(1, 20000) n`,
  )
  await server.pool.query('analyze decision_times')
  const batches = listComposedStatements().filter(({ name }) =>
    /^programme-reports\.decisions#(?:page|after)0\.[01]0$/.test(name),
  )
  expect(batches.length).toBe(4)
  for (const { text } of batches) {
    const { rows } = await server.pool.query(`explain (generic_plan) ${text}`)
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toMatch(
      /Merge Append.*\n *Sort Key: decision_times.at DESC, decision_times.event_id DESC/,
    )
    expect(plan).not.toContain('Incremental Sort')
  }
})
