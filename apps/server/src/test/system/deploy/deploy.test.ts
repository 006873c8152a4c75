import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  startTemporaryCluster,
  type TemporaryCluster,
} from '../../../platform/embedded/temporary-cluster.ts'
import { anIntern } from '../../../platform/testing/factories.ts'
import { findFreePort } from '../../../platform/testing/free-port.ts'
import { listViolations } from '../invariants.ts'
import { hasProxy, type ProcessPart, startProxy } from '../outage/parts.ts'
import { isLongRun } from '../rounds.ts'
import { createSessionCookie, toTestServer } from '../scenario-driver.ts'
import { addDueCandidatures, countLapses } from './due-candidatures.ts'
import { type Load, type LoadResult, startLoad } from './load.ts'
import {
  buildOtherWeb,
  createRelease,
  type Release,
  type ReleaseProcess,
  startReady,
  startRelease,
} from './release.ts'

vi.setConfig({ testTimeout: 400_000, hookTimeout: 300_000 })

/** What a deploy adds while the old release serves: it locks a table that every page reads. */
const expandSql = `alter table notices add column added_by_deploy text;
-- next transaction
alter table notices add constraint short check (added_by_deploy <> '') not valid;
-- next transaction
alter table notices validate constraint short;
`
/** What no release may do beside the one before it. */
const breakingSql = 'alter table notices rename column read_at to opened_at'

const folder = mkdtempSync(join(tmpdir(), 'fledge-deploy-'))
let cluster: TemporaryCluster
let pool: pg.Pool
let proxy: ProcessPart
let load: Load
let entrance: number
/** Ports of the web processes, which the proxy knows from the beginning. */
let slots: readonly number[]
let settings: Readonly<Record<string, string>>
let oldRelease: Release
let newRelease: Release
/** Web processes by their ports, and workers. */
const running = new Map<number, ReleaseProcess>()

const startWeb = async (release: Release, port: number) =>
  void running.set(port, await startReady(release, port, { ...settings, FLEDGE_ROLE: 'web' }))

async function startWorker(release: Release): Promise<number> {
  const port = await findFreePort()
  running.set(port, await startReady(release, port, { ...settings, FLEDGE_ROLE: 'worker' }))
  return port
}

async function migrate(release: Release): Promise<void> {
  const process = startRelease(release, { ...settings, FLEDGE_ROLE: 'migrate' })
  expect(await process.ended, process.output()).toBe(0)
}

const drains: number[] = []
async function drain(port: number): Promise<void> {
  const { seconds, code } = (await running.get(port)?.drain()) ?? { seconds: 0, code: null }
  running.delete(port)
  expect(code).toBe(0)
  drains.push(seconds)
}

const print = (title: string, { counts, failures, slowestMs }: LoadResult) =>
  void process.stdout.write(
    `${title}: ${[...counts].map(([kind, count]) => `${count} ${kind}`).join(', ')}; ${failures.length} failed; slowest call ${(slowestMs / 1000).toFixed(1)} s${
      drains.length > 0
        ? `; drains ${drains
            .splice(0)
            .map((seconds) => seconds.toFixed(1))
            .join(', ')} s`
        : ''
    }\n`,
  )

/** Replaces the web processes of one release by those of another, one after the other. */
async function replaceWeb(from: readonly number[], to: readonly number[], release: Release) {
  for (const [index, port] of to.entries()) {
    await startWeb(release, port)
    // Until the proxy has found it.
    await delay(1500)
    const old = from[index]
    if (old !== undefined) await drain(old)
  }
  // Streams are opened again.
  await delay(1500)
}

/** Expects every file of a release's pages, whichever processes serve. */
async function expectFiles({ folder: place, assets }: Release): Promise<void> {
  for (const name of assets) {
    const response = await fetch(`http://127.0.0.1:${entrance}/assets/${name}`)
    expect(response.status, name).toBe(200)
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(bytes.equals(readFileSync(join(place, 'apps/web/dist/assets', name))), name).toBe(true)
  }
}

const toPaths = ({ assets }: Release) => assets.map((name) => `/assets/${name}`)

async function prepare(): Promise<void> {
  oldRelease = createRelease(join(folder, 'old'))
  newRelease = createRelease(
    join(folder, 'new'),
    { '99990101_0000_deploy.sql': expandSql },
    await buildOtherWeb(join(folder, 'other-web')),
  )
  cluster = await startTemporaryCluster({
    settings: { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on' },
  })
  pool = new pg.Pool({ ...cluster.connection, max: 4 })
  settings = {
    APP_SECRET: 'for-tests-only-'.repeat(4),
    DATABASE_URL: cluster.url,
    DATA_DIR: join(folder, 'data'),
    DRAIN_SECONDS: '5',
  }
  slots = await Promise.all([1, 2, 3, 4].map(() => findFreePort()))
  entrance = await findFreePort()
  await migrate(oldRelease)
}

describe.runIf(isLongRun && hasProxy)('two releases side by side under load', () => {
  let worker: number
  const [first, second] = [() => slots.slice(0, 2), () => slots.slice(2)]
  beforeAll(async () => {
    await prepare()
    for (const port of first()) await startWeb(oldRelease, port)
    worker = await startWorker(oldRelease)
    proxy = await startProxy(join(folder, 'haproxy.cfg'), entrance, slots)
    const tables = toTestServer({ pool: () => pool })
    const cookies: string[] = []
    for (let count = 0; count < 20; count += 1)
      cookies.push(await createSessionCookie(tables, (await anIntern(tables)).userId))
    await delay(2000)
    load = startLoad(entrance, cookies)
    load.openPages(toPaths(oldRelease))
  })
  afterAll(async () => {
    await load.stop()
    for (const process of running.values()) await process.kill()
    await proxy.stop()
    await pool.end()
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  test('the releases differ in all of their files and in a migration', async () => {
    await delay(5000)
    const result = load.report()
    print('before', result)
    expect(result.failures).toEqual([])
    const old = new Set(oldRelease.assets)
    expect(newRelease.assets.filter((name) => old.has(name))).toEqual([])
    expect(newRelease.assets.length).toBeGreaterThan(200)
  })

  test('the new one migrates while a long transaction uses the table', async () => {
    // Its policies are created again, too, as for a new list of tables.
    await pool.query("delete from migrations where name like 'row-security%'")
    const client = await pool.connect()
    await client.query('begin')
    await client.query('select count(*) from notices')
    const migrating = migrate(newRelease)
    await delay(6000)
    await client.query('commit')
    client.release()
    await migrating
    const result = load.report()
    print('migration', result)
    expect(result.failures).toEqual([])
    const { rowCount } = await pool.query(
      "select from pg_constraint where conrelid = 'notices'::regclass and conname = 'short' and convalidated",
    )
    expect(rowCount).toBe(1)
  })

  test('the new one replaces the old one, and no request fails', async () => {
    await replaceWeb(first(), second(), newRelease)
    const seconds = [...drains]
    const result = load.report()
    print('deploy', result)
    expect(result.failures).toEqual([])
    expect(Math.max(...seconds)).toBeLessThanOrEqual(20)
    for (const kind of ['calls', 'changes', 'pages', 'uploads', 'old files', 'streams'])
      expect(result.counts.get(kind), kind).toBeGreaterThan(2)
    await expectFiles(oldRelease)
    await expectFiles(newRelease)
  })

  test('a worker that drains in the middle of a sweep leaves every row to the next one, once', async () => {
    const ids = await addDueCandidatures(toTestServer({ pool: () => pool }))
    await vi.waitFor(async () => expect(await countLapses(pool, ids)).not.toEqual([]), {
      timeout: 90_000,
      interval: 10,
    })
    await drain(worker)
    const atStop = await countLapses(pool, ids)
    expect(atStop.length).toBeLessThan(ids.length)
    worker = await startWorker(newRelease)
    await vi.waitFor(async () => expect(await countLapses(pool, ids)).toHaveLength(ids.length), {
      timeout: 200_000,
      interval: 500,
    })
    expect(new Set(await countLapses(pool, ids))).toEqual(new Set([1]))
    expect(await listViolations(pool)).toEqual([])
    const result = load.report()
    print(`sweep, ${atStop.length} of ${ids.length} rows before the stop`, result)
    expect(result.failures).toEqual([])
  })

  test('the old one takes over again on the schema of the new one', async () => {
    load.openPages(toPaths(newRelease))
    await replaceWeb(second(), first(), oldRelease)
    const result = load.report()
    print('way back', result)
    expect(result.failures).toEqual([])
    await expectFiles(newRelease)
  })

  test('a process that is killed instead of drained is noticed', async () => {
    const [port = 0, other = 0] = first()
    for (let kill = 0; kill < 3; kill += 1) {
      const [gone, next] = kill % 2 ? [other, port] : [port, other]
      await running.get(gone)?.kill()
      await delay(500)
      await startWeb(oldRelease, gone)
      await delay(1500)
      expect(running.has(next)).toBe(true)
    }
    const result = load.report()
    print('control: killed', result)
    expect(result.failures).not.toEqual([])
  })

  test('a migration that does more than expand is noticed', async () => {
    const breaking = createRelease(join(folder, 'breaking'), {
      '99990101_0000_deploy.sql': expandSql,
      '99990102_0000_breaking.sql': breakingSql,
    })
    await migrate(breaking)
    await delay(3000)
    const result = load.report()
    print('control: renamed column', result)
    expect(result.failures).not.toEqual([])
  })
})
