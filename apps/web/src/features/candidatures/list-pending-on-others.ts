import type { Turn } from '@fledge/domain/candidatures/types.ts'

interface PendingFacts {
  readonly turn: Turn
  readonly due_at: string | null
}

const toDueTime = (row: PendingFacts) =>
  row.due_at ? Date.parse(row.due_at) : Number.POSITIVE_INFINITY

/**
 * Returns the candidatures that wait for a company or the programme team, earliest deadline first.
 * @param shown minimum number to return; overdue ones are always returned
 */
export function listPendingOnOthers<T extends PendingFacts>(
  rows: readonly T[],
  now: Date,
  shown: number,
): { readonly shown: readonly T[]; readonly more: number } {
  const theirs = rows
    .filter((row) => row.turn === 'company' || row.turn === 'operator')
    .toSorted((a, b) => (toDueTime(a) === toDueTime(b) ? 0 : toDueTime(a) - toDueTime(b)))
  const late = theirs.filter((row) => toDueTime(row) < now.getTime()).length
  const first = theirs.slice(0, Math.max(late, shown))
  return { shown: first, more: theirs.length - first.length }
}
