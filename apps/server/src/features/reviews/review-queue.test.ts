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

it('continues the queue by cursor and rejects a cursor that it did not make', async () => {
  const operator = await server.as((await anOperator(server)).userId)
  const list = (query: Record<string, string>) =>
    operator.request('GET operator/applications', { query: { per_page: '2', ...query } })
  const ids = ({ payload }: { payload: readonly { application_id: string }[] }) =>
    payload.map((row) => row.application_id)
  const all = ids(await list({ per_page: '100' }))
  const first = await list({})
  const second = await list({ after: first.next ?? '' })
  expect([...ids(first), ...ids(second)]).toEqual(all)
  expect([first.previous, second.next, second.count]).toEqual([null, null, all.length])
  const back = await list({ before: second.previous ?? '' })
  expect([ids(back), back.previous, back.next]).toEqual([ids(first), null, first.next])
  const forged = await list({ after: 'Zm9yZ2Vk' })
  expect([forged.status, forged.code, Object.keys(forged.fields ?? {})]).toEqual([
    400,
    'VALIDATION',
    ['after'],
  ])
})
