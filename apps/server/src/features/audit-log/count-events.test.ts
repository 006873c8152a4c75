import { randomUUID } from 'node:crypto'
import { dayMs, hourMs } from '@fledge/kernel/dates.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aUser } from '../../platform/testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'

let server: TestServer
let manager: Browser
beforeAll(async () => {
  server = await startTestServer()
  const { userId } = await aUser(server, 'O', { operator_role: 'MANAGER' })
  manager = await server.as(userId)
})
afterAll(() => server.stop())

const insertEvent = `insert into event_log (at, machine, move, subject_id, actor_kind, data)
  values ($1, $2, 'edit', $3, 'system', '{}')`
const addEvent = (machine: string, at = server.now()) =>
  server.pool.query(insertEvent, [at, machine, randomUUID()])

const toDay = (at: Date) => at.toISOString().slice(0, 10)
const daysAgo = (days: number) => new Date(server.now().getTime() - days * dayMs)
const countList = async (query: Readonly<Record<string, string>>) =>
  (await manager.request(`GET operator/audit-log?${new URLSearchParams(query)}`)).count

/** What the log counts for each filter, and the number of rows that the filter has. */
async function compareCounts() {
  const [since, until] = [toDay(daysAgo(5)), toDay(daysAgo(2))]
  const filters: readonly Readonly<Record<string, string>>[] = [
    {},
    { machine: 'partner' },
    { machine: 'flag' },
    { since },
    { until },
    { since, until },
    { machine: 'partner', since, until },
    { machine: 'partner', since: until },
  ]
  const counted: (number | undefined)[] = []
  const found: (number | undefined)[] = []
  for (const filter of filters) {
    counted.push(await countList(filter))
    const { rows } = await server.pool.query<{ count: number }>(
      `select count(*)::int as count from event_log
       where machine = coalesce($1, machine) and at >= coalesce($2::date, '-infinity') at time zone 'UTC'
         and at < coalesce($3::date + 1, 'infinity') at time zone 'UTC'`,
      [filter['machine'], filter['since'], filter['until']],
    )
    found.push(rows[0]?.count)
  }
  return { counted, found }
}

/** Up to which event the days' totals count, and how many events they count. */
async function readTotals() {
  const { rows } = await server.pool.query<{ counted_id: string; events: number }>(
    `select counted_id, (select coalesce(sum(events), 0)::int from event_counts) as events
     from event_counting`,
  )
  return rows[0]
}

it('counts the same events as the log has rows, however many of them are counted before', async () => {
  for (const days of [9, 5, 5, 4, 2, 0]) await addEvent('partner', daysAgo(days))
  await addEvent('flag', daysAgo(3))
  for (const round of [1, 2, 3, 4]) {
    const { counted, found } = await compareCounts()
    expect(counted).toEqual(found)
    // An event may be older than others that are counted.
    await addEvent('partner', daysAgo(round))
    await addEvent('flag', daysAgo(7))
    await server.advanceClock(hourMs)
  }
  const { counted, found } = await compareCounts()
  expect(counted).toEqual(found)
  expect((await readTotals())?.events).toBeGreaterThan(10)
})

it('waits for transactions that were writing an event when the latest one was noted', async () => {
  const client = await server.pool.connect()
  try {
    await client.query('begin')
    await client.query(insertEvent, [server.now(), 'partner', randomUUID()])
    await addEvent('partner')
    // Whatever was noted before is counted, and then the latest event is noted.
    for (let sweep = 0; sweep < 3; sweep += 1) await server.advanceClock(hourMs)
    const before = await readTotals()
    await server.advanceClock(hourMs)
    expect(await readTotals()).toEqual(before)
    await client.query('commit')
  } finally {
    client.release()
  }
  const afterCommit = await compareCounts()
  expect(afterCommit.counted).toEqual(afterCommit.found)
  const before = await readTotals()
  await server.advanceClock(hourMs)
  expect(Number((await readTotals())?.counted_id)).toBeGreaterThan(Number(before?.counted_id))
  const { counted, found } = await compareCounts()
  expect(counted).toEqual(found)
})
