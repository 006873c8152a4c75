import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCompany, anIntern, anOperator } from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const set = (
  name: string,
  flag: { on?: boolean; percentage?: number; users?: readonly string[] },
) =>
  server.pool.query(
    'insert into feature_flags (name, is_on, percentage, user_ids) values ($1, $2, $3, $4) on conflict (name) do update set is_on = excluded.is_on, percentage = excluded.percentage, user_ids = excluded.user_ids',
    [name, flag.on ?? false, flag.percentage ?? 0, flag.users ?? []],
  )
const ask = (browser: Awaited<ReturnType<TestServer['as']>>, query: Record<string, string>) =>
  browser.request('GET common-services/feature', { query })

describe('feature flag', () => {
  it('is on for everyone when switched on, and off when unknown', async () => {
    await set('NEW_THING', { on: true })
    expect((await ask(server.anonymous(), { name: 'NEW_THING' })).payload).toEqual({
      name: 'NEW_THING',
      is_on: true,
    })
    expect((await ask(server.anonymous(), { name: 'NO_SUCH_THING' })).payload.is_on).toBe(false)
  })

  it('is on only for the users it lists', async () => {
    const selectedIntern = await anIntern(server)
    const other = await anIntern(server)
    await set('FOR_SOME', { users: [selectedIntern.userId] })
    expect(
      (
        await ask(await server.as(selectedIntern.userId), {
          name: 'FOR_SOME',
          user_id: selectedIntern.userId,
        })
      ).payload.is_on,
    ).toBe(true)
    expect(
      (await ask(await server.as(selectedIntern.userId), { name: 'FOR_SOME' })).payload.is_on,
    ).toBe(true)
    expect((await ask(await server.as(other.userId), { name: 'FOR_SOME' })).payload.is_on).toBe(
      false,
    )
    expect((await ask(server.anonymous(), { name: 'FOR_SOME' })).payload.is_on).toBe(false)
  })

  it('can be queried for another user by operators only', async () => {
    const selectedAdmin = (await aCompany(server)).admin
    const other = (await aCompany(server)).admin
    await set('FOR_ONE', { users: [selectedAdmin.userId] })
    expect(
      (await ask(await server.as(other.userId), { name: 'FOR_ONE', user_id: selectedAdmin.userId }))
        .status,
    ).toBe(403)
    expect(
      (await ask(server.anonymous(), { name: 'FOR_ONE', user_id: selectedAdmin.userId })).status,
    ).toBe(403)
    const operator = await anOperator(server)
    expect(
      (
        await ask(await server.as(operator.userId), {
          name: 'FOR_ONE',
          user_id: selectedAdmin.userId,
        })
      ).payload.is_on,
    ).toBe(true)
  })

  it('hides a feature whose provider is not configured', async () => {
    expect((await ask(server.anonymous(), { name: 'GOOGLE_CAL' })).payload.is_on).toBe(false)
  })

  it.each<Record<string, string>>([
    {},
    { name: 'lower' },
    { name: "X' or 1=1" },
    { name: 'GOOGLE_CAL', user_id: '7' },
    { name: 'GOOGLE_CAL', extra: '1' },
  ])('rejects %j', async (query) => {
    expect((await ask(server.anonymous(), query)).status).toBe(400)
  })
})
