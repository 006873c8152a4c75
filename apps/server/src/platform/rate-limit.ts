import type { Tx } from './db/database.ts'

import { countAttempt } from './queries/rate-limit.queries.ts'

/**
 * Counts one attempt in the current window, together with all other servers. The error that follows
 * must be `kept`, or the count is rolled back with it.
 * @returns seconds to wait if the attempt exceeds `maxAttempts`, otherwise null
 */
export async function consumeRateLimit(
  tx: Tx,
  key: string,
  maxAttempts: number,
  windowMs: number,
): Promise<number | null> {
  const start = Math.floor(tx.now.getTime() / windowMs) * windowMs
  const row = await tx.one(countAttempt, { key, window_start: new Date(start).toISOString() })
  if ((row?.tries ?? 0) <= maxAttempts) return null
  return Math.ceil((start + windowMs - tx.now.getTime()) / 1000)
}
