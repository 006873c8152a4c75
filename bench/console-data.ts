import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { dayMs } from '@fledge/kernel/dates.ts'
import { historyMs, scaleNow } from '../apps/server/src/test/scale/scale-options.ts'
import { fillRareLists } from './console-rare-lists.ts'
import { storeScaleDecisions } from '../apps/server/src/test/scale/store-scale-decisions.ts'

// The data set of the programme team's console: 10,000 interns, 2,000 companies, 3,029 open reviews
// and a million events, half of the interns in batches that have not ended.

export const consoleSize = { companies: 2000, reviews: 3029, events: 1_000_000 } as const
/** The seed is its own, so that other benchmarks do not find what is added here in their data set. */
export const consoleOptions = { interns: 10_000, liveShare: 0.5, seed: 16 } as const

/** Events that are copied are at least this old. */
const copiedBeforeDays = 30

const addCompanies = `with added as (
  insert into companies (company_id, slug, name, status, time_zone, created_at, decided_at)
  select gen_random_uuid(), 'console-' || n, 'Console company ' || n,
    case n % 20 when 0 then 'REJECTED' when 1 then 'IN_WAITING_LIST' when 2 then 'PENDING_APPROVAL' else 'APPROVED' end,
    'UTC', $1::timestamptz - n * interval '20 minutes',
    case when n % 20 in (1, 2) then null else $1::timestamptz - n * interval '15 minutes' end
  from generate_series(1, greatest(0, $2::int - (select count(*)::int from companies))) n
  returning company_id, created_at
)
insert into members (member_id, company_id, email, status, role, created_at, is_first)
select gen_random_uuid(), company_id, company_id || '@console.example', 'INVITED', 'ADMIN', created_at, true
from added`

// Those who have not finished their application do so within the last twelve days.
const addReviews = `with chosen as (
  select application_id, intern_id, $1::timestamptz - random() * interval '12 days' as at
  from applications a
  where a.status in ('NOT_STARTED', 'IN_PROGRESS', 'CHANGES_REQUESTED', 'APPROVED')
    and not exists (select from candidatures c where c.application_id = a.application_id)
  order by application_id
  limit greatest(0, $2::int
    - (select count(*) from applications where status in ('SUBMITTED', 'IN_REVIEW'))
    - (select count(*) from companies c where status in ('PENDING_APPROVAL', 'IN_WAITING_LIST')
        and exists (select from members m where m.company_id = c.company_id))
    - (select count(*) from offers where status = 'IN_REVIEW'))
), submitted as (
  update applications a set status = 'SUBMITTED', submitted_at = x.at, decided_at = null
  from chosen x where x.application_id = a.application_id
)
insert into event_log (at, machine, move, subject_id, from_state, to_state, actor_kind, intern_id)
select at, 'application', 'submit', application_id, 'IN_PROGRESS', 'SUBMITTED', 'intern', intern_id
from chosen`

// Copies of the events that exist, as many of each kind, over the years before: the last two weeks
// remain those of 10,000 interns.
const addEvents = `insert into event_log (at, machine, move, subject_id, from_state, to_state, actor_kind, actor_id, company_id, intern_id, candidature_id, reason)
select $1::timestamptz + random() * ($4::timestamptz - $1::timestamptz), e.machine, e.move, e.subject_id, e.from_state, e.to_state,
  e.actor_kind, e.actor_id, e.company_id, e.intern_id, e.candidature_id, e.reason
from event_log e, generate_series(1, $2::int)
limit $3::int`

/** Events that the job has not counted yet: those of a day, more than it ever leaves. */
const uncountedEvents = 3000
// As the job does (`countEvents`).
const countEvents = `with counted as (
  update event_counting set counted_id = n.id, noted_id = n.id
  from (select greatest(0, max(id) - $1::int) as id from event_log) n
  returning counted_id
), days as (
  insert into event_counts (machine, day, events)
  select e.machine, (e.at at time zone 'UTC')::date, count(*)
  from event_log e, counted c
  where e.id <= c.counted_id
  group by 1, 2
)
select counted_id from counted`

/** The rows are loaded without triggers, so that milestones follow as they did for older data. */
const milestoneUrls = [
  '20261128_1605_applications_milestones-backfill.sql',
  '20261128_2055_applications_funnel-backfill.sql',
].map((name) => new URL(`../apps/server/src/db/migrations/${name}`, import.meta.url))

/** Fills up the data set, once. */
export async function fillConsoleData(
  connection: pg.ClientConfig,
  tell: (line: string) => void,
): Promise<void> {
  const client = new pg.Client({ ...connection, options: '-c statement_timeout=0 -c timezone=UTC' })
  await client.connect()
  try {
    const now = scaleNow.toISOString()
    const { rows } = await client.query<{ count: number }>(
      'select count(*)::int as count from event_log',
    )
    const missing = consoleSize.events - (rows[0]?.count ?? 0)
    if (missing <= 0) {
      await client.query('analyze')
      return
    }
    tell('Adding companies, open reviews and events…')
    for (const url of milestoneUrls) await client.query(await readFile(url, 'utf8'))
    await client.query(addCompanies, [now, consoleSize.companies])
    await client.query(addReviews, [now, consoleSize.reviews])
    const earliest = new Date(scaleNow.getTime() - historyMs + dayMs).toISOString()
    const copies = Math.ceil(missing / Math.max(1, rows[0]?.count ?? 1)) + 1
    const latest = new Date(scaleNow.getTime() - copiedBeforeDays * dayMs).toISOString()
    await client.query(addEvents, [earliest, copies, missing, latest])
    await fillRareLists(client, now)
    const counted = await client.query<{ counted_id: string }>(countEvents, [uncountedEvents])
    await storeScaleDecisions(client, counted.rows[0]?.counted_id ?? '0')
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}
