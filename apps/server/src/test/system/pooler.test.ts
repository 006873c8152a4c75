import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { getLiveHub } from '../../platform/live/live-hub.ts'
import { openDatabase } from '../../platform/db/open-database.ts'
import { prepareForPooler } from '../../platform/db/session-settings.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { retryUntilConnected } from '../../platform/start-up.ts'
import {
  aBatch,
  aCandidature,
  aCompany,
  anIntern,
  aPlan,
} from '../../platform/testing/factories.ts'
import type { TestServer } from '../../platform/testing/harness.ts'
import { hasPgBouncer, type PgBouncer, startPgBouncer } from '../../platform/testing/pg-bouncer.ts'
import { createHires } from './hire-driver.ts'
import { listViolations } from './invariants.ts'
import { countResults } from './race-client.ts'
import { eightCallers, type RaceServer, startRaceServer } from './race-server.ts'
import { isLongRun } from './rounds.ts'
import { driveScenarios, listAcknowledgedSteps, sendStep, takeTurns } from './scenario-driver.ts'

vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 })

/** Fewer than the processes open, so that statements of all of them share each connection. */
const poolSize = 5

let direct: pg.PoolConfig
let pooler: PgBouncer
let race: RaceServer
let server: TestServer
// PgBouncer is a package of the system, and its tests take a minute.
describe.runIf(isLongRun && hasPgBouncer)('behind PgBouncer in transaction mode', () => {
  beforeAll(async () => {
    race = await startRaceServer(true, async (to) => {
      direct = to
      pooler = await startPgBouncer(to, { poolSize })
      const access = {
        connection: pooler.connection,
        directConnection: to,
        hasNamedStatements: false,
      }
      await prepareForPooler(access)
      return access
    })
    server = race.server
  })
  afterAll(async () => {
    await race.stop()
    await pooler.stop()
  })

  test('sessions have the settings of their user', async () => {
    const { rows } = await server.pool.query(
      "select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock, current_setting('idle_in_transaction_session_timeout') as idle, current_setting('plan_cache_mode') as plans, current_setting('timezone') as zone",
    )
    expect(rows).toEqual([
      { statement: '10s', lock: '5s', idle: '15s', plans: 'force_generic_plan', zone: 'UTC' },
    ])
  })

  test('the start names what the pooler cannot carry', async () => {
    const { connection } = pooler
    await expect(prepareForPooler({ connection, directConnection: direct })).rejects.toThrow(
      'Set DATABASE_NAMED_STATEMENTS=false',
    )
    const database = openDatabase({ connection, clock: { now: server.now } })
    await expect(
      retryUntilConnected(
        connection,
        () => database.pool.query('select 1'),
        () => {},
      ),
    ).rejects.toThrow('Set DATABASE_DIRECT_URL')
    await database.close()
  })

  test('eight interns compete for a last seat and one gets it', async () => {
    for (let round = 0; round < 20; round += 1) {
      const batch = await aBatch(server, { seats: 1 })
      const clients = await Promise.all(
        eightCallers.map(async () => {
          const { userId } = await anIntern(server, { application: { status: 'WITHDRAWN' } })
          return race.openClient(userId)
        }),
      )
      const address = `POST intern-service/map-user-batch/v1/${batch.code}`
      expect(
        countResults(await Promise.all(clients.map((client) => client.ask(address, {})))),
      ).toEqual({ 200: 1, NO_SEAT_LEFT: 7 })
    }
  })

  test('a notification reaches live streams, and an email is sent', async () => {
    const { userId } = await anIntern(server)
    const { promise: notified, resolve } = Promise.withResolvers<string>()
    const leave = await getLiveHub(server.running.services.database).join(userId, {
      notify: () => resolve('notified'),
      end: () => resolve('ended'),
    })
    await server.tx((tx) =>
      tx.notify({
        to: { users: [userId] },
        content: composeMail('members.joined', { name: 'Ada', company: 'Brook' }),
        link: '/company/settings',
      }),
    )
    expect(await notified).toBe('notified')
    leave()
    // The worker hears of it without a sweep.
    await vi.waitFor(
      async () => {
        const { rowCount } = await server.pool.query(
          "select from mailbox m join users u on u.email = m.to_address where u.user_id = $1 and m.kind = 'members.joined'",
          [userId],
        )
        expect(rowCount).toBe(1)
      },
      { timeout: 20_000, interval: 100 },
    )
  })

  test('no company sees rows of another, although they share connections', async () => {
    const companies = await Promise.all(
      eightCallers.map(async () => {
        const company = await aCompany(server)
        const candidatureId = await aCandidature(
          server,
          company.companyId,
          await aPlan(server, company.companyId),
          await anIntern(server),
        )
        return { candidatureId, client: await race.openClient(company.admin.userId) }
      }),
    )
    for (let round = 0; round < 25; round += 1)
      await Promise.all(
        companies.map(async ({ client, candidatureId }) => {
          const { payload } = await client.ask('GET candidatures?page=1')
          const ids = payload.map((row: { candidature_id: string }) => row.candidature_id)
          expect(ids).toEqual([candidatureId])
        }),
      )
    const { rows } = await server.pool.query(
      'select count(*)::int as count from pg_stat_activity where datname = current_database()',
    )
    // Those of the pooler, and those that listen.
    expect(rows[0].count).toBeLessThanOrEqual(poolSize + 3)
  })

  test('hires lose and repeat nothing when PgBouncer is killed under load', async () => {
    const processes = takeTurns(race.addresses)
    const { hires } = await createHires({ pool: () => server.pool }, 60)
    const state = { isOver: false, kills: 0 }
    const killing = (async () => {
      while (!state.isOver) {
        await delay(700)
        await pooler.restart()
        state.kills += 1
      }
    })()
    const failures = await driveScenarios(processes, hires)
    state.isOver = true
    await killing
    expect(failures).toEqual([])
    expect(hires.every(({ isDone }) => isDone)).toBe(true)
    expect(state.kills).toBeGreaterThan(2)
    // What was acknowledged is stored, and nothing happened twice.
    for (const step of listAcknowledgedSteps(hires))
      expect(await sendStep(processes, step)).toEqual({ status: 200, text: step.answer })
    const { rows } = await server.pool.query(
      'select count(*)::int as offers, count(distinct candidature_id)::int as candidatures from offers where candidature_id = any ($1)',
      [hires.map(({ candidatureId }) => candidatureId)],
    )
    expect(rows).toEqual([{ offers: 60, candidatures: 60 }])
    expect(await listViolations(server.pool)).toEqual([])
  })
})
