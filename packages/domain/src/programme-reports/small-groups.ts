import { minHiddenPeople, minPeople } from './types.ts'

/** How many of a group submitted, were then approved, and were then offered an internship. */
export interface GroupCounts {
  readonly submitted: number
  readonly approved: number
  readonly offered: number
}

/** The same, with null where a number is hidden. */
export type VisibleCounts = { readonly [K in keyof GroupCounts]: number | null }

/** Numbers about a group that would be known if it was shown. */
type ListNumbers = (group: GroupCounts) => readonly number[]

const shownWithSubmitted: ListNumbers = ({ submitted }) => [submitted]
// Who was not selected is known from both numbers, too.
const shownWithApproved: ListNumbers = ({ submitted, approved }) => [approved, submitted - approved]
const shownWithOffered: ListNumbers = ({ approved, offered }) => [offered, approved - offered]

/**
 * Hides what fewer than five people stand behind, and as much more that it cannot be computed: the
 * sum over all groups is known from elsewhere, so at least two groups are hidden, and at least ten
 * people stand behind each sum of what is hidden. A group of no one counts as small.
 */
export function hideSmallGroups(groups: readonly GroupCounts[]): readonly VisibleCounts[] {
  const submitted = hideGroups(groups, shownWithSubmitted, new Set())
  // What is compared with a hidden number would give it away.
  const approved = hideGroups(groups, shownWithApproved, submitted)
  const offered = hideGroups(groups, shownWithOffered, approved)
  return groups.map((group, at) => ({
    submitted: submitted.has(at) ? null : group.submitted,
    approved: approved.has(at) ? null : group.approved,
    offered: offered.has(at) ? null : group.offered,
  }))
}

/** Returns the places of the groups that are hidden. */
function hideGroups(
  groups: readonly GroupCounts[],
  listNumbers: ListNumbers,
  hiddenBefore: ReadonlySet<number>,
): ReadonlySet<number> {
  const numbers = groups.map(listNumbers)
  const smallestFirst = numbers
    .map((values, at) => ({ at, smallest: Math.min(...values) }))
    .toSorted((a, b) => a.smallest - b.smallest)
  const hidden = new Set(hiddenBefore)
  for (const { at, smallest } of smallestFirst)
    if (smallest < minPeople || !isHiddenWell(numbers, hidden)) hidden.add(at)
  return hidden
}

/** Whether none of the hidden numbers can be computed from what is shown and the sum. */
function isHiddenWell(
  numbers: readonly (readonly number[])[],
  hidden: ReadonlySet<number>,
): boolean {
  if (hidden.size === 0) return true
  const sums = (numbers[0] ?? []).map((_, column) =>
    numbers.reduce((sum, values, at) => sum + (hidden.has(at) ? (values[column] ?? 0) : 0), 0),
  )
  return hidden.size > 1 && sums.every((sum) => sum >= minHiddenPeople)
}
