import { accountEvents } from '@fledge/domain/accounts/events.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Tx } from '../db/database.ts'
import type { NoParams, NoRow, Statement } from '../db/statement.ts'
import type { DueJobRow, RowJob } from '../http/handler.ts'
import { newId } from '../ids.ts'
import { type TestServer, startTestServer } from '../testing/harness.ts'
import { createLanes, type Lanes } from './lanes.ts'
import { NeedsOwnTransactionError } from './own-transaction.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.stop())

const errors: unknown[] = []
beforeEach(() => void errors.splice(0))

const at = '2026-11-26 09:00:00+00'
const pageSize = 2
const listIds = (count: number) => Array.from({ length: count }, () => newId(server.now()))

/** A server's lanes with these jobs. */
const openLanes = (...jobs: RowJob[]): Lanes =>
  createLanes(server.running.services.database, [{ calls: {}, handlers: {}, jobs }], {
    log: { error: (facts) => errors.push(facts) },
    poolSize: 10,
  })

interface JobOptions extends Pick<RowJob, 'lockFree'> {
  readonly toFields?: (id: string) => Partial<DueJobRow>
}

/** A job that reads the ids that are due in pages and records an event for each. */
const createJob = (
  name: string,
  dueIds: ReadonlySet<string>,
  act: (id: string, tx: Tx) => Promise<boolean> | boolean,
  { lockFree, toFields }: JobOptions = {},
): RowJob => ({
  name,
  ...(lockFree && { lockFree }),
  due: async (_db, page) =>
    [...dueIds]
      .toSorted()
      .filter((id) => page.after_at < at || id > page.after_id)
      .slice(0, pageSize)
      .map((id): DueJobRow => ({
        at,
        id,
        ...toFields?.(id),
        async process(tx) {
          await tx.recordEvent(accountEvents.erase, { subject: id })
          return act(id, tx)
        },
      })),
})

/** Not declared like others, because PostgreSQL prepares no anonymous blocks. */
const raiseDeadlock: Statement<NoParams, NoRow> = {
  name: 'test.raiseDeadlock',
  text: `do $$ begin raise exception 'deadlock' using errcode = '40P01'; end $$`,
  parameters: [],
}

/** Locks nothing, so that all rows of a batch share a transaction, side by side. */
const together: Pick<RowJob, 'lockFree'> = {
  lockFree: async (_tx, rows) => new Map(rows.map(({ id }) => [id, []])),
}

const readRecorded = async (ids: readonly string[]): Promise<string[]> =>
  (
    await server.pool.query('select subject_id from event_log where subject_id = any($1)', [ids])
  ).rows
    .map((row) => row.subject_id)
    .toSorted()

it.each([
  { way: 'sweep', rows: 'separate', options: {} },
  { way: 'start', rows: 'separate', options: {} },
  { way: 'sweep', rows: 'batched', options: together },
  { way: 'start', rows: 'batched', options: together },
] as const)(
  '$way rolls back $rows rows that fail or are left, tries them once, and processes those behind them',
  async ({ way, rows, options }) => {
    const ids = listIds(7).toSorted()
    const due = new Set(ids)
    const unmoved: string[] = []
    const act = (id: string) => {
      // As many rows as a page holds do not move.
      if (!ids.slice(0, 3).includes(id)) {
        due.delete(id)
        return true
      }
      unmoved.push(id)
      if (id === ids[0]) throw new Error('no')
      return false
    }
    const job = createJob(`test.blocked.${way}.${rows}`, due, act, options)
    const lanes = openLanes(job)
    await lanes[way]()
    expect(await readRecorded(ids)).toEqual(ids.slice(3))
    expect(unmoved.toSorted()).toEqual(ids.slice(0, 3))
    expect(errors).toMatchObject([{ job: job.name, row: ids[0] }])
    expect(lanes.counts.get(job.name)).toEqual({ processed: 4, left: 2, failed: 1 })
  },
)

it('reports when the oldest row was due that a job left', async () => {
  const job = createJob('test.lag', new Set(listIds(1)), () => false)
  await openLanes(job).start()
  const { rows } = await server.pool.query(
    'select oldest_due_at, completed_at from job_lanes where job_name = $1',
    [job.name],
  )
  expect(rows).toMatchObject([
    { oldest_due_at: new Date(at).toISOString(), completed_at: expect.any(String) },
  ])
  const metrics = await server.anonymous().request('GET /metrics')
  expect(metrics.text).toMatch(/job_lag_seconds\{name="test\.lag"\} \d/)
  expect(metrics.text).toMatch(/job_rows_total\{name="offers\.expire",result="processed"\} \d/)
})

it('runs a job on one of two servers, while the other’s next start is free to run it again', async () => {
  const ids = listIds(3)
  const due = new Set(ids)
  const [begun, finish] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const processed: string[] = []
  const job = (name: string) =>
    createJob('test.servers', due, async (id) => {
      begun.resolve()
      await finish.promise
      processed.push(name)
      return due.delete(id)
    })
  const [first, second] = [openLanes(job('first')), openLanes(job('second'))]
  const running = first.start()
  await begun.promise
  await second.start()
  expect(processed).toEqual([])
  finish.resolve()
  await running
  expect(processed).toEqual(['first', 'first', 'first'])
  const next = listIds(1)
  next.forEach((id) => due.add(id))
  await second.start()
  expect(processed.at(-1)).toBe('second')
})

it.each([
  { state: 'expired', interval: '-1 second', expected: 1 },
  { state: 'valid', interval: '1 hour', expected: 0 },
])('takes $expected lanes of a server that died and whose lease is $state', async (lease) => {
  const name = `test.dead.${lease.state}`
  await server.pool.query(
    `insert into job_lanes (job_name, holder, leased_until) values ($1, gen_random_uuid(), clock_timestamp() + $2::interval)`,
    [name, lease.interval],
  )
  const due = new Set(listIds(1))
  await openLanes(createJob(name, due, (id) => due.delete(id))).start()
  expect(due.size).toBe(1 - lease.expected)
})

it.each([
  { rows: 'separate', options: {} },
  { rows: 'batched', options: together },
])(
  'completes the $rows rows in progress at a stop, begins no other and frees the lease',
  async ({ rows, options }) => {
    const ids = listIds(12)
    const due = new Set(ids)
    const [begun, finish] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let begunCount = 0
    const act = async (id: string) => {
      begunCount += 1
      begun.resolve()
      await finish.promise
      return due.delete(id)
    }
    const job = createJob(`test.stop.${rows}`, due, act, options)
    const lanes = openLanes(job)
    const running = lanes.start()
    await begun.promise
    const stopped = lanes.stop()
    finish.resolve()
    await Promise.all([running, stopped])
    const remaining = [...due]
    expect(remaining.length).toBe(ids.length - begunCount)
    expect(remaining.length).toBeGreaterThan(0)
    expect(await readRecorded(remaining)).toEqual([])
    await openLanes(createJob(job.name, due, (id) => due.delete(id))).start()
    expect(await readRecorded(ids)).toEqual(ids.toSorted())
  },
)

it('processes rows separately whose parents are locked by others', async () => {
  const ids = listIds(2).toSorted()
  const transactions = new Set<Tx>()
  const due = new Set(ids)
  const job = createJob(
    'test.busy',
    due,
    (id, tx) => {
      transactions.add(tx)
      return due.delete(id)
    },
    {
      lockFree: async (_tx, rows) =>
        new Map(rows.filter(({ id }) => id !== ids[1]).map(({ id }) => [id, []])),
    },
  )
  await openLanes(job).sweep()
  expect(await readRecorded(ids)).toEqual(ids)
  expect(transactions.size).toBe(2)
})

it('shares a transaction among the rows of a group only, in the name of their actor', async () => {
  const ids = listIds(6).toSorted()
  // A page has two rows.
  const groups = ['first', 'first', 'second', 'third', null, null]
  const transactions = new Map<string, Tx>()
  const due = new Set(ids)
  const actor = { kind: 'anonymous' } as const
  const act = (id: string, tx: Tx) => {
    transactions.set(id, tx)
    return due.delete(id)
  }
  const toFields = (id: string) => ({ actor, group: groups[ids.indexOf(id)] ?? null })
  await openLanes(createJob('test.groups', due, act, { ...together, toFields })).sweep()
  const [first, second, ...others] = ids.map((id) => transactions.get(id))
  expect(first).toBe(second)
  expect(new Set([first, ...others]).size).toBe(5)
  expect([...transactions.values()].map((tx) => tx.actor)).toEqual(ids.map(() => actor))
})

it('processes a row again that needs a transaction of its own, and the others without it', async () => {
  const ids = listIds(2).toSorted()
  const transactions = new Map<string, Tx>()
  const due = new Set(ids)
  const failing = new Set([ids[0]])
  const act = (id: string, tx: Tx) => {
    if (failing.delete(id)) throw new NeedsOwnTransactionError(new Error('no'))
    transactions.set(id, tx)
    return due.delete(id) || true
  }
  const job = createJob('test.alone', due, act, together)
  const lanes = openLanes(job)
  await lanes.sweep()
  expect(await readRecorded(ids)).toEqual(ids)
  expect(new Set(transactions.values()).size).toBe(2)
  expect(lanes.counts.get(job.name)).toEqual({ processed: 2, left: 0, failed: 0 })
  expect(errors).toEqual([])
})

it('processes the rows of a batch separately if it fails as a whole, and counts each once', async () => {
  const ids = listIds(2).toSorted()
  const rowsByTransaction = new Map<Tx, number>()
  const due = new Set(ids)
  const job = createJob(
    'test.deadlock',
    due,
    async (id, tx) => {
      const count = (rowsByTransaction.get(tx) ?? 0) + 1
      rowsByTransaction.set(tx, count)
      if (count > 1) await tx.run(raiseDeadlock)
      return due.delete(id) || true
    },
    together,
  )
  const lanes = openLanes(job)
  await lanes.sweep()
  expect(await readRecorded(ids)).toEqual(ids)
  expect(lanes.counts.get(job.name)).toEqual({ processed: 2, left: 0, failed: 0 })
  expect(errors).toEqual([])
})

it('runs the other jobs while one hangs or fails', async () => {
  const release = Promise.withResolvers<boolean>()
  const hangs = createJob('test.hangs', new Set(listIds(9)), () => release.promise)
  const fails: RowJob = { name: 'test.fails', due: () => Promise.reject(new Error('no')) }
  const due = new Set(listIds(9))
  const finished = Promise.withResolvers<void>()
  const works = createJob('test.works', due, (id) => {
    due.delete(id)
    if (due.size === 0) finished.resolve()
    return true
  })
  const lanes = openLanes(hangs, fails, works)
  const running = lanes.start()
  await finished.promise
  expect(due.size).toBe(0)
  expect(errors).toMatchObject([{ job: 'test.fails' }])
  release.resolve(false)
  await running
})
