import { expect } from './support/expect.ts'
import pg from 'pg'
import { notificationsByTransition } from '../apps/server/src/test/system/notification-table.ts'
import { test } from './support/test.ts'

// The template already contains the complete demo data, so nothing is seeded here.
test.use({ scenario: 'demo' })

let pool: pg.Pool
test.beforeEach(({ host }) => {
  pool = new pg.Pool({ connectionString: host.databaseUrl, max: 2 })
})
test.afterEach(() => pool.end())

const listDistinct = async (table: string, column: string): Promise<string[]> =>
  (
    await pool.query<{ state: string }>(
      `select distinct ${column} as state from ${table} order by 1`,
    )
  ).rows.map((row) => row.state)

test('the demo data has records in every state and people of every side at sign-in', async ({
  request,
}) => {
  expect(await listDistinct('companies', 'status')).toEqual([
    'APPROVED',
    'IN_WAITING_LIST',
    'PENDING_APPROVAL',
    'REJECTED',
  ])
  expect(await listDistinct('applications', 'status')).toEqual([
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
  expect(await listDistinct('offers', 'status')).toEqual([
    'ACCEPTED_BY_CANDIDATE',
    'DRAFT',
    'EXPIRED',
    'IN_REVIEW',
    'NEEDS_REVISION',
    'OFFERED',
    'REJECTED_BY_CANDIDATE',
    'REJECTED_BY_VI',
  ])
  expect(await listDistinct('internships', 'status')).toEqual(['COMPLETE', 'ONGOING', 'UPCOMING'])
  expect(await listDistinct('interviews', 'status')).toEqual([
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

  // Otherwise no application of the demo could be approved in bulk.
  const { rows: short } = await pool.query('select from video_answers where seconds < 15')
  expect(short).toHaveLength(0)

  const offered: { data: { payload: { type: string }[] } } = await (
    await request.get('/backend/dev/people')
  ).json()
  expect(new Set(offered.data.payload.map(({ type }) => type))).toEqual(new Set(['C', 'I', 'O']))
})

test('every transition in the demo data has its notifications at the same moment', async () => {
  // Events and notifications of a transaction share its timestamp.
  const { rows } = await pool.query<{ move: string; kinds: string[] }>(
    `select e.machine || '.' || e.move as move, array_agg(distinct o.kind) filter (where o.kind is not null) as kinds
     from event_log e left join outbox o on o.created_at = e.at group by 1 order by 1`,
  )
  const moved = rows.filter((row) => notificationsByTransition[row.move])
  expect(
    moved.filter(
      (row) => !notificationsByTransition[row.move]?.some((kind) => row.kinds?.includes(kind)),
    ),
  ).toEqual([])
  expect(moved.length).toBeGreaterThan(30)
})

test('the demo data has disputed and unexplained missed interviews and a company without a signed policy', async () => {
  const open = await pool.query(`select side from no_shows where decision is null`)
  expect(new Set(open.rows.map((row: { side: string }) => row.side))).toEqual(
    new Set(['company', 'intern']),
  )
  expect(
    (
      await pool.query(
        `select from no_shows where side = 'company' group by company_id having count(*) = 2`,
      )
    ).rowCount,
  ).toBe(1)
  expect(
    (
      await pool.query(
        `select from interviews where status = 'IN_PAST' and no_show_contested_at is not null`,
      )
    ).rowCount,
  ).toBe(1)
  expect(
    (
      await pool.query(
        `select name from companies c where status = 'APPROVED' and not exists (select from company_agreements a where a.company_id = c.company_id)`,
      )
    ).rows,
  ).toEqual([{ name: 'Linden & Field' }])
})

test('the demo data has one person with two accounts, and no others of one name', async () => {
  const pairs = await pool.query(
    `select array_agg(distinct u.email::text order by u.email::text) as emails, array_agg(distinct d.sign order by d.sign) as signs
     from intern_duplicates d join interns i on i.intern_id = d.intern_id join users u on u.user_id = i.user_id`,
  )
  const emails = ['poppy.whitaker@inbox.example', 'poppy.whitaker@leeds.example']
  expect(pairs.rows).toEqual([{ emails, signs: ['BIRTH_DATE', 'PHONE'] }])
  const names = await pool.query(
    `select search_name from users where type = 'I' group by 1 having count(*) > 1`,
  )
  expect(names.rows).toEqual([{ search_name: 'poppy whitaker' }])
})
