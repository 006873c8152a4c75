import type pg from 'pg'

async function onEveryConnection(pool: pg.Pool, setting: string): Promise<void> {
  const taken = await Promise.allSettled(
    Array.from({ length: pool.options.max }, () => pool.connect()),
  )
  // One that a busy machine gives too late is only slower.
  const clients = taken.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  try {
    for (const client of clients) await client.query(setting)
  } finally {
    for (const client of clients) client.release()
  }
}

/**
 * Does a long piece of work without waiting for the disk at each of its commits: should the machine fail, it is begun anew.
 * The setting belongs to these connections only, and the first ordinary commit afterwards brings everything before it to disk.
 */
export async function withFastWrites<T>(pool: pg.Pool, work: () => Promise<T>): Promise<T> {
  await onEveryConnection(pool, 'set synchronous_commit = off')
  try {
    return await work()
  } finally {
    await onEveryConnection(pool, 'reset synchronous_commit')
  }
}
