import { coveredColleaguesSql } from '../absence.ts'
import { overdueKindsSql } from './waits.ts'

// Conditions on a wait `w`. The list of the team's tasks and the numbers that link to it use the same
// ones, so that a number is always that of the rows behind it.

/** What the team has to do: what others or jobs do first, only once they are late. */
export const isTeamWaitSql = `w.kind in (${overdueKindsSql}) and (w.kind not in ('DECISION', 'PLACEMENT', 'ERASURE') or w.late_from <= :now::timestamptz)`

/** `:day_end` is the end of the team's day. */
export const teamWaitFilters = {
  late: 'w.late_from <= :now::timestamptz',
  due_today: 'w.late_from > :now::timestamptz and w.due_at < :day_end::timestamptz',
  unowned: 'w.owner_id is null',
  /** Of someone who is away; `:user_id` is the reader, who stands in for them. */
  covered: `w.owner_id in (${coveredColleaguesSql})`,
} as const

/** A filter by its name. */
export function teamWaitFilterSql(name: string): string {
  const found = Object.entries(teamWaitFilters).find(([known]) => known === name)
  if (!found) throw new Error(`no filter of waits: ${name}`)
  return `(${found[1]})`
}
