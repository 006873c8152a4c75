import { browseQuery } from '@fledge/contract/browse/schema.ts'
import { type BrowseSort, browseSorts } from '@fledge/domain/browse/rules.ts'

export const dimensions = ['specialisations', 'skills', 'preferred_start_months', 'internship_durations', 'timezones', 'projects'] as const
export type Dimension = (typeof dimensions)[number]

type Address = Readonly<Record<string, string | readonly string[] | undefined>>

export const asList = (value: string | readonly string[] | undefined): string[] => (value === undefined ? [] : typeof value === 'string' ? value.split(',').filter(Boolean) : [...value])

/** Pages that can be asked for at all. */
const lastPage = 10_000
const pageSize = 10

/** What the address asks for. What is no value of its filter is left out: an address is shared, cut and typed over. */
export function readBrowseAddress(search: Address) {
  const of = (name: Dimension | 'ir_ids') => asList(search[name]).filter((value) => browseQuery.shape[name].safeParse(value).success)
  const chosen: Readonly<Record<Dimension, readonly string[]>> = {
    specialisations: of('specialisations'), skills: of('skills'), preferred_start_months: of('preferred_start_months'), internship_durations: of('internship_durations'), timezones: of('timezones'), projects: of('projects'),
  }
  const sort: BrowseSort = browseSorts.find((one) => one === search['sort']) ?? 'fit'
  const asked = Math.floor(Number(search['page'] ?? 1))
  return { chosen, plan: of('ir_ids')[0] ?? null, sort, page: Number.isNaN(asked) ? 1 : Math.min(lastPage, Math.max(1, asked)) }
}

/** The last page of so many rows. */
export const lastPageOf = (count: number): number => Math.max(1, Math.ceil(count / pageSize))
