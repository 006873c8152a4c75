import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { prepareDatabase } from '../../platform/db/prepare-database.ts'
import { anIntern } from '../../platform/testing/factories.ts'
import type { TestServer } from '../../platform/testing/harness.ts'
import {
  type ReplicatedCluster,
  requireStandby,
  runOn,
  setSynchronous,
  startReplicatedCluster,
} from '../../platform/testing/replicated-cluster.ts'
import { seedTemplate } from '../../platform/testing/seed-template.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { createHires } from './hire-driver.ts'
import { listViolations } from './invariants.ts'
import { type RaceServer, startRaceServer } from './race-server.ts'
import { isLongRun } from './rounds.ts'
import {
  createScenarioStep,
  createSessionCookie,
  driveScenarios,
  listAcknowledgedSteps,
  sendStep,
  takeTurns,
} from './scenario-driver.ts'

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 })

const migrations = join(import.meta.dirname, '../../db/migrations')
const hireCount = 120

let cluster: ReplicatedCluster
let race: RaceServer
let server: TestServer

/** Two web processes and a worker on a cluster of their own. */
async function start(): Promise<void> {
  cluster = await startReplicatedCluster(async ({ connection }) => {
    await prepareDatabase(connection, migrations)
    await seedTemplate(connection)
  })
  race = await startRaceServer(true, async () => ({ connection: cluster.connection }))
  server = race.server
}

async function stop(): Promise<void> {
  await race.stop()
  await cluster.stop()
}

/** Sends a change whenever the one before is answered. @returns the longest time between successes */
async function measureGap(cookie: string, isOver: () => boolean): Promise<number> {
  const processes = takeTurns(race.addresses)
  let [lastMs, longestMs] = [performance.now(), 0]
  while (!isOver()) {
    const step = createScenarioStep('PUT notices/preferences', cookie, { off: [] })
    const answer = await sendStep(processes, step)
    if (answer?.status === 200) {
      longestMs = Math.max(longestMs, performance.now() - lastMs)
      lastMs = performance.now()
    } else if (answer) expect(answer.status).toBe(503)
    await delay(50)
  }
  return longestMs
}

/** Reads what a live stream sends, until it ends. */
async function openStream(at: string, cookie: string) {
  const response = await fetch(`${at}/backend/notices/stream`, { headers: { cookie } })
  const stream = { status: response.status, text: '', isOver: false }
  const reading = (async () => {
    const decoder = new TextDecoder()
    for await (const part of response.body ?? []) stream.text += decoder.decode(part)
  })()
  void reading
    .catch(() => {})
    .then(() => {
      stream.isOver = true
    })
  return stream
}

async function sendNotice(userId: string): Promise<void> {
  await server.tx((tx) =>
    tx.notify({
      to: { users: [userId] },
      content: composeMail('members.joined', { name: 'Ada', company: 'Brook' }),
      link: '/company/settings',
    }),
  )
}

const countMails = async (userId: string) => {
  const { rows } = await server.pool.query<{ count: number }>(
    "select count(*) from mailbox m join users u on u.email = m.to_address where u.user_id = $1 and m.kind = 'members.joined'",
    [userId],
  )
  return rows[0]?.count
}

describe.runIf(isLongRun)('while the standby is away', () => {
  beforeAll(start)
  afterAll(stop)

  test('changes wait, continue without it, and none is lost or repeated', async () => {
    const { userId } = await anIntern(server)
    const cookie = await createSessionCookie(server, userId)
    const processes = takeTurns(race.addresses)
    await cluster.killStandby()
    const begun = performance.now()
    const step = createScenarioStep('PUT notices/preferences', cookie, { off: ['interviews'] })
    const waiting = sendStep(processes, step)
    const read = createScenarioStep('GET notices/preferences', cookie)
    expect(await sendStep(processes, read)).toMatchObject({ status: 200 })
    expect(await waiting).toMatchObject({ status: 503 })
    process.stdout.write(
      `without the standby, a change got 503 after ${Math.round(performance.now() - begun)} ms\n`,
    )
    const metrics = await (await fetch(`${race.addresses[0]}/metrics`)).text()
    expect(metrics).toMatch(/^database_standbys 0$/m)
    expect(metrics).toMatch(/^database_commits_waiting [1-9]/m)
    // The same change again waits for the first one, which PostgreSQL holds until a standby has it.
    expect(await sendStep(processes, step)).toMatchObject({ status: expect.toBeOneOf([409, 503]) })
    await setSynchronous(cluster.primary, false)
    await vi.waitFor(
      async () => expect(await sendStep(processes, step)).toMatchObject({ status: 200 }),
      { timeout: 20_000, interval: 100 },
    )
    const { rows } = await server.pool.query(
      'select count(*) from requests where request_id = $1',
      [step.requestId],
    )
    expect(rows).toEqual([{ count: 1 }])
    await cluster.standby.restart()
    await requireStandby(cluster.primary)
    const later = createScenarioStep('PUT notices/preferences', cookie, { off: [] })
    expect(await sendStep(processes, later)).toMatchObject({ status: 200 })
  })
})

describe.runIf(isLongRun)('when the primary is killed', () => {
  beforeAll(start)
  afterAll(stop)

  test('the standby takes over: no acknowledged change is lost or repeated, no process restarts', async () => {
    const { hires, adminCookie } = await createHires({ pool: () => server.pool }, hireCount)
    const { userId } = await anIntern(server)
    const cookie = await createSessionCookie(server, userId)
    const streams = await Promise.all(race.addresses.map((at) => openStream(at, cookie)))
    expect(streams.map(({ status }) => status)).toEqual([200, 200])
    const state = { isOver: false }
    const gap = measureGap(cookie, () => state.isOver)
    const driving = driveScenarios(takeTurns(race.addresses), hires)
    await vi.waitFor(() => expect(listAcknowledgedSteps(hires).length).toBeGreaterThan(hireCount), {
      timeout: 60_000,
      interval: 20,
    })
    await cluster.killPrimary()
    await delay(1000)
    await cluster.promote()
    expect(await driving).toEqual([])
    state.isOver = true
    process.stdout.write(
      `failover: ${Math.round(await gap)} ms between two changes, 1,000 of them until the promotion\n`,
    )
    expect(hires.every(({ isDone }) => isDone)).toBe(true)

    // What was acknowledged is on the new primary, and nothing happened twice.
    for (const step of listAcknowledgedSteps(hires))
      expect(await sendStep(takeTurns(race.addresses), step)).toEqual({
        status: 200,
        text: step.answer,
      })
    const newPrimary = cluster.standby.connection
    const ids = hires.map(({ candidatureId }) => `'${candidatureId}'`).join(', ')
    expect(
      await runOn(
        newPrimary,
        `select count(*)::int as offers, count(distinct candidature_id)::int as candidatures from offers where candidature_id in (${ids})`,
      ),
    ).toEqual([{ offers: hireCount, candidatures: hireCount }])
    expect(await listViolations(server.pool)).toEqual([])
    const session = createScenarioStep('GET api/check-token', adminCookie)
    expect(await sendStep(takeTurns(race.addresses), session)).toMatchObject({ status: 200 })

    // Streams have ended, new ones hear of notices, and workers of what is to be sent.
    await vi.waitFor(() => expect(streams.every(({ isOver }) => isOver)).toBe(true))
    const again = await Promise.all(race.addresses.map((at) => openStream(at, cookie)))
    await sendNotice(userId)
    await vi.waitFor(
      () => {
        for (const { text } of again) expect(text).toContain('event: notice')
      },
      { timeout: 20_000, interval: 100 },
    )
    await vi.waitFor(async () => expect(await countMails(userId)).toBe(1), {
      timeout: 30_000,
      interval: 200,
    })
    // Timed jobs have begun again by themselves.
    const promotedAt = await runOn<{ now: string }>(newPrimary, 'select now()::text')
    await vi.waitFor(
      async () => {
        const { rows } = await server.pool.query(
          'select from job_lanes where completed_at > $1::timestamptz',
          [promotedAt[0]?.now],
        )
        expect(rows.length).toBeGreaterThan(0)
      },
      { timeout: 100_000, interval: 1000 },
    )
  })
})
