import type { Tx } from './db/database.ts'

import { countAttempt, selectAttempts } from './queries/rate-limit.queries.ts'

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

/**
 * Checks a limit without counting, for limits of failures only: the caller holds a lock, and counts
 * with `consumeRateLimit` once an attempt has failed.
 * @returns seconds to wait if `maxAttempts` have been counted, otherwise null
 */
export async function checkRateLimit(
  tx: Tx,
  key: string,
  maxAttempts: number,
  windowMs: number,
): Promise<number | null> {
  const start = Math.floor(tx.now.getTime() / windowMs) * windowMs
  const row = await tx.one(selectAttempts, { key, window_start: new Date(start).toISOString() })
  if ((row?.tries ?? 0) < maxAttempts) return null
  return Math.ceil((start + windowMs - tx.now.getTime()) / 1000)
}
