import { dayMs } from '@fledge/kernel/dates.ts'

interface LogQuery {
  readonly machine?: string
  readonly actor_id?: string
  readonly since?: string
  readonly until?: string
}

/** Whether the index of kinds serves the filters; that of a person does it better. */
const isByKind = ({ machine, actor_id: actor }: LogQuery) =>
  machine !== undefined && actor === undefined

/**
 * Returns the filters of the list: days of UTC become moments, the last one included, and those of
 * one kind are compared by what its index is sorted by.
 */
export function toLogFilters<Query extends LogQuery>(query: Query) {
  const { since, until, ...others } = query
  const from = since && `${since}T00:00:00Z`
  const to = until && new Date(Date.parse(until) + dayMs).toISOString()
  return isByKind(query)
    ? { ...others, kind_since: from, kind_until: to }
    : { ...others, since: from, until: to }
}

/** Returns the order whose index serves the filters; both sort by time. */
export const getLogOrder = (query: LogQuery) =>
  isByKind(query) ? ('ofKind' as const) : ('default' as const)
