import type { browseEndpoints } from '@fledge/contract/browse/endpoints.ts'
import type { InputOf } from '@fledge/kernel/endpoint.ts'
import { useSearchParams } from '../../platform/address-state.ts'
import { monthYear } from '../../platform/match-words.ts'
import { translate, t } from '../../platform/use-texts.ts'
import { idIn } from '../../platform/address-values.ts'
import { type Dimension, dimensions, readBrowseAddress } from './browse-address.ts'

export type BrowseInput = NonNullable<InputOf<typeof browseEndpoints.browseCandidates>['query']>

interface StateChange {
  readonly plans?: readonly string[]
  readonly isHidden?: boolean
  readonly sort?: string
  readonly page?: number
  readonly intern?: string | null
}

export interface BrowseState {
  readonly chosen: Readonly<Record<Dimension, readonly string[]>>
  /** The plans the fit is for; none stands for the active ones. */
  readonly plans: readonly string[]
  /** The one plan that is looked for; null where it is none, or several. */
  readonly plan: string | null
  /** Those whom the company has hidden, instead of everybody. */
  readonly isHidden: boolean
  readonly sort: 'fit' | 'newest' | 'start'
  readonly page: number
  /** For the call. */
  readonly query: BrowseInput
  readonly isFiltered: boolean
  toggle(name: Dimension, value: string): void
  clear(name?: Dimension): void
  set(change: StateChange): void
  /** A page that is not there becomes one that is; no step of its own. */
  mend(page: number): void
  /** What names nothing is taken out of the address; no step either. */
  rewrite(address: Readonly<Record<string, string | undefined>>): void
  /** The intern whose profile is open. */
  readonly intern: string | null
}

/** Filters, order and page live in the address bar, so that a search can be shared and gone back to. */
export function useBrowseState(): BrowseState {
  const [search, change] = useSearchParams()
  const address = readBrowseAddress(search)
  const { chosen, plans } = address
  // Each choice is a step that the back button takes back.
  const step: typeof change = (next) => change(next, { push: true })
  const put = (name: Dimension, values: readonly string[]) =>
    step({ [name]: values.join(',') || undefined, page: undefined })
  return {
    ...address,
    plan: plans.length === 1 ? (plans[0] ?? null) : null,
    query: toQuery(address),
    isFiltered: dimensions.some((name) => chosen[name].length > 0),
    intern: idIn(search['intern']) ?? null,
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
            ...Object.fromEntries(dimensions.map((one) => [one, undefined])),
            page: undefined,
          }),
    rewrite: (to) => change(to),
    mend: (to) => change({ page: to === 1 ? undefined : String(to) }),
    set: (next) => (next.intern === null ? change : step)(toSearch(next)),
  }
}

function toQuery(address: ReturnType<typeof readBrowseAddress>): BrowseInput {
  const { chosen, plans, isHidden, sort, page } = address
  const filled = Object.fromEntries(
    dimensions.flatMap((name) => (chosen[name].length > 0 ? [[name, [...chosen[name]]]] : [])),
  )
  return {
    ...filled,
    ...(plans.length > 0 ? { ir_ids: [...plans] } : {}),
    ...(isHidden ? { hidden: '1' as const } : {}),
    sort,
    page: String(page),
  }
}

/** What a change means in the address; whoever changes what is looked for begins at the first page again. */
const toSearch = ({ plans, isHidden, sort, page, intern }: StateChange) => ({
  ...(plans === undefined ? {} : { ir_ids: plans.join(',') || undefined, page: undefined }),
  ...(isHidden === undefined ? {} : { hidden: isHidden ? '1' : undefined, page: undefined }),
  ...(sort === undefined ? {} : { sort: sort === 'fit' ? undefined : sort, page: undefined }),
  ...(page === undefined ? {} : { page: page === 1 ? undefined : String(page) }),
  ...(intern === undefined ? {} : { intern: intern ?? undefined }),
})

/** How a value of a filter is called; ids come with their label. */
export function valueSays(name: Dimension, value: string, label: string): string {
  if (name === 'preferred_start_months') return monthYear(`${value.slice(3)}-${value.slice(0, 2)}`)
  if (name === 'internship_durations') return t('browse.weeks', { count: value })
  return name === 'timezones' ? translate(`browse.zone.${value}`) : label
}
