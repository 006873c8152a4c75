import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { aBatch, aCompany, anIntern } from '../../platform/testing/factories.ts'
import { reportFigure } from '../../platform/testing/figure-report.ts'
import type { TestServer } from '../../platform/testing/harness.ts'
import { listViolations } from './invariants.ts'
import { countResults } from './race-client.ts'
import {
  countDeadlocks,
  expectInEachRound,
  eightCallers,
  runRounds,
  type RaceServer,
  startRaceServer,
} from './race-server.ts'

vi.setConfig({ testTimeout: 600_000, hookTimeout: 60_000 })

let server: TestServer
let race: RaceServer
let line: RaceServer['openClient']
beforeAll(async () => {
  race = await startRaceServer(true)
  server = race.server
  line = race.openClient
})
afterAll(async () => {
  const deadlocks = await countDeadlocks(server.pool)
  await race.stop()
  // These rounds must not cause deadlocks either.
  expect(deadlocks).toEqual([{ deadlocks: 0 }])
})
afterEach(async () => expect(await listViolations(server.pool)).toEqual([]))

it('eight tabs of one intern take one seat of a batch', async () => {
  const results = await runRounds(async () => {
    const batch = await aBatch(server, { seats: 5 })
    const intern = await anIntern(server, { application: { status: 'WITHDRAWN' } })
    const tab = await line(intern.userId)
    const answers = await Promise.all(
      eightCallers.map(() => tab.ask(`POST intern-service/map-user-batch/v1/${batch.code}`, {})),
    )
    return {
      ...countResults(answers),
      takenSeats: Number(
        (
          await server.pool.query('select seats_taken from batches where batch_id = $1', [
            batch.batchId,
          ])
        ).rows[0].seats_taken,
      ),
    }
  })
  expectInEachRound(results, { 200: 8, takenSeats: 1 })
})

it("eight interns compete for a batch's last seat and one gets it", async () => {
  const results = await runRounds(async () => {
    const batch = await aBatch(server, { seats: 1 })
    const interns = await Promise.all(
      eightCallers.map(() => anIntern(server, { application: { status: 'WITHDRAWN' } })),
    )
    const lines = await Promise.all(interns.map(({ userId }) => line(userId)))
    return countResults(
      await Promise.all(
        lines.map((line) => line.ask(`POST intern-service/map-user-batch/v1/${batch.code}`, {})),
      ),
    )
  })
  expectInEachRound(results, { 200: 1, NO_SEAT_LEFT: 7 })
})

describe('a sign-in code', () => {
  const codeOf = async () => {
    const email = `code${Math.random().toString(36).slice(2)}@people.example`
    const anonymousClient = await line(null)
    const { payload } = await anonymousClient.ask('POST otp/v2/create', { email, type: 'I' })
    const [mail] = await server.mails(email)
    // Each round needs a fresh limit by network, which is not under test here.
    await server.pool.query('delete from rate_limits')
    return {
      anonymousClient,
      handle: String(payload.otp_hash),
      code:
        /\b\d{6}\b/.exec(mail?.subject ?? '')?.[0] ?? /\b\d{6}\b/.exec(mail?.body ?? '')?.[0] ?? '',
    }
  }

  it('signs in one of eight concurrent requests', async () => {
    const results = await runRounds(async () => {
      const { anonymousClient, handle, code } = await codeOf()
      return countResults(
        await Promise.all(
          eightCallers.map(() =>
            anonymousClient.ask('POST otp/v2/verify', { otp: code, otp_hash: handle }),
          ),
        ),
      )
    })
    expectInEachRound(results, { 200: 1, CODE_USED: 7 })
  })

  it('allows five attempts at most, even if more are sent at the same time', async () => {
    const results = await runRounds(async () => {
      const { anonymousClient, handle, code } = await codeOf()
      const wrongCodes = Array.from({ length: 16 }, (_, index) =>
        String((Number(code) + 1 + index) % 1_000_000).padStart(6, '0'),
      )
      return countResults(
        await Promise.all(
          wrongCodes.map((otp) =>
            anonymousClient.ask('POST otp/v2/verify', { otp, otp_hash: handle }),
          ),
        ),
      )
    })
    expectInEachRound(results, { CODE_INCORRECT: 4, CODE_EXPIRED: 12 })
  })
})

it('eight identical concurrent requests run once and get the same response or REQUEST_IN_PROGRESS', async () => {
  const company = await aCompany(server)
  const tab = await line(company.admin.userId)
  const results = await runRounds(async (number) => {
    const id = crypto.randomUUID()
    const body = { feedback: `Words of round ${number}`, rating: 5 }
    const answers = await Promise.all(
      eightCallers.map(() => tab.ask('POST common-services/spot-feedback/v1', body, id)),
    )
    const { rows } = await server.pool.query('select count(*) from spot_feedback where body = $1', [
      body.feedback,
    ])
    // Feedback of 200 rounds within a minute exceeds its rate limit, which is not under test here.
    await server.pool.query('delete from rate_limits')
    return {
      stored: Number(rows[0].count),
      other: answers.filter(({ status, code }) => status !== 200 && code !== 'REQUEST_IN_PROGRESS')
        .length,
    }
  })
  expectInEachRound(results, { stored: 1, other: 0 })
})

it('a change made through one web process is in the next browse response of the other', async () => {
  const company = await aCompany(server)
  const pages = [await line(company.admin.userId, 0), await line(company.admin.userId, 1)]
  const results = await runRounds(async (number) => {
    const intern = await anIntern(server)
    const [changing, reading] = number % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)
    const isListed = async () => {
      const response = await pages[reading]?.ask('GET browse/candidates?per_page=100')
      return Number(
        response?.payload.candidates.some(
          (card: { intern_id: string }) => card.intern_id === intern.internId,
        ),
      )
    }
    const before = await isListed()
    const leaving = await line(intern.userId, changing)
    const { status } = await leaving.ask('POST intern-service/application/withdraw', {
      reason: 'FOUND_ANOTHER',
    })
    return { before, status, after: await isListed() }
  })
  expectInEachRound(results, { before: 1, status: 200, after: 0 })
})

it('the same rounds detect a naive read-then-write balance', async () => {
  await server.pool.query('create table naive_balance (balance int not null)')
  const overdrawn = await runRounds(async () => {
    await server.pool.query('truncate naive_balance')
    await server.pool.query('insert into naive_balance values (1)')
    const holds = await Promise.all(
      eightCallers.map(async () => {
        const { rows } = await server.pool.query('select balance from naive_balance')
        if (rows[0].balance < 1) return 0
        await server.pool.query('update naive_balance set balance = balance - 1')
        return 1
      }),
    )
    return holds.reduce<number>((sum, hold) => sum + hold, 0) > 1
  })
  const found = overdrawn.filter(Boolean).length
  reportFigure({ figure: 2, controls: { 'naive balance': [overdrawn.length, found] } })
  expect(found).toBeGreaterThan(0)
})
