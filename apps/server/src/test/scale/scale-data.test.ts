import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { listViolations } from '../system/invariants.ts'
import {
  countUnorderedEvents,
  hashTable,
  listBrokenForeignKeys,
  listMachinesWithoutEvents,
  runCheckTriggers,
} from './data-set-checks.ts'
import { loadScaleData, type ScaleReport } from './load-scale-data.ts'
import { scaleColumns } from './scale-tables.ts'

vi.setConfig({ hookTimeout: 120_000, testTimeout: 60_000 })

const options = { interns: 400, liveShare: 0.3, seed: 1 }

let server: TestServer
let again: TestServer
let report: ScaleReport
const load = ({ pool }: TestServer, scaleOptions = options) => {
  const { host, port, user, database } = pool.options
  return loadScaleData({ host, port, user, database }, scaleOptions)
}

beforeAll(async () => {
  ;[server, again] = [await startTestServer(), await startTestServer()]
  report = await load(server)
  await load(again)
})
afterAll(() => Promise.all([server.stop(), again.stop()]))

const count = (table: string) => report.counts.get(table as keyof typeof scaleColumns) ?? 0

describe('a data set', () => {
  it('has the requested interns and hiring in proportion to them', () => {
    expect(count('interns')).toBe(options.interns)
    expect(count('companies')).toBe(options.interns / 10)
    expect(count('candidatures') / options.interns).toBeGreaterThan(1.2)
    expect(count('offers') / count('candidatures')).toBeGreaterThan(0.1)
    expect(count('internships')).toBeGreaterThan(10)
  })

  it('satisfies the invariants of the product, as data created by its operations do', async () => {
    expect(await listViolations(server.pool)).toEqual([])
  })

  it('satisfies every foreign key', async () => {
    expect(await listBrokenForeignKeys(server.pool)).toEqual([])
  })

  it('passes the triggers that check lists of ids', async () => {
    expect(await runCheckTriggers(server.pool)).toBeGreaterThan(5)
  })

  it('has rows whose status is that of their last event, in the order of time', async () => {
    expect(await listMachinesWithoutEvents(server.pool)).toEqual([])
    expect(await countUnorderedEvents(server.pool)).toBe(0)
  })

  it('is the same again for the same options', async () => {
    for (const table of Object.keys(scaleColumns))
      expect(await hashTable(again.pool, table), table).toBe(await hashTable(server.pool, table))
  })
})

it('a data set of live batches only has no ended batch', async () => {
  const live = await startTestServer()
  try {
    await load(live, { interns: 200, liveShare: 1, seed: 2 })
    const { rows } = await live.pool.query<{ ended: number; shown: number }>(
      `select (select count(*)::int from batches where programme_end < '2026-11-26') as ended,
         (select count(*)::int from intern_search) as shown`,
    )
    expect(rows[0]?.ended).toBe(0)
    expect(rows[0]?.shown).toBeGreaterThan(50)
  } finally {
    await live.stop()
  }
})
