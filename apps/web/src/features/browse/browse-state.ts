import type { browseEndpoints } from '@fledge/contract/browse/endpoints.ts'
import type { InputOf } from '@fledge/kernel/endpoint.ts'
import { useSearchParams } from '../../platform/url-state.ts'
import { formatMonthAndYear } from '../../platform/format-match.ts'
import { translateKey, t } from '../../platform/use-texts.ts'
import { parseId } from '../../platform/url-values.ts'
import { type BrowseFilterName, browseFilterNames, parseBrowseSearch } from './browse-search.ts'

export type BrowseInput = NonNullable<InputOf<typeof browseEndpoints.browseCandidates>['query']>

interface StateChange {
  readonly plans?: readonly string[]
  readonly isHidden?: boolean
  readonly sort?: string
  readonly page?: number
  readonly intern?: string | null
}

export interface BrowseState {
  readonly chosen: Readonly<Record<BrowseFilterName, readonly string[]>>
  /** Plans that interns are matched with; empty means all active ones. */
  readonly plans: readonly string[]
  /** The only selected plan; null for none or several. */
  readonly plan: string | null
  /** Shows the interns hidden by the company instead of the others. */
  readonly isHidden: boolean
  readonly sort: 'fit' | 'newest' | 'start'
  readonly page: number
  /** Query of the request. */
  readonly query: BrowseInput
  readonly isFiltered: boolean
  toggle(name: BrowseFilterName, value: string): void
  clear(name?: BrowseFilterName): void
  set(change: StateChange): void
  /** Replaces a page that doesn't exist, without a history entry. */
  replacePage(page: number): void
  /** Removes unknown values from the URL, without a history entry. */
  rewrite(address: Readonly<Record<string, string | undefined>>): void
  /** Intern whose profile is open. */
  readonly intern: string | null
}

/**
 * Keeps filters, sort order and page in the URL so that a search can be shared and the back button
 * works.
 */
export function useBrowseState(): BrowseState {
  const [search, change] = useSearchParams()
  const address = parseBrowseSearch(search)
  const { chosen, plans } = address
  // Each choice is a history entry.
  const step: typeof change = (next) => change(next, { push: true })
  const put = (name: BrowseFilterName, values: readonly string[]) =>
    step({ [name]: values.join(',') || undefined, page: undefined })
  return {
    ...address,
    plan: plans.length === 1 ? (plans[0] ?? null) : null,
    query: toQuery(address),
    isFiltered: browseFilterNames.some((name) => chosen[name].length > 0),
    intern: parseId(search['intern']) ?? null,
    toggle: (name, value) =>
      put(
        name,
        chosen[name].includes(value)
          ? chosen[name].filter((one) => one !== value)
          : [...chosen[name], value],
      ),
    clear: (name) =>
      name
        ? put(name, [])
        : step({
            ...Object.fromEntries(browseFilterNames.map((one) => [one, undefined])),
            page: undefined,
          }),
    rewrite: (to) => change(to),
    replacePage: (to) => change({ page: to === 1 ? undefined : String(to) }),
    set: (next) => (next.intern === null ? change : step)(toSearch(next)),
  }
}

function toQuery(address: ReturnType<typeof parseBrowseSearch>): BrowseInput {
  const { chosen, plans, isHidden, sort, page } = address
  const filled = Object.fromEntries(
    browseFilterNames.flatMap((name) =>
      chosen[name].length > 0 ? [[name, [...chosen[name]]]] : [],
    ),
  )
  return {
    ...filled,
    ...(plans.length > 0 ? { ir_ids: [...plans] } : {}),
    ...(isHidden ? { hidden: '1' as const } : {}),
    sort,
    page: String(page),
  }
}

/** Converts a change to URL parameters; changed filters reset the page. */
const toSearch = ({ plans, isHidden, sort, page, intern }: StateChange) => ({
  ...(plans === undefined ? {} : { ir_ids: plans.join(',') || undefined, page: undefined }),
  ...(isHidden === undefined ? {} : { hidden: isHidden ? '1' : undefined, page: undefined }),
  ...(sort === undefined ? {} : { sort: sort === 'fit' ? undefined : sort, page: undefined }),
  ...(page === undefined ? {} : { page: page === 1 ? undefined : String(page) }),
  ...(intern === undefined ? {} : { intern: intern ?? undefined }),
})

/** Returns the label of a filter value; ids use the given label. */
export function formatFilterValue(name: BrowseFilterName, value: string, label: string): string {
  if (name === 'preferred_start_months')
    return formatMonthAndYear(`${value.slice(3)}-${value.slice(0, 2)}`)
  if (name === 'internship_durations') return t('browse.weeks', { count: value })
  return name === 'timezones' ? translateKey(`browse.zone.${value}`) : label
}
