import type { DeskOwner } from '@fledge/domain/waits/types.ts'
import type { ListTotalRow } from '../list-query.ts'

// Who takes care of the rows of a list of the review desk: what it shows, filters by and counts, so
// that a number is always that of the rows behind it.

// An owner `h` is joined only while the row waits: they remain for some hours after that.

/** The columns of a row about its owner. */
export const deskOwnerColumns = `h.owner_id, (select ou.first_name || ' ' || ou.last_name from users ou where ou.user_id = h.owner_id) as owner_name`

/** Conditions by whose the rows are; `:user_id` is the reader. */
export const deskOwnerFilters = {
  // An anti-join, whose rows PostgreSQL estimates well. For `h.owner_id is null` it expects 1 of 200 and
  // then compares each row with each group of similar applications.
  none: 'h.subject_id is null',
  me: 'h.owner_id = :user_id::uuid',
  colleagues: 'h.owner_id <> :user_id::uuid',
} as const satisfies Readonly<Record<DeskOwner, string>>

export type DeskOwnerFilters = Readonly<Record<DeskOwner, true>>

/** Counts the rows by these filters. */
export const deskOwnerTotals = {
  owner: {
    sql: `case ${Object.entries(deskOwnerFilters)
      .map(([name, sql]) => `when ${sql} then '${name}'`)
      .join(' ')} end`,
    filters: Object.keys(deskOwnerFilters),
  },
} as const

/** The filters of a request for the rows of one owner. */
export const toDeskOwnerFilters = (owner: DeskOwner | undefined) => ({
  none: owner === 'none',
  me: owner === 'me',
  colleagues: owner === 'colleagues',
})

/** The counts of `deskOwnerTotals`, as a response. */
export function toOwnerCounts(totals: readonly ListTotalRow[]): Record<DeskOwner, number> {
  const countOf = (owner: DeskOwner) => totals.find(({ value }) => value === owner)?.count ?? 0
  return { none: countOf('none'), me: countOf('me'), colleagues: countOf('colleagues') }
}
