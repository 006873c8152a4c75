// The index of browse alone, without HTTP and database; and its comparison with plain SQL.
import { join } from 'node:path'
import pg from 'pg'
import { InternIndex } from '../apps/server/src/features/browse/index/intern-index.ts'
import type { IndexedIntern } from '../apps/server/src/features/browse/index/intern-index.ts'
import { createInternSearch } from '../apps/server/src/features/browse/indexed-search.ts'
import { toMonthNumber } from '../apps/server/src/features/browse/month-number.ts'
import { openDatabase } from '../apps/server/src/platform/db/open-database.ts'
import { prepareDatabase } from '../apps/server/src/platform/db/prepare-database.ts'
import { startTemporaryCluster } from '../apps/server/src/platform/embedded/temporary-cluster.ts'
import { compareSearch } from '../apps/server/src/test/browse/compare-search.ts'
import {
  drawPlans,
  drawQuery,
  drawRows,
  searchNow,
  type SearchDataRow,
} from '../apps/server/src/test/browse/search-data.ts'
import { createScaleRandom } from '../apps/server/src/test/scale/scale-random.ts'
import { median, percentile } from './bench-process.ts'
import { atMost, type ResultRow } from './budgets.ts'

const chunkSize = 5000
const queryCount = 600
const changeCount = 2000

const toIndexed = (row: SearchDataRow): IndexedIntern => ({
  id: row.intern_id,
  field: row.career_field_id,
  month: toMonthNumber(row.start_month),
  weeks: row.duration_weeks,
  zone: row.time_zone,
  specialisations: row.specialisation_ids,
  projects: row.project_ids,
  skills: row.skill_ids,
  approved: Date.parse(row.approved_at),
})

const format = (times: readonly number[]) =>
  `p50 ${median(times).toFixed(2)} ms, p95 ${percentile(times, 0.95).toFixed(2)} ms`
const formatBytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`

function fillIndex(index: InternIndex, size: number, random = createScaleRandom(1)) {
  let [ms, sample]: [number, SearchDataRow[]] = [0, []]
  for (let count = 0; count < size; count += chunkSize) {
    sample = drawRows(random, Math.min(chunkSize, size - count), size)
    const interns = sample.map(toIndexed)
    const began = performance.now()
    for (const intern of interns) index.set(intern)
    ms += performance.now() - began
  }
  const began = performance.now()
  index.putInOrder()
  return { ms: ms + performance.now() - began, sample }
}

/** Each query twice: with filters that no one used lately, and again. */
function measureQueries(index: InternIndex, sample: readonly SearchDataRow[]) {
  const random = createScaleRandom(2)
  const plans = drawPlans(random, 8)
  const [first, again]: [number[], number[]] = [[], []]
  for (let count = 0; count < queryCount; count += 1) {
    const query = drawQuery(random, sample, plans)
    for (const times of [first, again]) {
      const began = performance.now()
      index.find(query)
      // The first ones compute the plans' scores.
      if (count >= queryCount / 6) times.push(performance.now() - began)
    }
  }
  return { first, again }
}

function measureChanges(index: InternIndex, sample: readonly SearchDataRow[]): number {
  const random = createScaleRandom(3)
  const interns = Array.from({ length: changeCount }, () => ({
    ...toIndexed(random.of(sample)),
    skills: [random.int(1, 140), random.int(1, 140)],
  }))
  const began = performance.now()
  for (const intern of interns) index.set(intern)
  return (performance.now() - began) / changeCount
}

/** Measures the index alone, on rows that are generated straight into it. */
export function measureIndex(sizes: readonly number[]): ResultRow[] {
  return sizes.flatMap((size) => {
    const name = `index, ${size.toLocaleString('en')} interns`
    const before = process.memoryUsage().arrayBuffers
    const index = new InternIndex()
    const { ms, sample } = fillIndex(index, size)
    const { first, again } = measureQueries(index, sample)
    const changed = measureChanges(index, sample)
    return [
      { what: `${name}, filled`, measured: `${Math.round(ms)} ms` },
      { what: `${name}, filters not used lately`, measured: format(first) },
      { what: `${name}, the same filters again`, measured: format(again) },
      {
        what: `${name}, a changed row`,
        measured: `${changed.toFixed(3)} ms`,
        budgets: [atMost(changed, 1, 'ms')],
      },
      {
        what: `${name}, memory with its caches`,
        measured: formatBytes(process.memoryUsage().arrayBuffers - before),
      },
    ]
  })
}

/** Compares random queries with plain SQL; the result names the first difference. */
export async function compareIndex(
  root: string,
  rows: number,
  queries: number,
): Promise<readonly ResultRow[]> {
  const cluster = await startTemporaryCluster()
  const connection = { ...cluster.connection, database: 'postgres' }
  await prepareDatabase(connection, join(root, 'apps/server/src/db/migrations'))
  const database = openDatabase({ connection, clock: { now: () => searchNow }, poolSize: 2 })
  const openClient = () => new pg.Client({ ...connection, options: '-c statement_timeout=0' })
  const clients = [openClient(), openClient()] as const
  await Promise.all(clients.map((client) => client.connect()))
  try {
    const search = createInternSearch(database)
    const options = { seed: 7, rows, queries, changesEvery: 10, plans: 40 }
    const differences = await compareSearch(search, clients, options)
    return [
      {
        what: `index, ${queries.toLocaleString('en')} queries at ${rows.toLocaleString('en')} interns beside plain SQL`,
        measured: `${differences.length} differences ${JSON.stringify(differences[0] ?? '')}`,
        budgets: [atMost(differences.length, 0, 'differences')],
      },
    ]
  } finally {
    await Promise.all(clients.map((client) => client.end()))
    await database.close()
    await cluster.stop()
  }
}
