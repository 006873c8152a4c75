import { afterAll, beforeAll, expect, it } from 'vitest'
import { aCandidature, aCompany, anIntern, aPlan } from '../../platform/testing/factories.ts'
import { type Browser, type TestServer, startTestServer } from '../../platform/testing/harness.ts'

let server: TestServer
let host: Browser
let companyId: string
let userId: string
beforeAll(async () => {
  server = await startTestServer()
  const company = await aCompany(server)
  companyId = company.companyId
  userId = company.admin.userId
  host = await server.as(company.admin.userId)
})
afterAll(() => server.stop())

const createIntern = (first_name: string, last_name: string) =>
  anIntern(server, { user: { first_name, last_name } })
const find = async (search: string) =>
  ((await host.request('GET browse/candidates/v1/find', { query: { search } })).payload ?? []).map(
    (candidate: { intern_id: string; name: string }) => [candidate.intern_id, candidate.name],
  )

it('finds interns in browse only by the name that is visible to the company', async () => {
  const visibleIntern = await createIntern('Wanjiru', 'Achebe')
  const [hidden, leftIntern, rejectedIntern] = [
    await createIntern('Wanjiru', 'Banda'),
    await createIntern('Wanjiru', 'Chege'),
    await createIntern('Wanjiru', 'Diallo'),
  ]
  await server.pool.query('update interns set is_hidden = true where intern_id = $1', [
    hidden.internId,
  ])
  await server.pool.query('delete from intern_search where intern_id = $1', [leftIntern.internId])
  await server.pool.query(
    `insert into not_interested (company_id, intern_id, reasons, by_user, created_at) values ($1, $2, '{SKILLS}', $3, $4)`,
    [companyId, rejectedIntern.internId, userId, server.now()],
  )
  expect(await find('wanji')).toEqual([[visibleIntern.internId, 'Wanjiru A.']])
  expect(await find('Achebe')).toEqual([])
  const ended = await createIntern('Wanjiru', 'Ekwueme')
  const plan = await aPlan(server, companyId)
  await aCandidature(server, companyId, plan, ended, { stage: 'CLOSED' })
  await aCandidature(server, companyId, plan, visibleIntern, { stage: 'INTERVIEW_SCHEDULED' })
  // Candidates are found through the candidate search instead.
  expect(await find('Wanjiru')).toEqual([[ended.internId, 'Wanjiru E.']])
})

it.each(['%%', '__', 'Zu_eika', 'Zu%'])(
  'finds %s only where a name contains it',
  async (search) => {
    const named = await createIntern(`${search} Zuleika`, 'Achebe')
    await createIntern('Zuleika', 'Banda')
    expect(await find(search)).toEqual([[named.internId, `${search} Zuleika A.`]])
  },
)

it('rejects a one-letter search and a company that is not approved', async () => {
  expect(
    (await host.request('GET browse/candidates/v1/find', { query: { search: 'W' } })).status,
  ).toBe(400)
  const { admin } = await aCompany(server, { status: 'PENDING_APPROVAL' })
  const pending = await server.as(admin.userId)
  expect(
    (await pending.request('GET browse/candidates/v1/find', { query: { search: 'Wan' } })).code,
  ).toBe('COMPANY_NOT_APPROVED')
})
