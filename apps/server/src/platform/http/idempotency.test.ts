import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Tx } from '../db/database.ts'
import { openDatabase } from '../db/open-database.ts'
import { pauseForeignIds } from '../testing/foreign-ids.ts'
import { startTestServer, type TestServer } from '../testing/harness.ts'
import { AppError } from './app-error.ts'
import { createResponseStore, type RequestKey } from './idempotency.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  pauseForeignIds()
})
afterAll(() => server.stop())

/** Handles a request as an endpoint does. @returns whether it ran instead of finding a response */
async function runOnce(tx: Tx, key: RequestKey): Promise<boolean> {
  const store = createResponseStore(tx, {}, server.running.services.keyRing)
  if (await store.find(key)) return false
  store.save(key, { status: 200, answer: '{}', cookieSalt: null })
  return true
}

it('the same request, sent again and again while it runs, runs exactly once', async () => {
  const { clock } = server.running.services
  const databases = Array.from({ length: 4 }, () =>
    openDatabase({ connection: { ...server.pool.options, max: 3 }, clock }),
  )
  const counts: Record<number, number> = {}
  for (let round = 0; round < 60; round += 1) {
    const key = { session: 'race', id: randomUUID(), call: 'POST /race', bodyHash: '' }
    const runs = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const database = databases[index % databases.length]
        for (let attempt = 0; attempt < 5; attempt += 1)
          try {
            if (await database?.transaction({ kind: 'system' }, (tx) => runOnce(tx, key))) return 1
          } catch (error) {
            if (!(error instanceof AppError)) throw error
          }
        return 0
      }),
    )
    const count = runs.reduce<number>((sum, run) => sum + run, 0)
    counts[count] = (counts[count] ?? 0) + 1
  }
  await Promise.all(databases.map((database) => database.close()))
  expect(counts).toEqual({ 1: 60 })
})
