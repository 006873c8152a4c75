import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { aCompany, aUser } from '../../platform/testing/factories.ts'
import { prepareDatabase } from '../../platform/db/prepare-database.ts'
import {
  startTemporaryCluster,
  type TemporaryCluster,
} from '../../platform/embedded/temporary-cluster.ts'
import { newId } from '../../platform/ids.ts'
import { insertSession } from '../../platform/session/queries/session.queries.ts'
import { hashToken, randomToken } from '../../platform/session/tokens.ts'
import { reportFigure } from '../../platform/testing/figure-report.ts'
import { startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { seedTemplate } from '../../platform/testing/seed-template.ts'
import { createDraft, type Draft, listMiscountedDrafts, planDraft } from './draft-requests.ts'
import { countRounds, isLongRun, isProof } from './rounds.ts'
import { createSessionCookie } from './scenario-driver.ts'

vi.setConfig({ testTimeout: 660_000, hookTimeout: 120_000 })

const isRun = isLongRun || isProof
const writers = Array.from({ length: 8 }, (_, at) => at)
/** Transactions between two kills. */
const perKill = 2000
/** Calls between two kills. */
const callsPerKill = 200

let cluster: TemporaryCluster
let server: TestServer
let userId: string
beforeAll(async () => {
  if (!isRun) return
  // Memory keeps what a killed process has written, so `fsync` may be off: no power cut happens.
  cluster = await startTemporaryCluster({ settings: { synchronous_commit: 'on' } })
  await prepareDatabase(cluster.connection, join(import.meta.dirname, '../../db/migrations'))
  await seedTemplate(cluster.connection)
  server = await startTestServer(
    { LOG_LEVEL: 'silent' },
    { way: async () => ({ connection: cluster.connection }) },
  )
  userId = (await aUser(server, 'O')).userId
})
afterAll(async () => {
  if (!isRun) return
  await server.stop()
  await cluster.stop()
})

/** Starts a session in a transaction of the store. @returns its id once it is acknowledged */
async function startSession(): Promise<string | null> {
  const now = server.now()
  const id = newId(now)
  try {
    await server.tx((tx) =>
      tx.run(insertSession, {
        session_id: id,
        token_hash: hashToken(randomToken()),
        user_id: userId,
        registration_id: null,
        created_at: now.toISOString(),
        expires_at: new Date(now.getTime() + 86_400_000).toISOString(),
        device: 'kill',
      }),
    )
    return id
  } catch {
    // It was not acknowledged, so either outcome is right.
    return null
  }
}

/** Writes until PostgreSQL is killed. @returns the acknowledged ids */
async function writeUntilKilled(): Promise<string[]> {
  const acknowledged: string[] = []
  const wanted = Math.ceil(perKill * (0.5 + Math.random()))
  const killed = new AbortController()
  const writing = writers.map(async () => {
    while (!killed.signal.aborted) {
      const id = await startSession()
      if (id) acknowledged.push(id)
    }
  })
  await vi.waitUntil(() => acknowledged.length >= wanted, { timeout: 120_000, interval: 2 })
  await cluster.kill()
  killed.abort()
  await Promise.all(writing)
  await cluster.restart()
  return acknowledged
}

async function query<Row extends pg.QueryResultRow>(
  text: string,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> {
  const client = new pg.Client(cluster.connection)
  await client.connect()
  try {
    return (await client.query<Row>(text, [...values])).rows
  } finally {
    await client.end()
  }
}

async function listLost(ids: readonly string[]): Promise<string[]> {
  const rows = await query<{ session_id: string }>(
    'select session_id from sessions where session_id = any ($1)',
    [ids],
  )
  const stored = new Set(rows.map(({ session_id }) => session_id))
  return ids.filter((id) => !stored.has(id))
}

/** Whether a kill loses commits that were acknowledged before they were written. */
async function losesAsynchronousCommits(): Promise<boolean> {
  await query('create table if not exists naive (n int)')
  await query('truncate naive')
  const client = new pg.Client(cluster.connection)
  client.on('error', () => {})
  await client.connect()
  await client.query('set synchronous_commit = off')
  let acknowledged = 0
  for (; acknowledged < 500; acknowledged += 1)
    await client.query('insert into naive values ($1)', [acknowledged])
  await cluster.kill()
  await cluster.restart()
  const [row] = await query<{ stored: number }>('select count(*)::int as stored from naive')
  return (row?.stored ?? 0) < acknowledged
}

it.runIf(isRun)('killing PostgreSQL loses no acknowledged transaction of a store', async () => {
  let [kills, transactions] = [0, 0]
  const lost: string[] = []
  for (const _kill of countRounds(1, 30, 0.3)) {
    const acknowledged = await writeUntilKilled()
    lost.push(...(await listLost(acknowledged)))
    kills += 1
    transactions += acknowledged.length
  }
  let naiveLosses = 0
  for (let attempt = 0; attempt < 5; attempt += 1)
    naiveLosses += Number(await losesAsynchronousCommits())
  reportFigure({
    figure: 4,
    counts: {
      'kills of PostgreSQL': kills,
      'acknowledged transactions of the stores': transactions,
    },
    violations: lost,
    controls: { 'asynchronous commits are lost': [1, Number(naiveLosses > 0)] },
  })
  expect([lost, naiveLosses > 0]).toEqual([[], true])
})

/**
 * Creates drafts until PostgreSQL is killed, and then repeats the requests that were not
 * acknowledged.
 */
async function createDraftsUntilKilled(
  company: Parameters<typeof createDraft>[0],
  prefix: string,
): Promise<{ readonly acknowledged: number; readonly names: readonly string[] }> {
  const names: string[] = []
  const open: Draft[] = []
  const killed = new AbortController()
  const isOver = () => killed.signal.aborted
  const wanted = Math.ceil(callsPerKill * (0.5 + Math.random()))
  const calling = writers.map(async (writer) => {
    for (let number = 0; !isOver(); number += 1) {
      const draft = planDraft(`${prefix} ${writer} ${number}`)
      if (await createDraft(company, draft, { isOver })) names.push(draft.name)
      else open.push(draft)
    }
  })
  await vi.waitUntil(() => names.length >= wanted, { timeout: 120_000, interval: 2 })
  await cluster.kill()
  killed.abort()
  await Promise.all(calling)
  await cluster.restart()
  const acknowledged = names.length
  await Promise.all(open.map((draft) => createDraft(company, draft)))
  return { acknowledged, names: [...names, ...open.map(({ name }) => name)] }
}

it.runIf(isRun)('killing PostgreSQL loses no acknowledged call and repeats none', async () => {
  const at = await server.running.app.listen({ port: 0, host: '127.0.0.1' })
  const company = {
    at,
    cookie: await createSessionCookie(server, (await aCompany(server)).admin.userId),
  }
  let [kills, calls] = [0, 0]
  const violations: string[] = []
  for (const kill of countRounds(1, 30, 0.35)) {
    const { acknowledged, names } = await createDraftsUntilKilled(company, `kill ${kill}`)
    violations.push(...(await listMiscountedDrafts(server.pool, names)))
    kills += 1
    calls += acknowledged
  }
  reportFigure({
    figure: 4,
    counts: { 'kills of PostgreSQL': kills, 'acknowledged calls': calls },
    violations,
  })
  expect(violations).toEqual([])
})
