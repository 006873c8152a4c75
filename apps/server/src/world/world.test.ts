import { afterAll, beforeAll, expect, it } from 'vitest'
import { toldBy } from '../platform/safety/tell-table.ts'
import { type TestServer, testServer } from '../platform/testing/harness.ts'
import { makeWorld } from './make-world.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const every = async (table: string, column: string): Promise<string[]> =>
  (
    await server.pool.query<{ state: string }>(
      `select distinct ${column} as state from ${table} order by 1`,
    )
  ).rows.map((row) => row.state)
const people = async () =>
  (await server.pool.query<{ count: string }>('select count(*) from users')).rows[0]?.count

it(
  'tells every story to its end, and begins anew after it was killed half way',
  { timeout: 400_000 },
  async () => {
    await server.pool.query(
      `insert into settings (name, value) values ('world', '{"state": "making"}')`,
    )
    await server.pool.query(
      `insert into users (user_id, type, email, created_at) values (gen_random_uuid(), 'I', 'left.over@half.example', now())`,
    )
    const ahead = server.running.services.movableClock?.offset() ?? 0
    const failures = await makeWorld(server.running)
    expect((failures ?? []).map(({ story, error }) => `${story}: ${String(error)}`)).toEqual([])
    expect(
      (await server.pool.query(`select from users where email = 'left.over@half.example'`))
        .rowCount,
    ).toBe(0)
    // The clock goes on where it was, with the time that this took.
    expect(Math.abs((server.running.services.movableClock?.offset() ?? 0) - ahead)).toBeLessThan(
      1000,
    )
  },
)

it('has something in every state', async () => {
  expect(await every('companies', 'status')).toEqual([
    'APPROVED',
    'IN_WAITING_LIST',
    'PENDING_APPROVAL',
    'REJECTED',
  ])
  expect(await every('applications', 'status')).toEqual([
    'APPROVED',
    'CHANGES_REQUESTED',
    'COMPLETED',
    'ENROLLED',
    'IN_PROGRESS',
    'IN_REVIEW',
    'NOT_STARTED',
    'REJECTED',
    'SUBMITTED',
    'WITHDRAWN',
  ])
  expect(await every('offers', 'status')).toEqual([
    'ACCEPTED_BY_CANDIDATE',
    'DRAFT',
    'EXPIRED',
    'IN_REVIEW',
    'NEEDS_REVISION',
    'OFFERED',
    'REJECTED_BY_CANDIDATE',
    'REJECTED_BY_VI',
  ])
  expect(await every('internships', 'status')).toEqual(['COMPLETE', 'ONGOING', 'UPCOMING'])
  expect(await every('interviews', 'status')).toEqual([
    'AWAITING_CONFIRMATION',
    'CANCELLED_BY_HC',
    'CANCELLED_BY_INTERN',
    'COMPLETED',
    'CONFIRMED',
    'IN_PAST',
    'REJECTED',
    'RESCHEDULE_REQUESTED_BY_HC',
    'RESCHEDULE_REQUESTED_BY_INTERN',
    'UNAVAILABLE',
  ])
})

it('offers people of every side at sign-in, and is made once only', async () => {
  const offered = (await server.anyone().ask('GET dev/people')).payload
  expect(new Set(offered.map((person: { type: string }) => person.type))).toEqual(
    new Set(['C', 'I', 'O']),
  )
  const before = await people()
  expect(await makeWorld(server.running)).toBeNull()
  expect(await people()).toBe(before)
})

it('whatever moved in it was told of at the same moment', async () => {
  // A transaction has one moment: its events and its messages carry it.
  const { rows } = await server.pool.query<{ move: string; kinds: string[] }>(
    `select e.machine || '.' || e.move as move, array_agg(distinct o.kind) filter (where o.kind is not null) as kinds
     from event_log e left join outbox o on o.created_at = e.at group by 1 order by 1`,
  )
  const moved = rows.filter((row) => toldBy[row.move])
  expect(
    moved.filter((row) => !toldBy[row.move]?.some((kind) => row.kinds?.includes(kind))),
  ).toEqual([])
  expect(moved.length).toBeGreaterThan(30)
})

it('has missed interviews for both desks of the programme team, and a company that has signed nothing yet', async () => {
  const open = await server.pool.query(`select side from no_shows where decision is null`)
  expect(new Set(open.rows.map((row: { side: string }) => row.side))).toEqual(
    new Set(['company', 'intern']),
  )
  expect(
    (
      await server.pool.query(
        `select from no_shows where side = 'company' group by company_id having count(*) = 2`,
      )
    ).rowCount,
  ).toBe(1)
  expect(
    (
      await server.pool.query(
        `select from interviews where status = 'IN_PAST' and no_show_contested_at is not null`,
      )
    ).rowCount,
  ).toBe(1)
  expect(
    (
      await server.pool.query(
        `select name from companies c where status = 'APPROVED' and not exists (select from company_agreements a where a.company_id = c.company_id)`,
      )
    ).rows,
  ).toEqual([{ name: 'Linden & Field' }])
})
