import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, test } from 'vitest'
import { startTemporaryCluster } from './temporary-cluster.ts'

test('a killed PostgreSQL starts again although a child process still holds its memory', async () => {
  const cluster = await startTemporaryCluster()
  const client = new pg.Client(cluster.connection)
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const child = rows[0]?.pid ?? 0
  expect(child).toBeGreaterThan(0)
  // A stopped child process does not notice that its server has died.
  process.kill(child, 'SIGSTOP')
  await cluster.kill()
  const goesOn = sleep(600).then(() => process.kill(child, 'SIGCONT'))
  await cluster.restart()
  await goesOn
  const again = new pg.Client(cluster.connection)
  await again.connect()
  expect((await again.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await again.end()
  await cluster.stop()
}, 30_000)
