import type { Day } from '@fledge/kernel/dates.ts'

/** Length of an intern's introduction. */
export const internIntroduction = { min: 60, max: 2000 } as const

/** What is wrong with an earliest start (MM/YYYY) on this day, as key of the catalogue; the present month is a yes. */
export function startMonthProblem(month: string, today: Day): string | null {
  return `${month.slice(3)}-${month.slice(0, 2)}` < today.slice(0, 7)
    ? 'profiles.startMonth.over'
    : null
}

interface StartDates {
  readonly today: Day
  /** MM/YYYY, where it is chosen. */
  readonly month: string | null
  /** Of the batch; an end that is not announced yet does not bind. */
  readonly from: Day | null
  readonly to: Day | null
}

/** What is wrong with the day that an internship may start: over, not of the batch, or not of the month that was chosen. */
export function startDateProblem(
  start: Day,
  { today, month, from, to }: StartDates,
): { readonly because: string; readonly days?: { readonly from?: Day; readonly to?: Day } } | null {
  if (start < today) return { because: 'profiles.startDate.over' }
  if (from !== null && start < from) return { because: 'profiles.startDate.early', days: { from } }
  if (to !== null && start > to) return { because: 'profiles.startDate.late', days: { to } }
  return month !== null && `${start.slice(5, 7)}/${start.slice(0, 4)}` !== month
    ? { because: 'profiles.startDate.month' }
    : null
}

/** Answers that stand alone in a choice of several: beside others they say nothing. */
const aloneLabels: readonly string[] = ['Prefer not to say', 'No disability']

interface Choice {
  readonly value: string
  readonly label: string
}

/** What is chosen after a change: an answer that stands alone takes the others' place, and gives way to another one. */
export function withAlone(
  options: readonly Choice[],
  before: readonly string[],
  chosen: readonly string[],
): readonly string[] {
  const alone = new Set(
    options.filter(({ label }) => aloneLabels.includes(label)).map(({ value }) => value),
  )
  const added = chosen.find((value) => alone.has(value) && !before.includes(value))
  if (added !== undefined) return [added]
  return chosen.length > 1 ? chosen.filter((value) => !alone.has(value)) : chosen
}

/** Whether these labels, chosen together, hold one that stands alone. */
export const isMixedWithAlone = (labels: readonly string[]): boolean =>
  labels.length > 1 && labels.some((label) => aloneLabels.includes(label))
