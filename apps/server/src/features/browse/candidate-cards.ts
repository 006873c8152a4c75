import type { BrowseQuery, CandidateCardView } from '@fledge/contract/browse/schema.ts'
import { listUnavailableInterns } from '../no-shows/public.ts'
import type { FoundIntern, InternSearchQuery } from './intern-search.ts'
import * as store from './queries/browse.queries.ts'
import type { SearchContext } from './search-requests.ts'
import { toCandidateCard, loadCachedMatchNames } from './views.ts'

type FilterNames = Awaited<ReturnType<typeof loadCachedMatchNames>>

/** Drops unknown ids from the filter, which no intern could match. */
function dropUnknownIds(
  query: BrowseQuery,
  { specialisations, skills, projects }: FilterNames,
): InternSearchQuery['filters'] {
  const keepKnown = (ids: readonly number[] | undefined, names: ReadonlyMap<number, string>) => {
    const knownIds = ids?.filter((id) => names.has(id))
    return knownIds && knownIds.length > 0 ? knownIds : undefined
  }
  return {
    specialisations: keepKnown(query.specialisations, specialisations),
    skills: keepKnown(query.skills, skills),
    projects: keepKnown(query.projects, projects),
    preferred_start_months: query.preferred_start_months,
    internship_durations: query.internship_durations,
    timezones: query.timezones,
  }
}

/** Data that a company's search needs in addition to the index. */
export interface SearchBasis {
  readonly plans: readonly store.MatchPlanRow[]
  readonly names: FilterNames
  readonly markedIds: readonly string[]
  readonly unavailableIds: readonly string[]
}

export async function loadSearchBasis(
  { db, actor, database }: SearchContext,
  planIds: readonly string[],
): Promise<SearchBasis> {
  const [marks, plans, names, unavailableIds] = await Promise.all([
    db.many(store.hiddenInterns, { company_id: actor.company }),
    db.many(store.plansForMatch, { company_id: actor.company, plan_ids: planIds }),
    loadCachedMatchNames(database),
    listUnavailableInterns(db),
  ])
  return { plans, names, markedIds: marks.map((row) => row.intern_id), unavailableIds }
}

/** Finds interns who pass a company's filters. */
export function searchInterns(
  { db, search }: SearchContext,
  { plans, names, markedIds, unavailableIds }: SearchBasis,
  query: BrowseQuery,
  more: Partial<Pick<InternSearchQuery, 'show' | 'excludedIds' | 'excludedFields'>> = {},
) {
  const perPage = query.per_page ?? 10
  return search.find({
    filters: dropUnknownIds(query, names),
    show: more.show ?? 'hits',
    markedIds,
    onlyMarked: query.hidden === '1',
    excludedIds: [...unavailableIds, ...(more.excludedIds ?? [])],
    excludedFields: more.excludedFields ?? [],
    plans,
    sort: query.sort ?? 'fit',
    offset: ((query.page ?? 1) - 1) * perPage,
    limit: perPage,
    now: db.now,
  })
}

/** Loads the cards of a page, each with the filter that the intern misses, in the page's order. */
export async function loadCardPage(
  { db, actor }: Pick<SearchContext, 'db' | 'actor'>,
  page: readonly FoundIntern[],
  { plans, names }: Pick<SearchBasis, 'plans' | 'names'>,
): Promise<(CandidateCardView & Pick<FoundIntern, 'misses'>)[]> {
  if (page.length === 0) return []
  const rows = await db.many(store.cardsById, {
    company_id: actor.company,
    intern_ids: page.map((found) => found.id),
  })
  const cards = new Map(rows.map((row) => [row.intern_id, row]))
  return page.flatMap(({ id, misses }) => {
    const row = cards.get(id)
    return row ? [{ ...toCandidateCard(row, plans, names, db.now), misses }] : []
  })
}
