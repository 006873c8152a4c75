import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { prepareDatabase } from '../../platform/db/prepare-database.ts'
import { aCandidature, aCompany, anIntern, aPlan } from '../../platform/testing/factories.ts'
import type { TestServer } from '../../platform/testing/harness.ts'
import {
  type ReplicatedCluster,
  runOn,
  startReplicatedCluster,
} from '../../platform/testing/replicated-cluster.ts'
import { seedTemplate } from '../../platform/testing/seed-template.ts'
import { type RaceServer, startRaceServer } from './race-server.ts'
import { isLongRun } from './rounds.ts'
import { createSessionCookie } from './scenario-driver.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

let cluster: ReplicatedCluster
let race: RaceServer
let server: TestServer

/** A browser that keeps the cookie of its last change, whichever process it asks. */
async function openBrowser(userId: string) {
  const session = await createSessionCookie(server, userId)
  let position = ''
  return async (process: 0 | 1, address: string, body?: object) => {
    const [method = '', path = ''] = address.split(' ')
    const response = await fetch(`${race.addresses[process]}/backend/${path}`, {
      method,
      headers: {
        'x-request-id': randomUUID(),
        cookie: `${session}; ${position}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const set = response.headers.getSetCookie().find((cookie) => cookie.includes('position'))
    position = set?.split(';')[0] ?? position
    expect(response.status).toBe(200)
    const { data }: { data: { payload: ReturnType<typeof JSON.parse> } } = JSON.parse(
      await response.text(),
    )
    return { payload: data.payload, cookie: set }
  }
}

/** Reads a metric of a process. */
async function readMetric(process: 0 | 1, name: string): Promise<number | undefined> {
  const text = await (await fetch(`${race.addresses[process]}/metrics`)).text()
  const line = text.split('\n').find((part) => part.startsWith(`${name} `))
  return line === undefined ? undefined : Number(line.split(' ').at(-1))
}
const countReads = async (process: 0 | 1, result: string) =>
  (await readMetric(process, `database_replica_reads_total{result="${result}"}`)) ?? 0

const pause = () => runOn(cluster.standby.connection, 'select pg_wal_replay_pause()')
const resume = () => runOn(cluster.standby.connection, 'select pg_wal_replay_resume()')
const waitUntilReplayed = async () => {
  await vi.waitFor(
    async () => {
      expect(await readMetric(0, 'database_replica_lag_seconds')).toBe(0)
      expect(await readMetric(1, 'database_replica_lag_seconds')).toBe(0)
    },
    { timeout: 15_000, interval: 200 },
  )
}

/** A company with a plan and an intern to shortlist, and a browser for each of two members' tabs. */
async function aHost() {
  const company = await aCompany(server)
  const planId = await aPlan(server, company.companyId)
  const intern = await anIntern(server)
  const body = { intern_id: intern.internId, io_id: planId }
  return {
    planId,
    body,
    writer: await openBrowser(company.admin.userId),
    other: await openBrowser(company.admin.userId),
  }
}

describe.runIf(isLongRun)('with a replica', () => {
  beforeAll(async () => {
    cluster = await startReplicatedCluster(async ({ connection }) => {
      await prepareDatabase(connection, join(import.meta.dirname, '../../db/migrations'))
      await seedTemplate(connection)
    })
    race = await startRaceServer(true, async () => ({
      connection: cluster.primary.connection,
      replicaConnection: cluster.standby.connection,
    }))
    server = race.server
    await waitUntilReplayed()
  })
  // A failed test must not leave it paused; the last one has killed it.
  afterEach(() => resume().catch(() => undefined))
  afterAll(async () => {
    await race.stop()
    await cluster.stop()
  })

  test('everyone reads what they wrote, in each process, while the replica has not replayed it', async () => {
    const { planId, body, writer, other } = await aHost()
    const list = ['POST browse-intern/get-shortlist-interns', { plan_id: planId }] as const
    await waitUntilReplayed()
    expect((await writer(0, ...list)).payload).toEqual([])
    await pause()
    const [written, served] = [await countReads(1, 'written'), await countReads(1, 'replica')]
    const saved = await writer(0, 'POST browse-intern/save-shortlist-intern', body)
    expect(saved.cookie).toMatch(
      /^fledge-position=[0-9A-F]+\/[0-9A-F]+; Path=\/; Max-Age=60; HttpOnly; SameSite=Lax$/,
    )
    expect((await writer(1, ...list)).payload).toMatchObject([{ is_shortlisted: true }])
    expect((await writer(0, ...list)).payload).toMatchObject([{ is_shortlisted: true }])
    expect(await countReads(1, 'written')).toBeGreaterThan(written)
    expect(await countReads(1, 'replica')).toBe(served)
    // Another session may see it later.
    expect((await other(1, ...list)).payload).toEqual([])
    expect(await countReads(1, 'replica')).toBeGreaterThan(served)
    await resume()
    await vi.waitFor(async () =>
      expect((await other(1, ...list)).payload).toMatchObject([{ is_shortlisted: true }]),
    )
    const again = await countReads(1, 'written')
    expect((await writer(1, ...list)).payload).toMatchObject([{ is_shortlisted: true }])
    expect(await countReads(1, 'written')).toBe(again)
  })

  test('the lists of who is told of a change contain it', async () => {
    const { planId, body, writer, other } = await aHost()
    const list = ['POST browse-intern/get-shortlist-interns', { plan_id: planId }] as const
    await waitUntilReplayed()
    await pause()
    await writer(0, 'POST browse-intern/save-shortlist-intern', body)
    expect((await other(1, ...list)).payload).toEqual([])
    await other(0, 'GET notices?page=1')
    expect((await other(1, ...list)).payload).toMatchObject([{ is_shortlisted: true }])
    await resume()
  })

  test('browse contains what its session wrote, and comes from the replica', async () => {
    const { body, writer } = await aHost()
    await waitUntilReplayed()
    const isListed = async (process: 0 | 1) => {
      const { payload } = await writer(process, 'GET browse/candidates?per_page=100')
      return payload.candidates.some(
        ({ intern_id }: { intern_id: string }) => intern_id === body.intern_id,
      )
    }
    expect(await isListed(0)).toBe(true)
    expect(await isListed(1)).toBe(true)
    await pause()
    await writer(0, 'POST browse/not-interested', {
      intern_id: body.intern_id,
      not_interested_reasons: ['SKILLS'],
    })
    expect(await isListed(1)).toBe(false)
    expect(await isListed(0)).toBe(false)
    await resume()
  })

  test('companies see their own rows only, also on the replica', async () => {
    const hosts = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const company = await aCompany(server)
        const plan = await aPlan(server, company.companyId)
        const id = await aCandidature(server, company.companyId, plan, await anIntern(server))
        return { id, ask: await openBrowser(company.admin.userId) }
      }),
    )
    await waitUntilReplayed()
    const served = await countReads(0, 'replica')
    for (let round = 0; round < 10; round += 1)
      await Promise.all(
        hosts.map(async ({ id, ask }) => {
          const { payload } = await ask(round % 2 === 0 ? 0 : 1, 'GET candidatures?page=1')
          expect(
            payload.map(({ candidature_id }: { candidature_id: string }) => candidature_id),
          ).toEqual([id])
        }),
      )
    expect(await countReads(0, 'replica')).toBeGreaterThan(served)
  })

  test('the primary serves while the replica is too far behind', async () => {
    const { planId, body, writer, other } = await aHost()
    await waitUntilReplayed()
    await pause()
    await writer(0, 'POST browse-intern/save-shortlist-intern', body)
    await vi.waitFor(
      async () => {
        expect(await readMetric(1, 'database_replica_lag_seconds')).toBeGreaterThan(5)
      },
      { timeout: 15_000, interval: 200 },
    )
    const behind = await countReads(1, 'behind')
    const { payload } = await other(1, 'POST browse-intern/get-shortlist-interns', {
      plan_id: planId,
    })
    expect(payload).toMatchObject([{ is_shortlisted: true }])
    expect(await countReads(1, 'behind')).toBeGreaterThan(behind)
    await resume()
    await waitUntilReplayed()
  })

  test('no read fails when the replica is killed', async () => {
    const { other } = await aHost()
    await waitUntilReplayed()
    const state = { isOver: false, reads: 0 }
    const reading = (async () => {
      for (; !state.isOver; state.reads += 1)
        await other(state.reads % 2 === 0 ? 0 : 1, 'GET internship-plan?page=1')
    })()
    await delay(500)
    await cluster.killStandby()
    await delay(1500)
    state.isOver = true
    await reading
    expect(state.reads).toBeGreaterThan(20)
    expect(await countReads(1, 'away')).toBeGreaterThan(0)
    expect(await readMetric(1, 'database_replica_lag_seconds')).toBeUndefined()
  })
})
