import { PgBoss } from 'pg-boss'
import type pg from 'pg'
import type { ErrorLog } from './run-job.ts'

const queue = 'sweep'
const schema = 'jobs'

/** Creates the queue's tables, or brings them to the package's version. */
export async function installJobQueue(client: pg.Client): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => client.query(text, values) },
    schema,
    supervise: false,
    schedule: false,
  })
  await boss.start()
  await boss.stop({ graceful: false })
}

/**
 * Starts the timed jobs once a minute on one of all servers: the schedule is stored in the database.
 * Only the trigger uses the database's clock; due dates use ours. It does not wait for the jobs, so
 * that one that takes longer delays no other; a lease (`lease.ts`) keeps two servers apart.
 */
export async function startTicker(
  pool: pg.Pool,
  start: () => void,
  log: ErrorLog,
): Promise<{ stop(): Promise<void> }> {
  // pg-boss's own connections have no timeouts: after a silent connection loss, no job would run
  // for a quarter of an hour.
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema,
    // The tables belong to the user that migrates.
    migrate: false,
  })
  boss.on('error', (error) => log.error({ err: error }, 'job queue'))
  await boss.start()
  await boss.createQueue(queue, {
    policy: 'stately',
    retryLimit: 1000,
    retryDelay: 5,
    expireInSeconds: 300,
    heartbeatSeconds: 30,
    deleteAfterSeconds: 3600,
  })
  await boss.schedule(queue, '* * * * *')
  await boss.work(queue, { pollingIntervalSeconds: 5 }, async () => start())
  return { stop: () => boss.stop({ graceful: true, timeout: 5000 }) }
}
