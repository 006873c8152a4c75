import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import { expect } from 'vitest'
import { reportFigure } from '../../platform/testing/figure-report.ts'
import {
  startTestServer,
  type TestServer,
  type TestServerOptions,
} from '../../platform/testing/harness.ts'
import { type RaceClient, openRaceClient } from './race-client.ts'
import { countRounds, isLongRun, isProof, proofMinutes } from './rounds.ts'
import { startWebProcess, startWebServer } from './web-processes.ts'

export const eightCallers: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7]

/** Two web processes and one worker on one database. */
export interface RaceServer {
  /** Origins of the web processes. */
  readonly addresses: readonly string[]
  /** The worker, which also reads, writes and serves what a test prepares. */
  readonly server: TestServer
  /** Opens a client whose requests go to the web processes in turn, or all to one of them. */
  readonly openClient: (userId: string | null, process?: 0 | 1) => Promise<RaceClient>
  stop(): Promise<void>
}

/**
 * Starts the web processes and the worker.
 * @param isSeparate whether the web processes are processes, which take seconds to start, or
 *   servers of this one with connections and caches of their own
 * @param way how all of them reach the database
 */
export async function startRaceServer(
  isSeparate: boolean = isLongRun || isProof,
  way?: TestServerOptions['way'],
): Promise<RaceServer> {
  const server = await startTestServer(
    { FLEDGE_ROLE: 'web,worker', DATABASE_URL: 'postgres://shared/fledge', DB_POOL: '20' },
    { ticking: true, way },
  )
  const startWeb = isSeparate ? startWebProcess : startWebServer
  const processes = await Promise.all([startWeb(server), startWeb(server)])
  const addresses = processes.map(({ at }) => at)
  // One counter for all clients, so that one request of each reaches both processes, too.
  let requestCount = 0
  const nextAddress = () => {
    requestCount += 1
    return addresses[requestCount % addresses.length] ?? ''
  }
  return {
    addresses,
    server,
    openClient: (userId, process) =>
      openRaceClient(
        server,
        process === undefined ? nextAddress : () => addresses[process] ?? '',
        userId,
      ),
    async stop() {
      await Promise.all(processes.map((process) => process.stop()))
      await server.stop()
    },
  }
}

/** Rounds of each race that two cores manage, with the start of the servers. */
const roundsPerMinute = 20

/**
 * Runs a round many times and returns the results of each. In `npm run prove`, all races have the
 * same number of rounds, so that the slow ones get more of the time.
 */
export async function runRounds<Result>(
  round: (number: number) => Promise<Result>,
  rounds: { readonly usual: number; readonly longRun: number } = { usual: 8, longRun: 200 },
): Promise<Result[]> {
  const results: Result[] = []
  for (const number of countRounds(rounds.usual, rounds.longRun, 1 / 8)) {
    if (isProof && number >= roundsPerMinute * proofMinutes) break
    results.push(await round(number))
  }
  return results
}

/** Expects the same result in each round, and reports the rounds of this race. */
export function expectInEachRound(
  results: readonly Readonly<Record<string, unknown>>[],
  expected: Readonly<Record<string, unknown>>,
): void {
  const race = expect.getState().currentTestName ?? ''
  const different = results.filter((result) => !isDeepStrictEqual(result, expected))
  reportFigure({
    figure: 2,
    counts: { [`race: ${race}`]: results.length },
    violations: different.map((result) => `${race}: ${JSON.stringify(result)}`),
  })
  expect(different).toEqual([])
}

/** Returns the number of deadlocks on this database so far. */
export async function countDeadlocks(pool: pg.Pool): Promise<{ deadlocks: number }[]> {
  // A PostgreSQL backend reports its statistics at most once a second.
  await sleep(1500)
  await Promise.all(
    Array.from({ length: 20 }, () => pool.query('select pg_stat_force_next_flush()')),
  )
  const { rows } = await pool.query<{ deadlocks: number }>(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  )
  return rows
}
