import type { Turn } from '@fledge/domain/candidatures/types.ts'

interface Wait {
  readonly turn: Turn
  readonly due_at: string | null
}

const dueAt = (one: Wait) => (one.due_at ? Date.parse(one.due_at) : Number.POSITIVE_INFINITY)

/** What companies and the programme team owe an answer on, the first due first, so that late ones lead; all late ones are shown, and so many in all. */
export function waitsForOthers<T extends Wait>(
  rows: readonly T[],
  now: Date,
  shown: number,
): { readonly shown: readonly T[]; readonly more: number } {
  const theirs = rows
    .filter((one) => one.turn === 'company' || one.turn === 'operator')
    .toSorted((a, b) => (dueAt(a) === dueAt(b) ? 0 : dueAt(a) - dueAt(b)))
  const late = theirs.filter((one) => dueAt(one) < now.getTime()).length
  const first = theirs.slice(0, Math.max(late, shown))
  return { shown: first, more: theirs.length - first.length }
}
