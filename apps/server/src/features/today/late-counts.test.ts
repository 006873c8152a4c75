import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { aCompany, anIntern, aBatch, aMember } from '../../platform/testing/factories.ts'
import { pauseForeignIds } from '../../platform/testing/foreign-ids.ts'
import { startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { addColleague, type Colleague } from '../waits/testing/colleagues.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

let server: TestServer
let ada: Colleague
let ben: Colleague
let manager: Colleague
let common: Readonly<Record<'batch' | 'company' | 'member' | 'intern' | 'application', string>>
beforeAll(async () => {
  server = await startTestServer()
  // The statements are tried with other ids in every other file.
  pauseForeignIds()
  ada = await addColleague(server, 'REVIEWER')
  ben = await addColleague(server, 'REVIEWER')
  manager = await addColleague(server, 'MANAGER')
  const { companyId: company } = await aCompany(server)
  const { batchId: batch } = await aBatch(server)
  const { memberId: member } = await aMember(server, company)
  const { internId: intern, applicationId: application } = await anIntern(server)
  common = { batch, company, member, intern, application }
})
afterAll(() => server.stop())

interface Queue {
  /** Adds the rows with the numbers from `$1` to `$2`, in the order of their foreign keys. */
  readonly insert: readonly string[]
  /** What waits, with its `id` and `since`, from the base tables alone. */
  readonly rows: string
  /** The list of the review desk, and its filters. */
  readonly list: string
  readonly query: Readonly<Record<string, string>>
}

const idOf = (table: string) => `md5('${table} ' || n)::uuid`
/** From ten days ago on, by seven hours each, so that some are late and others are not, on any weekday. */
const since = `$3::timestamptz - interval '1 hour' * (240 - (n - 1) * 7 % 240)`
const numbers = 'from generate_series($1::int, $2::int) n'

const queues: Readonly<Record<string, Queue>> = {
  APPLICATION: {
    // No two have a name and a date of birth in common, or they would be possible duplicates.
    insert: [
      `insert into users (user_id, type, email, first_name, last_name, created_at)
       select ${idOf('users')}, 'I', 'late' || n || '@people.example', 'Late' || n, 'Name' || n, ${since} ${numbers}`,
      `insert into interns (intern_id, user_id, birth_date, created_at)
       select ${idOf('interns')}, ${idOf('users')}, '2000-01-01'::date + n % 2000, ${since} ${numbers}`,
      `insert into applications (application_id, intern_id, batch_id, status, submitted_at, created_at)
       select ${idOf('applications')}, ${idOf('interns')}, '{{batch}}',
         case when n % 3 = 0 then 'IN_REVIEW' else 'SUBMITTED' end, ${since}, ${since} ${numbers}`,
    ],
    rows: `select application_id as id, submitted_at as since from applications where status in ('SUBMITTED', 'IN_REVIEW')`,
    list: 'operator/applications',
    query: {},
  },
  COMPANY: {
    insert: [
      `insert into companies (company_id, slug, name, status, created_at)
       select ${idOf('companies')}, 'late-' || n, 'Late', 'PENDING_APPROVAL', ${since} ${numbers}`,
      `insert into members (member_id, company_id, email, status, role, created_at, is_first)
       select ${idOf('members')}, ${idOf('companies')}, n || '@late.example', 'INVITED', 'ADMIN', ${since}, true ${numbers}`,
    ],
    rows: `select company_id as id, created_at as since from companies where status = 'PENDING_APPROVAL'`,
    list: 'operator/companies',
    query: { status: 'PENDING_APPROVAL' },
  },
  OFFER: {
    insert: [
      `insert into plans (plan_id, company_id, status, name, created_at, updated_at)
       select ${idOf('plans')}, '{{company}}', 'ACTIVE', 'Late', ${since}, ${since} ${numbers}`,
      `insert into candidatures (candidature_id, company_id, plan_id, intern_id, application_id, stage, stage_since, created_at)
       select ${idOf('candidatures')}, '{{company}}', ${idOf('plans')}, '{{intern}}', '{{application}}', 'OFFER_IN_REVIEW', ${since}, ${since} ${numbers}`,
      `insert into offers (offer_id, candidature_id, company_id, intern_id, plan_id, status, role, starts_on, ends_on,
         hours_a_week, place, supervisor_member_id, sent_at, created_at, status_since)
       select ${idOf('offers')}, ${idOf('candidatures')}, '{{company}}', '{{intern}}', ${idOf('plans')}, 'IN_REVIEW', 'Late',
         '2030-01-07', '2030-03-01', 30, 'REMOTE', '{{member}}', ${since}, ${since}, ${since} ${numbers}`,
    ],
    rows: `select offer_id as id, sent_at as since from offers where status = 'IN_REVIEW'`,
    list: 'operator/offers',
    query: {},
  },
}

const fill = (sql: string) =>
  sql.replaceAll(/\{\{(\w+)\}\}/g, (_, name: keyof typeof common) => common[name])

/** Adds rows, of which ada has every seventh and ben every eleventh of the others. */
async function addRows(kind: string, { insert, rows }: Queue, from: number, to: number) {
  const values = [from, to, server.now()]
  const client = await server.pool.connect()
  // Without the triggers: looking for duplicates of each intern takes most of the time.
  await client.query('set session_replication_role = replica')
  for (const sql of insert) await client.query(fill(sql), values)
  client.release(true)
  await server.pool.query(
    `insert into wait_owners (kind, subject_id, owner_id, taken_at, acted_at)
     select $1, id, case when number % 7 = 0 then $2::uuid else $3::uuid end, $4, $4
     from (select id, row_number() over (order by id) as number from (${rows}) every_row) numbered
     where number % 7 = 0 or number % 11 = 0
     on conflict do nothing`,
    [kind, ada.userId, ben.userId, server.now()],
  )
  await server.pool.query('analyze')
}

/** Counts without the product’s statements: what waits since three weekdays or more is late. */
async function countBySql(kind: string, { rows }: Queue) {
  const counted = await server.pool.query(
    `select count(*)::int as open,
       count(*) filter (
         where (
           select count(*) from generate_series(q.since + interval '24 hours', $2::timestamptz, interval '24 hours') day
           where extract(isodow from day at time zone 'UTC') <= 5
         ) >= 3
       )::int as late,
       count(*) filter (where h.owner_id is null)::int as none,
       count(*) filter (where h.owner_id = $3)::int as me,
       count(*) filter (where h.owner_id <> $3)::int as colleagues
     from (${rows}) q left join wait_owners h on h.kind = $1 and h.subject_id = q.id`,
    [kind, server.now(), ada.userId],
  )
  return counted.rows[0]
}

async function countInProduct(kind: string, { list, query }: Queue) {
  const read = async (
    path: string,
    filters: Readonly<Record<string, string>>,
    { browser }: Colleague = ada,
  ) => {
    const response = await browser.request(`GET ${path}`, { query: filters })
    expect(response.status, `${path} ${response.text}`).toBe(200)
    return response
  }
  const { payload: today } = await read('operator/today', {})
  const queue = today.queues.find((row: { kind: string }) => row.kind === kind)
  const countWaits = async (filters: Readonly<Record<string, string>>) =>
    (await read('operator/waits', { kind, ...filters })).count
  const countDesk = async (owner?: string) =>
    (await read(list, { ...query, ...(owner ? { owner } : {}) })).count
  const overdue = (await read('operator/overdue/counts', {}, manager)).payload
  return {
    open: [queue.open, await countWaits({}), await countDesk()],
    late: [
      queue.late,
      await countWaits({ late: 'true' }),
      overdue.find((row: { kind: string }) => row.kind === kind)?.count ?? 0,
    ],
    owners: (await read(`${list}/owners`, query)).payload,
    mine: [queue.mine, await countWaits({ owner: 'me' }), await countDesk('me')],
    unowned: [queue.unowned, await countWaits({ owner: 'none' }), await countDesk('none')],
    colleagues: await countDesk('colleagues'),
  }
}

it.each(Object.entries(queues))(
  '%s: every number of late and open rows is the one that SQL counts, at 1, 100, 101 and 10,000 rows',
  async (kind, queue) => {
    let total = 0
    for (const size of [1, 100, 101, 10_000]) {
      await addRows(kind, queue, total + 1, size)
      total = size
      const { open, late, none, me, colleagues } = await countBySql(kind, queue)
      expect(open).toBe(size)
      expect(late).toBeGreaterThan(0)
      // The only row is a late one; of more, a part is not late.
      if (size > 1) expect(late).toBeLessThan(size)
      expect(await countInProduct(kind, queue)).toEqual({
        open: [open, open, open],
        late: [late, late, late],
        owners: { none, me, colleagues },
        mine: [me, me, me],
        unowned: [none, none, none],
        colleagues,
      })
    }
  },
)
