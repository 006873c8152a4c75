import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import type {
  InternSearch,
  InternSearchQuery,
  InternSearchResult,
} from '../../features/browse/intern-search.ts'
import type { ScoredPlan } from '../../features/browse/match-facts.ts'
import { createScaleRandom, type ScaleRandom } from '../scale/scale-random.ts'
import { changeRow, drawPlans, drawQuery, drawRows, type SearchDataRow } from './search-data.ts'
import {
  type ComparableResult,
  createOracle,
  deleteRows,
  findByPlainSql,
  prepareOracleClient,
  writeRows,
} from './search-oracle.ts'

export interface ComparisonOptions {
  readonly seed: number
  readonly rows: number
  readonly queries: number
  /** Number of queries between two changes. */
  readonly changesEvery: number
  readonly plans?: number
}

/** A query whose result is not that of plain SQL. */
export interface SearchDifference {
  /** JSON of the query. */
  readonly query: string
  readonly found: ComparableResult
  readonly expected: ComparableResult
}

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

function toComparable(result: InternSearchResult): ComparableResult {
  const list = (facet: keyof InternSearchResult['facets']) =>
    result.facets[facet]
      // SQL groups only existing rows, so empty time-zone buckets are checked elsewhere.
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => byText(a.value, b.value))
      .map(({ value, count }) => `${value} ${count}`)
  return {
    count: result.count,
    page: result.page.map(({ id, misses }) => ({ id, misses })),
    markedCount: result.markedCount,
    facets: {
      specialisations: list('specialisations'),
      projects: list('projects'),
      skills: list('skills'),
      preferred_start_months: list('preferred_start_months'),
      internship_durations: list('internship_durations'),
      timezones: list('timezones'),
    },
    hitsByField: [...result.hitsByField]
      .map(([field, count]) => `${field} ${count}`)
      .toSorted(byText),
  }
}

/** The rows that the test wrote last, and those that it deleted. */
interface SearchData {
  readonly present: SearchDataRow[]
  readonly gone: SearchDataRow[]
}

/** Changes, deletes, restores and adds a few rows, sometimes many. */
async function changeData(
  client: pg.ClientBase,
  random: ScaleRandom,
  data: SearchData,
  plans: readonly ScoredPlan[],
): Promise<void> {
  const count = random.chance(0.1) ? 60 : random.int(1, 6)
  const written = drawRows(random, random.int(0, 2))
  for (let index = 0; index < count; index += 1) {
    const place = random.int(0, data.present.length - 1)
    const [row] = data.present.splice(place, 1)
    if (!row) continue
    if (random.chance(0.3)) data.gone.push(row)
    else written.push(changeRow(random, row))
  }
  const restored = data.gone
    .splice(0, random.int(0, 3))
    .map((row) => (random.chance(0.5) ? row : changeRow(random, row)))
  await deleteRows(
    client,
    data.gone.map((row) => row.intern_id),
  )
  data.present.push(...written, ...restored)
  await writeRows(client, [...written, ...restored], plans)
}

const chunkSize = 5000

/**
 * Compares a search with plain SQL and the domain's score, over random rows, changes and queries.
 * @param clients a superuser's connections to the search's database, which is empty of interns;
 *   queries between two changes are offset over all of them
 */
export async function compareSearch(
  search: InternSearch,
  clients: readonly [pg.ClientBase, ...pg.ClientBase[]],
  options: ComparisonOptions,
): Promise<SearchDifference[]> {
  const random = createScaleRandom(options.seed)
  const plans = drawPlans(random, options.plans ?? 8)
  const data: SearchData = { present: drawRows(random, options.rows), gone: [] }
  const [client] = clients
  for (const each of clients) await prepareOracleClient(each)
  await createOracle(client)
  for (let from = 0; from < data.present.length; from += chunkSize)
    await writeRows(client, data.present.slice(from, from + chunkSize), plans)
  await client.query('analyze intern_search, search_oracle')
  const differences: SearchDifference[] = []
  for (let offset = 0; offset < options.queries; offset += options.changesEvery) {
    if (offset > 0) await changeData(client, random, data, plans)
    const queries = Array.from(
      { length: Math.min(options.changesEvery, options.queries - offset) },
      () => drawQuery(random, data.present, plans),
    )
    differences.push(...(await compareQueries(search, clients, plans, queries)))
  }
  return differences
}

async function compareQueries(
  search: InternSearch,
  clients: readonly pg.ClientBase[],
  plans: readonly ScoredPlan[],
  queries: readonly InternSearchQuery[],
): Promise<readonly SearchDifference[]> {
  const differences: SearchDifference[] = []
  const remaining = queries[Symbol.iterator]()
  const askOver = async (client: pg.ClientBase) => {
    for (const query of remaining) {
      const [found, expected] = await Promise.all([
        search.find(query).then(toComparable),
        findByPlainSql(client, plans, query),
      ])
      if (!isDeepStrictEqual(found, expected))
        differences.push({ query: JSON.stringify(query), found, expected })
    }
  }
  await Promise.all(clients.map(askOver))
  return differences
}
