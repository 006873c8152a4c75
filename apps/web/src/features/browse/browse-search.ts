import { browseSorts, zoneBuckets } from '@fledge/domain/browse/rules.ts'
import { listOf, oneOf, type ParamParser } from '../../platform/list/list-address.ts'
import { isIdFormat } from '../../platform/router/url-values.ts'

export const browseFilterNames = [
  'specialisations',
  'skills',
  'preferred_start_months',
  'internship_durations',
  'timezones',
  'projects',
] as const
export type BrowseFilterName = (typeof browseFilterNames)[number]

const isId = (value: string) => /^\d{1,9}$/.test(value) && Number(value) > 0
const isWeekCount = (value: string) =>
  /^\d{1,2}$/.test(value) && Number(value) >= 4 && Number(value) <= 16

// Same rules as the contract's browseQuery, repeated because its schema would load zod on a page
// without a form. The test compares the two.
export const filterParsers: Readonly<Record<BrowseFilterName, ParamParser<readonly string[]>>> = {
  specialisations: listOf(isId),
  projects: listOf(isId),
  skills: listOf(isId),
  internship_durations: listOf(isWeekCount),
  preferred_start_months: listOf((value) => /^(0[1-9]|1[0-2])\/20\d\d$/.test(value)),
  timezones: listOf((value) => zoneBuckets.some((bucket) => bucket === value)),
}

/** Maximum number of plans to compare, as on the server. */
const maxPlans = 10
const parseIds = listOf(isIdFormat)
const parsePlans: ParamParser<readonly string[]> = (value) => parseIds(value)?.slice(0, maxPlans)

/** Plans to match with, hidden interns instead of the others, and the order. */
export const viewParsers = {
  ir_ids: parsePlans,
  hidden: oneOf(['1']),
  sort: oneOf(browseSorts),
}

type KnownFilterValues = Readonly<Record<BrowseFilterName, readonly { readonly value: string }[]>>

/**
 * Returns the URL without unknown ids (skills or plans that don't exist here), or null when nothing
 * has to change.
 */
export function removeUnknownIds(
  requested: {
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
          requested.chosen[name],
          requested.chosen[name].filter((value) => known[name].some((row) => row.value === value)),
        ] as const,
    ),
    [
      'ir_ids',
      requested.plans,
      requested.plans.filter((id) => plans.some((plan) => plan.plan_id === id)),
    ] as const,
  ]
  const changed = lists.filter(([, all, rest]) => rest.length < all.length)
  return changed.length === 0
    ? null
    : Object.fromEntries(changed.map(([name, , rest]) => [name, rest.join(',') || undefined]))
}
