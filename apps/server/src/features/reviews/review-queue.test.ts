import { afterAll, beforeAll, expect, it } from 'vitest'
import { anIntern, anOperator } from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it('without a status lists everything that awaits a decision, assigned or not, with a count independent of the page', async () => {
  for (const status of ['SUBMITTED', 'SUBMITTED', 'IN_REVIEW', 'CHANGES_REQUESTED', 'APPROVED']) {
    const intern = await anIntern(server)
    await server.pool.query(
      'update applications set status = $2, submitted_at = $3 where application_id = $1',
      [intern.applicationId, status, server.now()],
    )
  }
  const operator = await server.as((await anOperator(server)).userId)
  const counts = (await operator.request('GET operator/applications/counts')).payload
  const waiting = counts.SUBMITTED + counts.IN_REVIEW
  const queries: readonly Record<string, string>[] = [{}, { per_page: '100' }, { per_page: '1' }]
  for (const query of queries)
    expect((await operator.request('GET operator/applications', { query })).count).toBe(waiting)
})
