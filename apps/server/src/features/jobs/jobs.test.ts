import { jobNames, urgentJobs } from '@fledge/contract/jobs/job-names.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { features } from '../../app.ts'
import type { Feature } from '../../platform/http/handler.ts'
import { createLanes } from '../../platform/jobs/lanes.ts'
import { anOperator } from '../../platform/testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { openAsSide } from '../../platform/testing/refused-sides.ts'

let server: TestServer
let manager: Browser
beforeAll(async () => {
  server = await startTestServer()
  manager = await server.as((await anOperator(server)).userId)
})
beforeEach(() => server.pool.query('delete from job_lanes'))
afterAll(() => server.stop())

const list = async (query = {}) => (await manager.request('GET operator/jobs', { query })).payload
const find = async (name: string) =>
  (await list()).find((job: { readonly name: string }) => job.name === name)

/** Runs a job of this name once, with rows that become what their names say. */
async function runJob(name: string, ...rows: readonly ('processed' | 'left' | Error)[]) {
  const due = new Map(
    rows.map((result, at) => [`00000000-0000-7000-8000-00000000000${at}`, result]),
  )
  const job = {
    name,
    due: async (_db: unknown, page: { readonly after_id: string }) =>
      [...due]
        .filter(([id]) => id > page.after_id)
        .map(([id, result]) => ({
          at: server.now().toISOString(),
          id,
          async process() {
            if (result instanceof Error) throw result
            return result === 'processed' && due.delete(id)
          },
        })),
  }
  await createLanes(server.running.services.database, [{ calls: {}, handlers: {}, jobs: [job] }], {
    log: { error: () => {} },
    poolSize: 10,
  }).startJob(name)
}

it('knows every timed job, and which ones are urgent', () => {
  expect([...server.running.services.jobCounts.keys()].toSorted()).toEqual([...jobNames].toSorted())
  const urgent = Object.values<Feature>(features).flatMap(({ jobs = [] }) =>
    jobs.filter((job) => 'isUrgent' in job && job.isUrgent).map(({ name }) => name),
  )
  expect(urgent.toSorted()).toEqual([...urgentJobs].toSorted())
})

describe('the list of timed jobs', () => {
  it('has every job, also those that have never run', async () => {
    const jobs = await list()
    expect(jobs).toHaveLength(jobNames.length)
    expect(await find('offers.expire')).toMatchObject({ state: 'NEW', started_at: null })
    expect(await list({ behind: 'true' })).toEqual([])
  })

  it('says when a job ran, how long, and what the last run handled that handled anything', async () => {
    await runJob('offers.expire', 'processed', 'processed')
    await runJob('offers.expire')
    expect(await find('offers.expire')).toMatchObject({
      state: 'WORKING',
      since: null,
      last_error: null,
      started_at: expect.any(String),
      duration_ms: expect.any(Number),
      completed_at: expect.any(String),
      next_at: expect.any(String),
      processed_count: 2,
      processed_at: expect.any(String),
      may: { run: true },
    })
  })

  it('says why rows failed and since when, without personal data, until a run succeeds', async () => {
    await runJob('weeks.remind', 'processed', new Error('no such address: ada@fledge.test'))
    const first = await find('weeks.remind')
    expect(first).toMatchObject({
      state: 'FAILING',
      last_error: 'no such address: <e-mail>',
      failed_count: 1,
      processed_count: 1,
    })
    await server.pool.query(
      `update job_lanes set failing_since = failing_since - interval '1 hour'`,
    )
    const { since } = await find('weeks.remind')
    await runJob('weeks.remind', new Error('still not'))
    const second = await find('weeks.remind')
    expect(second.last_error).toBe('still not')
    expect(Math.abs(Date.parse(second.since) - Date.parse(since))).toBeLessThan(60_000)
    await runJob('weeks.remind')
    expect(await find('weeks.remind')).toMatchObject({
      state: 'WORKING',
      last_error: null,
      since: null,
    })
  })

  it('puts jobs that fail or are late first, as many as the overview counts', async () => {
    await runJob('weeks.remind', new Error('no'))
    await runJob('offers.expire')
    await server.pool.query(
      `update job_lanes set completed_at = completed_at - interval '31 minutes' where job_name = 'offers.expire'`,
    )
    const names = (await list()).map(({ name }: { readonly name: string }) => name)
    expect(names.slice(0, 2)).toEqual(['weeks.remind', 'offers.expire'])
    expect(await list({ behind: 'true' })).toHaveLength(2)
    const today = await manager.request('GET operator/today')
    expect(today.payload.incidents.late_jobs).toBe(2)
  })
})

describe('running a job at once', () => {
  const run = (browser: Browser, name = 'offers.expire', note = 'After the repair') =>
    browser.request(`POST operator/jobs/${name}/run`, { body: { note } })

  it('is an event with its reason', async () => {
    expect((await run(manager)).status).toBe(200)
    const { rows } = await server.pool.query(
      `select note, data, actor_kind from event_log where machine = 'job' and move = 'run'`,
    )
    expect(rows).toEqual([
      { note: 'After the repair', data: { name: 'offers.expire' }, actor_kind: 'operator' },
    ])
  })

  it('needs a known job and a reason', async () => {
    expect((await run(manager, 'offers.unknown')).status).toBe(404)
    expect((await run(manager, 'offers.expire', '')).status).toBe(400)
  })

  it.each(['a reviewer', 'a company', 'an intern', 'a visitor'] as const)(
    'is refused to %s',
    async (side) => {
      expect([401, 403]).toContain((await run(await openAsSide(server, side))).status)
    },
  )

  it('is shown to reviewers with the reason why they may not', async () => {
    const reviewer = await openAsSide(server, 'a reviewer')
    const { payload } = await reviewer.request('GET operator/jobs')
    expect(payload[0].may.run).toBe('refused.managerOnly')
  })
})
