import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RunningServer, startServices } from '../../platform/start.ts'
import {
  aPair,
  type CalendarTestServer,
  connectTestCalendar,
  startCalendarTestServer,
} from '../../platform/testing/calendars.ts'
import { callWithAccess } from './connection-access.ts'
import * as store from './queries/calendars.queries.ts'

let world: CalendarTestServer
/** A second server on the database of the first. */
let other: RunningServer
beforeAll(async () => {
  world = await startCalendarTestServer()
  const { host, port, user, password, database } = world.server.pool.options
  other = await startServices(world.server.running.services.env, {
    connection: { host, port, user, password, database },
    webDist: null,
    ticking: false,
    inlineThreads: true,
  })
})
afterAll(async () => {
  await other.stop()
  await world.stop()
})

/** Connects a calendar whose access token is about to expire. */
async function anExpiringConnection(): Promise<store.ConnectionRow> {
  world.google.grants.hasSingleUseRefreshTokens = true
  world.google.grants.lifetime = 1
  const { payload } = await connectTestCalendar((await aPair(world.server)).admin, 'GOOGLE')
  world.google.grants.lifetime = 3599
  return readConnection(payload.id)
}

async function readConnection(id: string): Promise<store.ConnectionRow> {
  const [row] = await world.server.running.services.database
    .read()
    .many(store.selectConnections, { connection_ids: [id] })
  if (!row) throw new Error(`no connection ${id}`)
  return row
}

const readAccount = ({ services }: RunningServer, row: store.ConnectionRow) =>
  callWithAccess(services, row, AbortSignal.timeout(8000), (api, access) => api.account(access))

const countTokenCalls = () => world.google.calls.filter((call) => call === 'POST /token').length

it('two servers that need fresh tokens at the same time refresh them once', async () => {
  const row = await anExpiringConnection()
  const before = countTokenCalls()
  const servers = [world.server.running, other, world.server.running, other]
  await Promise.all(servers.map((server) => readAccount(server, row)))
  expect(countTokenCalls() - before).toBe(1)
  expect(await readConnection(row.connection_id)).toMatchObject({
    status: 'CONNECTED',
    tokens_version: row.tokens_version + 1,
  })
})

it('a server that read the tokens before another refreshed them uses the fresh ones', async () => {
  const row = await anExpiringConnection()
  await readAccount(other, row)
  const before = countTokenCalls()
  await readAccount(world.server.running, row)
  expect(countTokenCalls()).toBe(before)
  expect(await readConnection(row.connection_id)).toMatchObject({ status: 'CONNECTED' })
})

it('a failed refresh lets the next server try at once', async () => {
  const row = await anExpiringConnection()
  world.google.faults = [{ pathPattern: /token/, status: 500, times: 1 }]
  await expect(readAccount(other, row)).rejects.toMatchObject({ kind: 'AWAY' })
  const startedAt = performance.now()
  await readAccount(world.server.running, row)
  expect(performance.now() - startedAt).toBeLessThan(5000)
})

it('a server that died while it refreshed delays the others until its lease ends', async () => {
  const row = await anExpiringConnection()
  await world.server.pool.query(
    `update calendar_connections set refresh_leased_until = clock_timestamp() + interval '1 second'
    where connection_id = $1`,
    [row.connection_id],
  )
  await readAccount(world.server.running, row)
  const { rows } = await world.server.pool.query(
    'select refresh_leased_until from calendar_connections where connection_id = $1',
    [row.connection_id],
  )
  expect(rows).toEqual([{ refresh_leased_until: null }])
})
