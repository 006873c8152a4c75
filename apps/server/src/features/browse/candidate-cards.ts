import type { BrowseQuery, CandidateCardView } from '@fledge/contract/browse/schema.ts'
import type { BrowseSort } from '@fledge/domain/browse/rules.ts'
import type { CompanyMember } from '@fledge/domain/sessions/types.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Services } from '../../platform/services.ts'
import { listUnavailableInterns } from '../no-shows/public.ts'
import { filterColumns, type FilteredColumns, listFilteredRows } from './filter-columns.ts'
import { rankEntries } from './rank-columns.ts'
import { getSearchIndex } from './search-index.ts'
import * as store from './queries/browse.queries.ts'
import { toCandidateCard, loadCachedMatchNames } from './views.ts'

interface BrowseContext {
  readonly db: Db
  readonly actor: CompanyMember
  readonly services: Services
}

type FilteredSets = readonly FilteredColumns[]
type FilterNames = Awaited<ReturnType<typeof loadCachedMatchNames>>

interface FilterResult {
  readonly sets: FilteredSets
  readonly plans: readonly store.MatchPlanRow[]
  readonly names: FilterNames
  /** Hidden interns who are still in the index. */
  readonly hidden: readonly string[]
}

/** Drops unknown ids from the filter, which no intern could match. */
function dropUnknownIds(
  query: BrowseQuery,
  { specialisations, skills, projects }: FilterNames,
): BrowseQuery {
  const keepKnown = (ids: readonly number[] | undefined, names: ReadonlyMap<number, string>) => {
    const knownIds = ids?.filter((id) => names.has(id))
    return knownIds && knownIds.length > 0 ? knownIds : undefined
  }
  return {
    ...query,
    specialisations: keepKnown(query.specialisations, specialisations),
    skills: keepKnown(query.skills, skills),
    projects: keepKnown(query.projects, projects),
  }
}

export async function filterInterns(
  { db, actor, services }: BrowseContext,
  query: BrowseQuery,
  excludedIds: readonly string[] = [],
): Promise<FilterResult> {
  const [columns, marks, plans, names, unavailable] = await Promise.all([
    getSearchIndex(services.database).read(db),
    db.many(store.hiddenInterns, { company_id: actor.company }),
    db.many(store.plansForMatch, { company_id: actor.company, plan_ids: query.ir_ids ?? [] }),
    loadCachedMatchNames(services.database),
    listUnavailableInterns(db),
  ])
  const markedIds = marks.map((row) => row.intern_id)
  const isIndexed = (id: string) =>
    columns.some((column) => column.gone[column.at.get(id) ?? -1] === 0)
  return {
    sets: columns.map((column) =>
      filterColumns(
        column,
        dropUnknownIds(query, names),
        [...markedIds, ...excludedIds, ...unavailable],
        db.now,
      ),
    ),
    plans,
    names,
    hidden: markedIds.filter(isIndexed),
  }
}

interface RowSelection extends Pick<FilterResult, 'sets' | 'plans' | 'names'> {
  readonly rows: readonly Int32Array[]
}
export const countSelectedCandidates = ({ rows }: RowSelection) =>
  rows.reduce((sum, set) => sum + set.length, 0)

export const selectCandidateRows = (
  { sets, plans, names }: FilterResult,
  which: 'hits' | 'near',
): RowSelection => ({
  sets,
  plans,
  names,
  rows: sets.map((set) => listFilteredRows(set, which)),
})

export async function loadCardPage(
  { db, actor }: BrowseContext,
  { rows, sets, plans, names }: RowSelection,
  query: {
    sort?: BrowseSort | undefined
    page?: number | undefined
    per_page?: number | undefined
  },
): Promise<CandidateCardView[]> {
  const perPage = query.per_page ?? 10
  const from = ((query.page ?? 1) - 1) * perPage
  const pairs = sets.map((set, index) => ({
    columns: set.columns,
    rows: rows[index] ?? new Int32Array(),
  }))
  const ids = rankEntries(pairs, plans, query.sort ?? 'fit', db.now, from + perPage)
    .slice(from)
    .map((entry) => entry.id)
  if (ids.length === 0) return []
  const cards = new Map(
    (await db.many(store.cardsById, { company_id: actor.company, intern_ids: ids })).map((row) => [
      row.intern_id,
      row,
    ]),
  )
  return ids.flatMap((id) => {
    const row = cards.get(id)
    return row ? [toCandidateCard(row, plans, names, db.now)] : []
  })
}
