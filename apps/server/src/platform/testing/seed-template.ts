import 'temporal-polyfill/global'
import type pg from 'pg'
import { features } from '../../app.ts'
import type { Feature } from '../http/handler.ts'
import { openDatabase } from '../db/open-database.ts'
import { systemClock } from '../clock/clock.ts'

/** Seeds the lookups into the template once, to keep each test's start fast. */
export async function seedTemplate(connection: pg.PoolConfig): Promise<void> {
  const database = openDatabase({ connection, clock: systemClock, poolSize: 2 })
  // Wider than the literal list, to read the optional `seed` of each feature.
  const list: readonly Feature[] = Object.values(features)
  for (const feature of list) await feature.seed?.(database)
  await database.close()
}
