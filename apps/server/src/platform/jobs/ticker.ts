import { PgBoss } from 'pg-boss'
import type pg from 'pg'
import type { ErrorLog } from './sweep.ts'

const queue = 'sweep'

/**
 * Has the timed jobs run once a minute by one of all servers, also after a crash: the schedule lies in the database.
 * Only the trigger goes by the database's clock; what is due goes by ours.
 */
export async function startTicker(
  connection: pg.PoolConfig,
  sweep: () => Promise<void>,
  log: ErrorLog,
): Promise<{ stop(): Promise<void> }> {
  const settings = connection.connectionString
    ? { connectionString: connection.connectionString }
    : pick(connection)
  const boss = new PgBoss({ ...settings, schema: 'jobs', max: 2, application_name: 'fledge-jobs' })
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
  await boss.work(queue, { pollingIntervalSeconds: 5 }, async () => sweep())
  return { stop: () => boss.stop({ graceful: true, timeout: 5000 }) }
}

function pick(connection: pg.PoolConfig): {
  host: string
  port: number
  user: string
  password: string
  database: string
} {
  return {
    host: connection.host ?? 'localhost',
    port: connection.port ?? 5432,
    user: connection.user ?? 'postgres',
    password: typeof connection.password === 'string' ? connection.password : '',
    database: connection.database ?? 'fledge',
  }
}
