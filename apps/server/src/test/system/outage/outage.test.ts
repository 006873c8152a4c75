import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Database } from '../../../platform/db/database.ts'
import type { DatabaseAccess } from '../../../platform/db/database-access.ts'
import { openDatabase } from '../../../platform/db/open-database.ts'
import { prepareDatabase } from '../../../platform/db/prepare-database.ts'
import { prepareForPooler } from '../../../platform/db/session-settings.ts'
import { anIntern } from '../../../platform/testing/factories.ts'
import { findFreePort } from '../../../platform/testing/free-port.ts'
import {
  hasPgBouncer,
  type PgBouncer,
  startPgBouncer,
} from '../../../platform/testing/pg-bouncer.ts'
import {
  type ReplicatedCluster,
  requireStandby,
  setSynchronous,
  startReplicatedCluster,
} from '../../../platform/testing/replicated-cluster.ts'
import { toS3Env } from '../../../platform/testing/s3-server.ts'
import { seedTemplate } from '../../../platform/testing/seed-template.ts'
import { createHires, type Hire } from '../hire-driver.ts'
import { listViolations } from '../invariants.ts'
import { isLongRun } from '../rounds.ts'
import {
  createSessionCookie,
  driveScenarios,
  listAcknowledgedSteps,
  sendStep,
  toTestServer,
} from '../scenario-driver.ts'
import { forkProduct } from '../web-processes.ts'
import {
  hasProxy,
  type Part,
  type ProcessPart,
  startOutsidePart,
  startPart,
  startProxy,
} from './parts.ts'
import { startProbes, type Probes } from './probes.ts'

vi.setConfig({ testTimeout: 560_000, hookTimeout: 120_000 })

const hireCount = 200
const downMs = 1000

const folder = mkdtempSync(join(tmpdir(), 'fledge-outage-'))
const mails = join(folder, 'message-ids')
let cluster: ReplicatedCluster
let pooler: PgBouncer
let database: Database
let access: DatabaseAccess
let settings: Readonly<Record<string, string>>
const processes: ProcessPart[] = []
let entrance: { readonly at: string }

const startProduct = (name: string, role: string, port: number) =>
  startPart(name, async () => {
    const more = { FLEDGE_ROLE: role, FLEDGE_PORT: String(port) }
    return (await forkProduct(access, { ...settings, ...more })).child
  })

async function startDatabase(): Promise<void> {
  cluster = await startReplicatedCluster(async ({ connection }) => {
    await prepareDatabase(connection, join(import.meta.dirname, '../../../db/migrations'))
    await seedTemplate(connection)
  })
  pooler = await startPgBouncer(cluster.primary.connection, { poolSize: 20 })
  access = {
    connection: pooler.connection,
    directConnection: cluster.connection,
    replicaConnection: cluster.standby.connection,
    hasNamedStatements: false,
  }
  await prepareForPooler(access)
  const clock = { now: () => new Date() }
  database = openDatabase({ connection: cluster.connection, clock, poolSize: 4 })
}

async function startProcesses(): Promise<void> {
  const ports = await Promise.all(Array.from({ length: 6 }, () => findFreePort()))
  const [web1 = 0, web2 = 0, worker = 0, proxy = 0, s3 = 0, smtp = 0] = ports
  mkdirSync(join(folder, 's3'))
  writeFileSync(mails, '')
  settings = {
    APP_SECRET: 'for-tests-only-'.repeat(4),
    DATABASE_URL: 'postgres://shared/fledge',
    DATA_DIR: folder,
    SMTP_URL: `smtp://127.0.0.1:${smtp}`,
    LOG_LEVEL: 'silent',
    UNDO_SECONDS: '0',
    ...toS3Env(s3),
  }
  processes.push(
    await startOutsidePart('s3', s3, join(folder, 's3')),
    await startOutsidePart('smtp', smtp, mails),
    await startProduct('web 1', 'web', web1),
    await startProduct('web 2', 'web', web2),
    await startProduct('worker', 'worker', worker),
    await startProxy(join(folder, 'haproxy.cfg'), proxy, [web1, web2]),
  )
  entrance = { at: `http://127.0.0.1:${proxy}` }
  await waitUntilReady()
}

const waitUntilReady = () =>
  vi.waitFor(async () => expect((await fetch(`${entrance.at}/ready`)).status).toBe(200), {
    timeout: 30_000,
    interval: 100,
  })

/** What is not one process of its own: what an operator of the cluster does is done here. */
const listDatabaseParts = (): readonly Part[] => [
  { name: 'PgBouncer', kill: async () => {}, restart: () => pooler.restart() },
  {
    name: 'standby',
    kill: () => cluster.killStandby(),
    async restart() {
      await setSynchronous(cluster.primary, false)
      await cluster.standby.restart()
      await requireStandby(cluster.primary)
    },
  },
  {
    name: 'primary',
    kill: () => cluster.killPrimary(),
    async restart() {
      await cluster.promote()
      await pooler.follow(cluster.standby.connection)
    },
  },
]

/** Kills a part in the middle of hires. @returns rejected requests */
async function playWithout(part: Part, hires: readonly Hire[], probes: Probes): Promise<string[]> {
  const startedMs = performance.now()
  const driving = driveScenarios(entrance, hires)
  await vi.waitFor(() => expect(listAcknowledgedSteps(hires).length).toBeGreaterThan(5), {
    timeout: 60_000,
    interval: 10,
  })
  await part.kill()
  await delay(downMs)
  await part.restart()
  const failures = await driving
  // What was refused in between is tried again.
  await delay(1500)
  process.stdout.write(`${part.name.padEnd(10)} ${probes.describeGaps(startedMs)}\n`)
  return failures
}

async function expectNothingLost(hires: readonly Hire[]): Promise<void> {
  const { pool } = database
  // Its connections may have been closed as idle; then the first one finds out about the failover.
  await vi.waitFor(() => pool.query('select 1'), { timeout: 10_000 })
  for (const step of listAcknowledgedSteps(hires))
    expect(await sendStep(entrance, step)).toEqual({ status: 200, text: step.answer })
  const ids = hires.map(({ candidatureId }) => candidatureId)
  const { rows } = await pool.query(
    `select count(*) as offers, count(distinct candidature_id) as candidatures,
       (select count(*) from internships i join offers using (offer_id) where offers.candidature_id = any ($1)) as internships
     from offers where candidature_id = any ($1)`,
    [ids],
  )
  expect(rows).toEqual([{ offers: hireCount, candidatures: hireCount, internships: hireCount }])
  expect(await listViolations(pool)).toEqual([])
}

/** Each email is sent, under the Message-ID of its row, and none was written twice. */
async function expectMails(hires: readonly Hire[]): Promise<void> {
  const users = hires.map(({ intern }) => intern.userId)
  const { pool } = database
  await vi.waitFor(
    async () => {
      const { rows } = await pool.query(
        'select count(*) as waiting from outbox where delivered_at is null and not skipped',
      )
      expect(rows).toEqual([{ waiting: 0 }])
    },
    { timeout: 150_000, interval: 1000 },
  )
  const { rows } = await pool.query<{ message_id: string }>(
    'select message_id from outbox where not skipped',
  )
  const received = readFileSync(mails, 'utf8').split('\n')
  const missing = rows.filter(({ message_id }) => !received.some((id) => id.startsWith(message_id)))
  expect(missing).toEqual([])
  const doubled = await pool.query(
    'select user_id, kind from outbox where user_id = any ($1) group by user_id, kind having count(*) > 1',
    [users],
  )
  expect(doubled.rows).toEqual([])
  process.stdout.write(
    `${rows.length} emails, ${received.length - 1 - rows.length} of them taken a second time by a server that was killed\n`,
  )
}

describe.runIf(isLongRun && hasPgBouncer && hasProxy)('with every part killed in turn', () => {
  beforeAll(async () => {
    await startDatabase()
    await startProcesses()
  })
  afterAll(async () => {
    for (const part of processes.toReversed()) await part.stop()
    await database.close()
    await pooler.stop()
    await cluster.stop()
    if (existsSync(folder)) rmSync(folder, { recursive: true })
  })

  test('200 hires lose, repeat and forget nothing', async () => {
    const { hires } = await createHires({ pool: () => database.pool }, hireCount)
    const tables = toTestServer({ pool: () => database.pool })
    const cookies = await Promise.all(
      Array.from({ length: 20 }, async () =>
        createSessionCookie(tables, (await anIntern(tables)).userId),
      ),
    )
    const probes = startProbes(entrance, cookies, mails)
    const parts: readonly Part[] = [...processes, ...listDatabaseParts()]
    const size = Math.ceil(hireCount / parts.length)
    const failures: string[] = []
    for (const [index, part] of parts.entries())
      failures.push(
        ...(await playWithout(part, hires.slice(index * size, (index + 1) * size), probes)),
      )
    await waitUntilReady()
    const uploads = await probes.stop()
    expect(failures).toEqual([])
    expect(hires.every(({ isDone }) => isDone)).toBe(true)
    await expectNothingLost(hires)
    expect(uploads.length).toBeGreaterThan(50)
    for (const { url, text, cookie } of uploads) {
      const response = await fetch(`${entrance.at}${url}`, { headers: { cookie } })
      expect(await response.text()).toBe(text)
    }
    await expectMails(hires)
  })
})
