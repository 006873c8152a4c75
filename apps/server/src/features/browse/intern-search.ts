import type { browseFilters, BrowseQuery } from '@fledge/contract/browse/schema.ts'
import type { BrowseSort } from '@fledge/domain/browse/rules.ts'
import type { ScoredPlan } from './match-facts.ts'

export type BrowseFilter = (typeof browseFilters)[number]

/** Filters of a company's search. All ids exist in their lists. */
export interface InternSearchQuery {
  /** An intern needs every skill, but only one value of each other filter. */
  readonly filters: Pick<BrowseQuery, BrowseFilter>
  /** Interns who miss no filter (hits), or exactly one (near). */
  readonly show: 'hits' | 'near'
  /** Interns marked by the company as not interesting. */
  readonly markedIds: readonly string[]
  /** Shows only the marked interns, instead of all others. */
  readonly onlyMarked: boolean
  /** Interns who are not shown in any case. */
  readonly excludedIds: readonly string[]
  /** Career fields whose interns are not shown. */
  readonly excludedFields: readonly number[]
  /** Plans whose best score gives the order by match. */
  readonly plans: readonly ScoredPlan[]
  readonly sort: BrowseSort
  readonly offset: number
  readonly limit: number
  readonly now: Date
}

export interface FoundIntern {
  readonly id: string
  /** The only filter that the intern misses; null for a hit. */
  readonly misses: BrowseFilter | null
}

export type FacetCounts = Readonly<
  Record<BrowseFilter, readonly { readonly value: string; readonly count: number }[]>
>

export interface InternSearchResult {
  readonly count: number
  /**
   * Best match or earliest start first, with the longest-waiting first among equals; or newest
   * first.
   */
  readonly page: readonly FoundIntern[]
  /** Number of marked interns who are in browse. */
  readonly markedCount: number
  /**
   * Number of hits per filter value, including empty time-zone buckets: the result of choosing
   * another value of that filter while keeping the others, or of adding one more skill. Without
   * `excludedFields`.
   */
  readonly facets: FacetCounts
  /** Number of hits per career field. */
  readonly hitsByField: ReadonlyMap<number, number>
}

/** Finds the interns of browse, as they are in the database when it is called. */
export interface InternSearch {
  find(query: InternSearchQuery): Promise<InternSearchResult>
}
