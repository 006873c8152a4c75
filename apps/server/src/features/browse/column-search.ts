import type { Database } from '../../platform/db/database.ts'
import {
  countFacetValues,
  countHitsByField,
  filterColumns,
  findMissedFilter,
  listFilteredRows,
} from './filter-columns.ts'
import type { InternSearch, InternSearchQuery, InternSearchResult } from './intern-search.ts'
import { rankEntries } from './rank-columns.ts'
import type { SearchColumns } from './search-columns.ts'
import { SearchIndex } from './search-index.ts'

function filterSets(columns: readonly SearchColumns[], query: InternSearchQuery) {
  const isExcluded = new Set(query.excludedIds)
  const hidden = query.onlyMarked
    ? query.markedIds.filter((id) => !isExcluded.has(id))
    : [...query.markedIds, ...query.excludedIds]
  const filters = { ...query.filters, ...(query.onlyMarked ? { hidden: '1' as const } : {}) }
  return columns.map((set) => filterColumns(set, filters, hidden, query.now))
}

function findInColumns(
  columns: readonly SearchColumns[],
  query: InternSearchQuery,
): InternSearchResult {
  const { plans, sort, now, offset, limit } = query
  const sets = filterSets(columns, query)
  const excludedFields = new Set(query.excludedFields)
  const selected = sets.map((set) => ({
    columns: set.columns,
    rows: listFilteredRows(set, query.show).filter(
      (row) => !excludedFields.has(set.columns.field[row] ?? 0),
    ),
  }))
  const findMissed = (id: string) =>
    sets.map((set) => findMissedFilter(set, id)).find((name) => name !== null) ?? null
  const isIndexed = (id: string) => columns.some((set) => set.gone[set.at.get(id) ?? -1] === 0)
  return {
    count: selected.reduce((sum, { rows }) => sum + rows.length, 0),
    page: rankEntries(selected, plans, sort, now, offset + limit)
      .slice(offset)
      .map(({ id }) => ({ id, misses: query.show === 'hits' ? null : findMissed(id) })),
    markedCount: query.markedIds.filter(isIndexed).length,
    facets: countFacetValues(sets, now),
    hitsByField: countHitsByField(sets),
  }
}

/** Searches columns of objects in this process. */
function createColumnSearch(database: Pick<Database, 'read'>): InternSearch {
  const index = new SearchIndex()
  return {
    find: async (query) => findInColumns(await index.read(database.read()), query),
  }
}

const searches = new WeakMap<object, InternSearch>()
/** Returns the search of a database. Tests have several databases in one process. */
export function getInternSearch(database: Database): InternSearch {
  const search = searches.get(database) ?? createColumnSearch(database)
  searches.set(database, search)
  return search
}
