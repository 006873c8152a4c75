import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  type ReplicatedCluster,
  runOn,
  startReplicatedCluster,
} from '../testing/replicated-cluster.ts'
import { openConnections, type Connections } from './connections.ts'
import { createClient } from './create-client.ts'
import { listen } from './listen.ts'
import { isConnectionLost } from './lost-connection.ts'
import { nameForRole } from './statement-names.ts'

let cluster: ReplicatedCluster
let connections: Connections
const empty = mkdtempSync(join(tmpdir(), 'fledge-no-host-'))

beforeAll(async () => {
  cluster = await startReplicatedCluster(async ({ connection }) => {
    await runOn(connection, 'create table notes (note text)')
  })
  const { primary, standby } = cluster
  // The standby comes first, and one host does not exist.
  const host = [empty, standby.connection.host, primary.connection.host].join(',')
  connections = openConnections({ ...cluster.connection, host, max: 3 }, nameForRole)
}, 60_000)
afterAll(async () => {
  await connections.close()
  await cluster.stop()
  rmSync(empty, { recursive: true })
})

const save = (note: string) => connections.pool.query('insert into notes values ($1)', [note])

test('connects to the host that takes changes', async () => {
  await save('first')
  expect(await connections.isResponding()).toBe(true)
  expect(await runOn(cluster.standby.connection, 'select note from notes')).toEqual([
    { note: 'first' },
  ])
})

test('treats a host that takes no changes as a lost connection', async () => {
  const { host } = cluster.standby.connection
  const client = createClient({ ...cluster.connection, host: `${host},${empty}` })
  client.on('error', () => {})
  const error: unknown = await client.connect().catch((failure: unknown) => failure)
  expect(error).toMatchObject({ code: '57P03', message: 'none of 2 database hosts takes changes' })
  expect(isConnectionLost(error)).toBe(true)
})

test('gives up a host that has become a standby', async () => {
  const state = { to: cluster.primary }
  const proxy = createServer((from) => {
    const to = connect(join(state.to.connection.host, '.s.PGSQL.5432'))
    from.pipe(to).pipe(from)
    from.on('error', () => to.destroy())
    to.on('error', () => from.destroy())
  })
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  const address = proxy.address()
  const port = typeof address === 'object' ? address?.port : null
  const connectOnce = async () => {
    const client = createClient({
      connectionString: `postgres://fledge@127.0.0.1:${port},127.0.0.1:1/fledge`,
    })
    client.on('error', () => {})
    await client.connect()
    await client.end()
  }
  await connectOnce()
  state.to = cluster.standby
  await expect(connectOnce()).rejects.toMatchObject({ code: '25006' })
  await expect(connectOnce()).rejects.toMatchObject({ code: '57P03' })
  proxy.close()
})

test('names a user that every host rejects', async () => {
  const client = createClient({ ...cluster.connection, database: 'missing' })
  client.on('error', () => {})
  await expect(client.connect()).rejects.toMatchObject({ code: '3D000' })
})

test('follows the primary after a failover, with what listens', async () => {
  const { promise: lost, resolve } = Promise.withResolvers<void>()
  const { connection } = cluster
  await listen({ connection, channel: 'outbox', onMessage: () => {}, onLost: resolve })
  await cluster.killPrimary()
  await lost
  const failure: unknown = await save('too early').catch((error: unknown) => error)
  expect(isConnectionLost(failure)).toBe(true)
  await cluster.promote()
  await vi.waitFor(() => save('second'), { timeout: 10_000, interval: 100 })
  const messages: string[] = []
  const again = await listen({
    connection,
    channel: 'outbox',
    onMessage: (payload) => messages.push(payload),
    onLost: () => {},
  })
  await connections.pool.query("select pg_notify('outbox', 'hello')")
  await vi.waitFor(() => expect(messages).toEqual(['hello']))
  await again.stop()
  const { rows } = await connections.pool.query('select note from notes order by note')
  expect(rows).toEqual([{ note: 'first' }, { note: 'second' }])
})
