import { afterAll, beforeAll, expect, it } from 'vitest'
import { aCompany, anIntern } from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it('browse filters by projects of interest', async () => {
  const host = await server.as((await aCompany(server)).admin.userId)
  const [keen] = [await anIntern(server), await anIntern(server)]
  const [project = '', other = ''] = (
    await server.pool.query(`select id from lookup where list = 'project' order by id limit 2`)
  ).rows.map((row) => String(row.id))
  await server.pool.query('update intern_search set project_ids = $2 where intern_id = $1', [
    keen.internId,
    [project],
  ])
  const list = async (projects: string | string[]) =>
    (await host.request('GET browse/candidates', { query: { projects } })).payload.candidates.map(
      (card: { intern_id: string }) => card.intern_id,
    )
  expect(await list([project, other])).toEqual([keen.internId])
  expect(await list(other)).toEqual([])
})
