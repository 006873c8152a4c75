import { afterAll, beforeAll, expect, it } from 'vitest'
import { aCompany, anIntern, aPlan } from '../../platform/testing/factories.ts'
import { type Browser, type TestServer, startTestServer } from '../../platform/testing/harness.ts'

let server: TestServer
let host: Browser
beforeAll(async () => {
  server = await startTestServer()
  const company = await aCompany(server)
  await aPlan(server, company.companyId, { skill_ids: [81], hours_a_week: 30 })
  host = await server.as(company.admin.userId)
})
afterAll(() => server.stop())

const alike = { application: { skill_ids: [81] } }
async function approved(daysAgo: number) {
  const intern = await anIntern(server, alike)
  await server.pool.query('update intern_search set approved_at = $2 where intern_id = $1', [
    intern.internId,
    new Date(server.now().getTime() - daysAgo * 86_400_000),
  ])
  return intern.internId
}
const ids = (rows: readonly { intern_id: string }[]) => rows.map((row) => row.intern_id)

it('ranks the longest-waiting intern first among equal scores in browse and suggestions, and last only when sorted by “newest”', async () => {
  const [newest, oldest, middle] = [await approved(1), await approved(20), await approved(9)]
  const browse = async (query: Record<string, string>) =>
    ids(
      (await host.request('GET browse/candidates', { query: { skills: '81', ...query } })).payload
        .candidates,
    )
  expect(await browse({})).toEqual([oldest, middle, newest])
  expect(await browse({ per_page: '1', page: '2' })).toEqual([middle])
  expect(await browse({ sort: 'start' })).toEqual([oldest, middle, newest])
  expect(await browse({ sort: 'newest' })).toEqual([newest, middle, oldest])
  expect(
    ids((await host.request('GET browse/candidates/v1/suggestions')).payload.candidates).slice(
      0,
      3,
    ),
  ).toEqual([oldest, middle, newest])
})

it('shows the hours of plan and intern with a match without affecting the score', async () => {
  const intern = await anIntern(server, {
    ...alike,
    intern: { hours_a_week: 20 },
    application: { skill_ids: [81, 82] },
  })
  const { candidates } = (await host.request('GET browse/candidates', { query: { skills: '82' } }))
    .payload
  expect(candidates[0].match.hours_a_week).toEqual({ plan: 30, intern: 20 })
  const other = await anIntern(server, { application: { skill_ids: [81, 82] } })
  const payload = (await host.request('GET browse/candidates', { query: { skills: '82' } })).payload
    .candidates
  expect(ids(payload).toSorted()).toEqual([intern.internId, other.internId].toSorted())
  expect(
    new Set(payload.map((candidate: { match: { score: number } }) => candidate.match.score)).size,
  ).toBe(1)
  const internBrowser = await server.as(intern.userId)
  const [fit] = (
    await internBrowser.request(
      `GET intern-service/intern-dashboard/${intern.internId}/relevant-irs/v2`,
    )
  ).payload
  expect(fit).toMatchObject({
    hours_a_week: 30,
    stipend_amount: null,
    stipend_currency: null,
    match: { hours_a_week: { plan: 30, intern: 20 } },
  })
})
