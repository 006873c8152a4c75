import type pg from 'pg'
import { expect } from 'vitest'
import type { TestServer } from './harness.ts'

interface Behind<T> {
  /** Takes the lock that the action has to wait for. */
  readonly lock: (holder: pg.PoolClient) => Promise<unknown>
  readonly act: () => Promise<T>
  /** How many transactions of the action have to wait before the change is made; 1 by default. */
  readonly waiting?: number
  /** What the holder of the lock writes before it commits, while the action waits. */
  readonly change?: (holder: pg.PoolClient) => Promise<unknown>
}

const countWaiting = async ({ pool }: Pick<TestServer, 'pool'>): Promise<number> => {
  const { rows } = await pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length
}

/** Whether a transaction waits for the lock of another one. */
export const isWaitingForLock = async (server: Pick<TestServer, 'pool'>): Promise<boolean> =>
  (await countWaiting(server)) > 0

/**
 * Runs an action whose snapshot is older than the change of the transaction that it waits for.
 * @returns what the action returns
 */
export async function runBehindLock<T>(
  { pool }: TestServer,
  { lock, act, waiting = 1, change }: Behind<T>,
): Promise<T> {
  const holder = await pool.connect()
  try {
    await holder.query('begin')
    await lock(holder)
    const acting = act()
    await expect
      .poll(() => countWaiting({ pool }), { timeout: 5000, interval: 20 })
      .toBeGreaterThanOrEqual(waiting)
    await change?.(holder)
    await holder.query('commit')
    return await acting
  } finally {
    await holder.query('rollback')
    holder.release()
  }
}
