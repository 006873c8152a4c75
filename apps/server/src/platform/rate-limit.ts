import type { Tx } from './db/database.ts'
import { statement } from './db/statement.ts'

const countAttempt = statement<[string, string], { tries: number }>(
  'limits.count',
  `insert into rate_limits (key, window_start, tries) values ($1, $2, 1)
   on conflict (key, window_start) do update set tries = rate_limits.tries + 1 returning tries`,
)

/**
 * Counts one attempt in the current window, together with all other servers. The error that follows
 * must be `kept`, or the count is rolled back with it.
 * @returns seconds to wait if the attempt exceeds `most`, otherwise null
 */
export async function consumeRateLimit(
  tx: Tx,
  key: string,
  most: number,
  windowMs: number,
): Promise<number | null> {
  const start = Math.floor(tx.now.getTime() / windowMs) * windowMs
  const row = await tx.one(countAttempt, key, new Date(start).toISOString())
  if ((row?.tries ?? 0) <= most) return null
  return Math.ceil((start + windowMs - tx.now.getTime()) / 1000)
}
