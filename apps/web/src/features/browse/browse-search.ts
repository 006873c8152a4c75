import { type BrowseSort, browseSorts, zoneBuckets } from '@fledge/domain/browse/rules.ts'
import { isIdFormat } from '../../platform/url-values.ts'
import { parsePage } from '../../platform/list/list-address.ts'

export const browseFilterNames = [
  'specialisations',
  'skills',
  'preferred_start_months',
  'internship_durations',
  'timezones',
  'projects',
] as const
export type BrowseFilterName = (typeof browseFilterNames)[number]

type BrowseSearch = Readonly<Record<string, string | readonly string[] | undefined>>

export const toStringList = (value: string | readonly string[] | undefined): string[] =>
  value === undefined
    ? []
    : typeof value === 'string'
      ? value.split(',').filter(Boolean)
      : [...value]

const isId = (value: string) => /^\d{1,9}$/.test(value) && Number(value) > 0
const isWeekCount = (value: string) =>
  /^\d{1,2}$/.test(value) && Number(value) >= 4 && Number(value) <= 16

// Same rules as the contract's browseQuery, repeated because its schema would load zod on a page
// without a form. The test compares the two.
const filterChecks: Readonly<Record<BrowseFilterName | 'ir_ids', (value: string) => boolean>> = {
  specialisations: isId,
  projects: isId,
  skills: isId,
  internship_durations: isWeekCount,
  preferred_start_months: (value) => /^(0[1-9]|1[0-2])\/20\d\d$/.test(value),
  timezones: (value) => zoneBuckets.some((one) => one === value),
  ir_ids: isIdFormat,
}

/** Maximum number of plans to compare, as on the server. */
const maxPlans = 10

/**
 * Parses the URL's filters. Ignores invalid values, because URLs are shared, truncated and edited.
 */
export function parseBrowseSearch(search: BrowseSearch) {
  const of = (name: BrowseFilterName | 'ir_ids') =>
    toStringList(search[name]).filter(filterChecks[name])
  const chosen: Readonly<Record<BrowseFilterName, readonly string[]>> = {
    specialisations: of('specialisations'),
    skills: of('skills'),
    preferred_start_months: of('preferred_start_months'),
    internship_durations: of('internship_durations'),
    timezones: of('timezones'),
    projects: of('projects'),
  }
  const sort: BrowseSort = browseSorts.find((one) => one === search['sort']) ?? 'fit'
  return {
    chosen,
    plans: of('ir_ids').slice(0, maxPlans),
    isHidden: search['hidden'] === '1',
    sort,
    page: parsePage(search['page']),
  }
}

type KnownFilterValues = Readonly<Record<BrowseFilterName, readonly { readonly value: string }[]>>

/**
 * Returns the URL without unknown ids (skills or plans that don't exist here), or null when nothing
 * has to change.
 */
export function removeUnknownIds(
  asked: {
    readonly chosen: Readonly<Record<BrowseFilterName, readonly string[]>>
    readonly plans: readonly string[]
  },
  known: KnownFilterValues,
  plans: readonly { readonly plan_id: string }[],
): Readonly<Record<string, string | undefined>> | null {
  const lists = [
    ...browseFilterNames.map(
      (name) =>
        [
          name,
          asked.chosen[name],
          asked.chosen[name].filter((value) => known[name].some((row) => row.value === value)),
        ] as const,
    ),
    [
      'ir_ids',
      asked.plans,
      asked.plans.filter((id) => plans.some((plan) => plan.plan_id === id)),
    ] as const,
  ]
  const changed = lists.filter(([, all, rest]) => rest.length < all.length)
  return changed.length === 0
    ? null
    : Object.fromEntries(changed.map(([name, , rest]) => [name, rest.join(',') || undefined]))
}
