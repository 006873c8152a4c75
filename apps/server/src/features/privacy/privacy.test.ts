import { dayMs, hourMs } from '@fledge/kernel/dates.ts'
import type { PrivacyRequest, RetentionPeriod } from '@fledge/contract/privacy/schema.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aCompany, anIntern, aMember } from '../../platform/testing/factories.ts'
import { startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { cancelErasure } from '../sessions/public.ts'
import { addColleague, type Colleague } from '../waits/testing/colleagues.ts'

let server: TestServer
let manager: Colleague
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())
// Sessions end while the clock moves.
beforeEach(async () => {
  manager = await addColleague(server, 'MANAGER')
})

const list = async (query: Readonly<Record<string, string>>): Promise<PrivacyRequest[]> =>
  (await manager.browser.request('GET operator/privacy/requests', { query })).payload
const askErasure = async ({ userId, email }: Awaited<ReturnType<typeof anIntern>>) => {
  const browser = await server.as(userId)
  const response = await browser.request('POST intern-service/account/erase', { body: { email } })
  expect(response.status).toBe(200)
}
const isWaiting = async (id: string) =>
  (
    await manager.browser.request('GET operator/waits', { query: { kind: 'ERASURE' } })
  ).payload.some((wait: { id: string }) => wait.id === id)

describe('requests for access and erasure', () => {
  it('shows an erasure from the request until long after it is done, with its 30 days', async () => {
    const intern = await anIntern(server)
    const requestedAt = server.now().getTime()
    await askErasure(intern)
    const [request] = await list({ search: intern.email })
    expect(request).toMatchObject({ kind: 'ERASURE', state: 'OPEN', user_id: intern.userId })
    const daysTo = (time: string | null | undefined) =>
      Math.round((Date.parse(time ?? '') - requestedAt) / dayMs)
    expect([daysTo(request?.due_at), daysTo(request?.planned_at)]).toEqual([30, 14])
    await server.advanceClock(14 * dayMs + hourMs)
    manager = await addColleague(server, 'MANAGER')
    const done = (await list({ state: 'DONE' })).find(({ id }) => id === intern.userId)
    expect(done).toMatchObject({ name: '', email: '', user_id: null, planned_at: null })
    expect(daysTo(done?.done_at)).toBe(14)
  })

  it('forgets an erasure whose owner comes back', async () => {
    const intern = await anIntern(server)
    await askErasure(intern)
    expect(await server.tx((tx) => cancelErasure(tx, intern.userId))).toBe(true)
    expect(await list({ search: intern.email })).toEqual([])
  })

  it('shows copies of their own data that interns and company members took', async () => {
    const intern = await anIntern(server)
    const { companyId } = await aCompany(server)
    const member = await aMember(server, companyId)
    const downloads = [
      [intern, 'GET intern-service/account/export'],
      [member, 'GET account/export'],
    ] as const
    for (const [{ userId, email }, path] of downloads) {
      expect((await (await server.as(userId)).request(path)).status).toBe(200)
      expect(await list({ search: email, kind: 'ACCESS' })).toMatchObject([
        { state: 'DONE', user_id: userId },
      ])
    }
  })

  it('counts as late after 30 days, and is a task of the team a day after the job should have acted', async () => {
    const intern = await anIntern(server)
    await askErasure(intern)
    expect(await isWaiting(intern.userId)).toBe(false)
    const move = (requestedDays: number, eraseDays: number) =>
      server.pool.query(
        `update users set erasure_requested_at = $2::timestamptz - interval '1 day' * $3,
           erase_at = $2::timestamptz - interval '1 day' * $4 where user_id = $1`,
        [intern.userId, server.now(), requestedDays, eraseDays],
      )
    await move(31, 2)
    expect(await list({ search: intern.email, state: 'LATE' })).toHaveLength(1)
    expect(await isWaiting(intern.userId)).toBe(true)
    await server.running.services.sweep()
    expect([await list({ state: 'LATE' }), await isWaiting(intern.userId)]).toEqual([[], false])
  })
})

const readPeriod = async (table: string): Promise<RetentionPeriod | undefined> =>
  (await manager.browser.request('GET operator/privacy/retention')).payload.periods.find(
    (period: RetentionPeriod) => period.table === table,
  )

describe('the retention calendar', () => {
  const addCodes = (count: number) =>
    server.pool.query(
      `insert into sign_in_attempts (state_hash, browser_hash, provider, type, nonce, verifier, created_at, expires_at)
       select gen_random_uuid()::text, 'b', 'google', 'I', 'n', 'v', $2, $2::timestamptz - interval '3 days'
       from generate_series(1, $1)`,
      [count, server.now()],
    )

  it('says how many rows expired last, and when the job ran and runs next', async () => {
    await addCodes(3)
    await server.advanceClock(hourMs)
    const first = await readPeriod('sign_in_attempts')
    expect(first).toMatchObject({ days: 1, is_cleared: false, last_count: 3 })
    await server.running.services.sweep()
    expect(await readPeriod('sign_in_attempts')).toEqual(first)
    await server.advanceClock(hourMs)
    await addCodes(2)
    await server.advanceClock(hourMs)
    expect(await readPeriod('sign_in_attempts')).toMatchObject({ last_count: 2 })
    const { payload } = await manager.browser.request('GET operator/privacy/retention')
    expect(payload.job).toMatchObject({
      started_at: expect.any(String),
      next_at: expect.any(String),
    })
  })
})

describe('access', () => {
  it.each(['requests', 'requests/export', 'retention'])(
    'to %s is for managers only',
    async (path) => {
      const intern = await anIntern(server)
      const { admin } = await aCompany(server)
      const others = [
        (await addColleague(server, 'REVIEWER')).browser,
        (await addColleague(server, 'FINANCE')).browser,
        await server.as(intern.userId),
        await server.as(admin.userId),
      ]
      for (const browser of others)
        expect((await browser.request(`GET operator/privacy/${path}`)).status).toBe(403)
      expect((await manager.browser.request(`GET operator/privacy/${path}`)).status).toBe(200)
    },
  )
})
