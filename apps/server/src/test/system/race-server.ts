import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { type RaceClient, openRaceClient } from './race-client.ts'
import { chooseRounds } from './rounds.ts'

export const roundCount: number = chooseRounds(8, 200)
export const eightCallers: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7]

/** A listening server and connections for concurrent clients. */
export interface RaceServer {
  readonly server: TestServer
  readonly openClient: (userId: string | null) => Promise<RaceClient>
}

export async function startRaceServer(): Promise<RaceServer> {
  const server = await startTestServer({ DB_POOL: '20' })
  const at = await server.running.app.listen({ port: 0, host: '127.0.0.1' })
  return { server, openClient: (userId) => openRaceClient(server, at, userId) }
}

/** Runs a round many times and returns the results of each. */
export async function runRounds(
  round: (number: number) => Promise<Readonly<Record<string, number>>>,
): Promise<Readonly<Record<string, number>>[]> {
  const results: Readonly<Record<string, number>>[] = []
  for (let number = 0; number < roundCount; number += 1) results.push(await round(number))
  return results
}
export const expectInEachRound = (
  tallied: Readonly<Record<string, number>>,
): readonly Readonly<Record<string, number>>[] => Array.from({ length: roundCount }, () => tallied)

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
