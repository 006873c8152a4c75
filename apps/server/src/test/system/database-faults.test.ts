import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { aCompany } from '../../platform/testing/factories.ts'
import {
  type Browser,
  type TestResponse,
  type TestServer,
  startTestServer,
} from '../../platform/testing/harness.ts'
import { type FaultyProxy, openFaultyProxy } from './faulty-proxy.ts'
import { chooseRounds } from './rounds.ts'

vi.setConfig({ testTimeout: 600_000, hookTimeout: 60_000 })

let server: TestServer
let proxy: FaultyProxy
let directPool: pg.Pool
let host: Browser
beforeAll(async () => {
  server = await startTestServer(
    { DB_POOL: '6' },
    // Jobs and live notifications use their own connections, which are lost too.
    {
      ticking: true,
      way: async (to) => ({ connection: (proxy = await openFaultyProxy(to)).connection }),
    },
  )
  directPool = new pg.Pool({ ...proxy.direct, max: 2 })
  host = await server.as((await aCompany(server)).admin.userId)
})
afterAll(async () => {
  await directPool.end()
  await server.stop()
  await proxy.stop()
})

const selectOne = { name: 'faults.one', text: 'select 1 as one', parameters: [] }
const names = async () =>
  (await directPool.query('select name from plans')).rows.map((row) => String(row.name))
const draft = (name: string, requestId: string) =>
  host.request('POST internship-plan/v2/create-draft', { requestId, body: { name } })
const read = () => host.request('GET internship-plan')
const ready = async () => (await server.running.app.inject('/ready')).statusCode
const live = async () => (await server.running.app.inject('/live')).statusCode

/** Repeats the same request until it gets a response, like a browser. */
async function draftUntilDone(name: string): Promise<readonly TestResponse[]> {
  const requestId = randomUUID()
  const answers: TestResponse[] = []
  while (answers.at(-1)?.status !== 200) answers.push(await draft(name, requestId))
  return answers
}

const listUnfinished = (answers: readonly TestResponse[]) =>
  answers
    .filter(({ status }) => status !== 200)
    .map(({ status, code, headers }) => [status, code, headers['retry-after'] !== undefined])

/** Ends the server's sessions in the database itself, like a restart or an administrator does. */
const terminateSessions = () =>
  directPool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and application_name <> 'straight'`,
  )

const faults: Readonly<Record<string, () => unknown>> = {
  'cut lines': () => proxy.cut(),
  'reset lines': () => proxy.reset(),
  'ended sessions': terminateSessions,
}

describe('a lost database connection', () => {
  it.each(Object.keys(faults))(
    '%s cause 503 with Retry-After at most, and nothing is lost or done twice',
    async (fault) => {
      const expectedIds: string[] = []
      const answers: TestResponse[] = []
      const times = chooseRounds(8, 200)
      for (let round = 0; round < times; round += 1) {
        const ids = Array.from({ length: 4 }, (_, at) => `${fault} ${round} ${at}`)
        expectedIds.push(...ids)
        const work = ids.map(draftUntilDone)
        // Some time during their transactions.
        await new Promise((resolve) => setTimeout(resolve, round % 9))
        await faults[fault]?.()
        answers.push(...(await Promise.all(work)).flat())
      }
      // The database may still hold the lock of a request whose connection loss it has not noticed.
      const allowed = ['503,UNAVAILABLE,true', '409,REQUEST_IN_PROGRESS,true']
      expect(
        listUnfinished(answers)
          .map(String)
          .filter((id) => !allowed.includes(id)),
      ).toEqual([])
      expect((await names()).filter((name) => expectedIds.includes(name)).toSorted()).toEqual(
        expectedIds.toSorted(),
      )
      expect([await ready(), (await read()).status]).toEqual([200, 200])
    },
  )

  it('a connection on which a failover left only reads causes 503 once, and is replaced', async () => {
    const { pool } = server.running.services.database
    const clients = await Promise.all(Array.from({ length: 6 }, () => pool.connect()))
    for (const client of clients) {
      await client.query('set default_transaction_read_only = on')
      client.release()
    }
    const unfinished = listUnfinished(await draftUntilDone('after a failover')).map(String)
    expect(unfinished.length).toBeGreaterThan(0)
    expect(unfinished.length).toBeLessThanOrEqual(clients.length)
    expect(new Set(unfinished)).toEqual(new Set(['503,UNAVAILABLE,true']))
    expect((await names()).filter((name) => name === 'after a failover')).toHaveLength(1)
  })

  it('returns 503 in a transaction that was idle for too long, and the next request succeeds', async () => {
    await expect(
      server.running.services.database.transaction({ kind: 'system' }, async (tx) => {
        await tx.one(selectOne)
        await server.running.services.database.pool.query('select 1')
        await directPool.query(
          `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`,
        )
        // The driver notices it while no query is running.
        await new Promise((resolve) => setTimeout(resolve, 50))
        return tx.one(selectOne)
      }),
    ).rejects.toThrow(/not queryable|terminat/i)
    expect((await read()).status).toBe(200)
  })
})

describe('a database connection that accepts bytes but never responds', () => {
  it('causes 503 for requests and /ready while /live succeeds, and recovers completely', async () => {
    expect((await read()).status).toBe(200)
    proxy.swallow()
    const stuck = await Promise.all(Array.from({ length: 40 }, read))
    expect(
      new Set(
        stuck.map(({ status, headers }) => `${status} ${headers['retry-after'] !== undefined}`),
      ),
    ).toEqual(new Set(['503 true']))
    expect([await ready(), await live()]).toEqual([503, 200])
    proxy.heal()
    await expect.poll(ready, { timeout: 60_000, interval: 100 }).toBe(200)
    await expect
      .poll(async () => (await read()).status, { timeout: 60_000, interval: 100 })
      .toBe(200)
    const after = await Promise.all(Array.from({ length: 40 }, read))
    expect(new Set(after.map(({ status }) => status))).toEqual(new Set([200]))
  })
})
