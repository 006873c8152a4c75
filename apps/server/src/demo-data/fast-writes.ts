import type pg from 'pg'
import { isPooled } from '../platform/db/database-access.ts'
import type { Database } from '../platform/db/database.ts'

async function runOnEveryConnection(pool: pg.Pool, setting: string): Promise<void> {
  const connections = await Promise.allSettled(
    Array.from({ length: pool.options.max }, () => pool.connect()),
  )
  // A connection that a busy machine could not open is skipped; its commits are only slower.
  const clients = connections.flatMap((connection) =>
    connection.status === 'fulfilled' ? [connection.value] : [],
  )
  try {
    for (const client of clients) await client.query(setting)
  } finally {
    for (const client of clients) client.release()
  }
}

// Ten seconds are for requests. The largest statements took longer on a machine that did other work,
// and the product did not start.
const start = `set synchronous_commit = off; set statement_timeout = '2min'`
const end = 'reset synchronous_commit; reset statement_timeout'

/**
 * Runs long work without waiting for the disk at each commit; after a crash the work has to be
 * repeated. A statement may take two minutes. The settings apply to these pool connections only, and the
 * next ordinary commit flushes everything before it.
 */
export async function withFastWrites<T>(
  { pool, access }: Database,
  work: () => Promise<T>,
): Promise<T> {
  // The connections of a pooler would keep the setting, for whatever they carry next.
  if (isPooled(access)) return work()
  await runOnEveryConnection(pool, start)
  try {
    return await work()
  } finally {
    await runOnEveryConnection(pool, end)
  }
}
