import type { browseEndpoints } from '@fledge/contract/browse/endpoints.ts'
import type { BrowseSort } from '@fledge/domain/browse/rules.ts'
import type { InputOf } from '@fledge/kernel/endpoint.ts'
import { type ListPaging, useListParams } from '../../platform/list/use-list-params.ts'
import { useDialogParam, useSearchParams } from '../../platform/router/url-state.ts'
import { formatMonthAndYear } from '../../shared/format-match.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { parseId } from '../../platform/router/url-values.ts'
import {
  type BrowseFilterName,
  browseFilterNames,
  filterParsers,
  viewParsers,
} from './browse-search.ts'

type BrowseInput = NonNullable<InputOf<typeof browseEndpoints.browseCandidates>['query']>

interface BrowseChange {
  readonly plans?: readonly string[]
  readonly isHidden?: boolean
  readonly sort?: BrowseSort
}

export interface BrowseState extends ListPaging {
  readonly chosen: Readonly<Record<BrowseFilterName, readonly string[]>>
  /** Plans that interns are matched with; empty means all active ones. */
  readonly plans: readonly string[]
  /** The only selected plan; null for none or several. */
  readonly plan: string | null
  /** Shows the interns hidden by the company instead of the others. */
  readonly isHidden: boolean
  readonly sort: BrowseSort
  /** Query of the request. */
  readonly query: BrowseInput
  readonly toggle: (name: BrowseFilterName, value: string) => void
  readonly clear: (name?: BrowseFilterName) => void
  readonly set: (change: BrowseChange) => void
  /** Removes unknown values from the URL, without a history entry. */
  readonly rewrite: (address: Readonly<Record<string, string | undefined>>) => void
  /** Intern whose profile is open. */
  readonly intern: string | null
  readonly openIntern: (intern: string) => void
  /** Compares the open profile with a plan. */
  readonly choosePlan: (plan: string) => void
  readonly closeIntern: () => void
}

/**
 * Keeps filters, sort order and page in the URL so that a search can be shared and the back button
 * works. Each choice is a history entry.
 */
export function useBrowseState(): BrowseState {
  const list = useListParams(filterParsers, { view: viewParsers, push: true })
  const [, change] = useSearchParams()
  const profile = useDialogParam('intern')
  const chosen = toChosen(list.filters)
  const { ir_ids: plans = [], hidden, sort = 'fit' } = list.view
  return {
    ...list,
    chosen,
    plans,
    plan: plans.length === 1 ? (plans[0] ?? null) : null,
    isHidden: hidden === '1',
    sort,
    query: { ...toQuery(list), sort, page: String(list.page) },
    toggle: (name, value) =>
      list.set({
        [name]: chosen[name].includes(value)
          ? chosen[name].filter((other) => other !== value)
          : [...chosen[name], value],
      }),
    clear: (name) => (name ? list.set({ [name]: [] }) : list.clear()),
    set: (next) => list.set(toParams(next)),
    rewrite: (to) => change(to),
    intern: parseId(profile.shown ?? undefined) ?? null,
    openIntern: profile.open,
    closeIntern: profile.close,
    choosePlan: (plan) => list.set({ ir_ids: [plan] }, { push: false }),
  }
}

type BrowseParams = Pick<
  ReturnType<typeof useListParams<typeof filterParsers, typeof viewParsers>>,
  'filters' | 'view'
>

const toChosen = (filters: BrowseParams['filters']): BrowseState['chosen'] => ({
  specialisations: filters.specialisations ?? [],
  skills: filters.skills ?? [],
  preferred_start_months: filters.preferred_start_months ?? [],
  internship_durations: filters.internship_durations ?? [],
  timezones: filters.timezones ?? [],
  projects: filters.projects ?? [],
})

/** Filters that are set, as copies because requests have mutable lists. */
const toQuery = ({ filters, view }: BrowseParams): BrowseInput => ({
  ...Object.fromEntries(
    browseFilterNames.flatMap((name) => (filters[name] ? [[name, [...filters[name]]]] : [])),
  ),
  ...(view.ir_ids ? { ir_ids: [...view.ir_ids] } : {}),
  ...(view.hidden ? { hidden: view.hidden } : {}),
})

/** Converts a change to parameters; the default order is left out. */
const toParams = ({ plans, isHidden, sort }: BrowseChange) => ({
  ...(plans === undefined ? {} : { ir_ids: plans }),
  ...(isHidden === undefined ? {} : { hidden: isHidden ? ('1' as const) : undefined }),
  ...(sort === undefined ? {} : { sort: sort === 'fit' ? undefined : sort }),
})

/** Returns the label of a filter value; ids use the given label. */
export function formatFilterValue(name: BrowseFilterName, value: string, label: string): string {
  if (name === 'preferred_start_months')
    return formatMonthAndYear(`${value.slice(3)}-${value.slice(0, 2)}`)
  if (name === 'internship_durations') return t('browse.weeks', { count: value })
  return name === 'timezones' ? translateKey(`browse.zone.${value}`) : label
}
