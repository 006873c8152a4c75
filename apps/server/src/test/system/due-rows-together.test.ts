import { dayMs } from '@fledge/kernel/dates.ts'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { features } from '../../app.ts'
import type { Feature, Job } from '../../platform/http/handler.ts'
import type { JobCounts } from '../../platform/jobs/job-counts.ts'
import { createLanes } from '../../platform/jobs/lanes.ts'
import { startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { loadScaleData } from '../scale/load-scale-data.ts'
import { scaleNow } from '../scale/scale-options.ts'
import { listViolations } from './invariants.ts'

vi.setConfig({ hookTimeout: 120_000, testTimeout: 120_000 })

const options = { interns: 400, liveShare: 1, seed: 1 }
/** After the second, nearly everything that waits is due. */
const jumps = [5, 60]

const list: readonly Feature[] = Object.values(features)
const jobs = list.flatMap((feature) => feature.jobs ?? [])

/** The same job, but each row is processed in a transaction of its own. */
function separate(job: Job): Job {
  if (!('due' in job)) return job
  const { lockFree: _lockFree, ...rest } = job
  return rest
}

interface Run {
  readonly errors: readonly unknown[]
  readonly counts: ReadonlyMap<string, Readonly<JobCounts>>
}

/** Runs jobs with the clock stopped at these times after the data set's. */
async function runJobs(
  { running }: TestServer,
  list: readonly Job[],
  jumpDays: readonly number[],
): Promise<Run> {
  const { database, clock } = running.services
  const errors: unknown[] = []
  const lanes = createLanes(database, [{ calls: {}, handlers: {}, jobs: list }], {
    log: { error: (facts) => errors.push(facts) },
    poolSize: 10,
  })
  for (const days of jumpDays) {
    vi.spyOn(clock, 'now').mockReturnValue(new Date(scaleNow.getTime() + days * dayMs))
    await lanes.sweep()
  }
  return { errors, counts: lanes.counts }
}

const servers: TestServer[] = []
beforeAll(async () => {
  for (let index = 0; index < 3; index += 1) {
    const server = await startTestServer()
    servers.push(server)
    const { host, port, user, database } = server.pool.options
    await loadScaleData({ host, port, user, database }, options)
  }
})
afterAll(() => Promise.all(servers.map((server) => server.stop())))

/** Columns that differ between two runs, and rows whose order does not. */
const compared = {
  event_log: {
    without: ['id'],
    order: 'partition by coalesce(candidature_id, subject_id) order by id',
  },
  outbox: { without: ['id', 'message_id', 'delivered_at', 'next_try_at', 'tries', 'skipped'] },
  notices: { without: ['id', 'notice_id'] },
  candidatures: {},
  interviews: {},
  interviewers: {},
  offers: {},
  offer_versions: {},
  plans: {},
  internships: {},
  internship_weeks: {},
  shortlist: {},
  credit_balances: {},
  credit_ledger: { without: ['line_id'], order: 'partition by company_id order by line_id' },
} as const satisfies Record<string, { without?: readonly string[]; order?: string }>

async function readRows({ pool }: TestServer, table: keyof typeof compared): Promise<string[]> {
  const { without, order } = { without: [], order: undefined, ...compared[table] }
  const number = order ? `row_number() over (${order})` : '0'
  const { rows } = await pool.query<{ row: string }>(
    `select ${number} || ' ' || (to_jsonb(t) - $1::text[])::text as row from ${table} t order by row`,
    [without],
  )
  return rows.map(({ row }) => row)
}

/** The first difference says more than both lists. */
function findDifference(some: readonly string[], others: readonly string[]) {
  const index = some.findIndex((row, at) => row !== others[at])
  return some.length === others.length && index < 0 ? null : [some[index], others[index]]
}

const getServer = (index: number): TestServer => {
  const server = servers[index]
  if (!server) throw new Error('no server')
  return server
}

const sumProcessed = ({ counts }: Run) =>
  [...counts.values()].reduce((sum, { processed }) => sum + processed, 0)

it('does and tells the same of rows of many companies and interns together as of one after the other', async () => {
  const [together, alone] = [getServer(0), getServer(1)]
  const first = await runJobs(together, jobs, jumps)
  const second = await runJobs(alone, jobs.map(separate), jumps)
  expect(first.errors).toEqual([])
  expect(sumProcessed(first)).toBeGreaterThan(300)
  expect(new Map(first.counts)).toEqual(new Map(second.counts))
  for (const table of Object.keys(compared) as (keyof typeof compared)[])
    expect(
      findDifference(await readRows(together, table), await readRows(alone, table)),
      table,
    ).toBeNull()
  expect(await listViolations(together.pool)).toEqual([])
})

it('moves all rows of a batch but the one that the database refuses, and reports that', async () => {
  const server = getServer(2)
  const { rows } = await server.pool.query<{ candidature_id: string }>(
    "select candidature_id from candidatures where stage = 'INTERESTED' order by stage_since limit 1",
  )
  const poisoned = rows[0]?.candidature_id
  await server.pool.query(`
    create function refuse_lapse() returns trigger language plpgsql as $$
    begin raise exception 'poisoned'; end $$;
    create trigger refuse_lapse before update of stage on candidatures for each row
    when (new.candidature_id = '${poisoned}' and new.stage = 'CLOSED') execute function refuse_lapse()`)
  const job = jobs.filter(({ name }) => name === 'candidatures.lapse')
  const { errors, counts } = await runJobs(server, job, [60])
  expect(errors).toMatchObject([{ job: 'candidatures.lapse', row: poisoned }])
  const { processed = 0, failed } = counts.get('candidatures.lapse') ?? {}
  expect({ processed: processed > 50, failed }).toEqual({ processed: true, failed: 1 })
})
