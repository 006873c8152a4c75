import { type Day, plusDays } from '@fledge/kernel/dates.ts'

/** Length of an intern's introduction. */
export const internIntroduction = { min: 60, max: 2000 } as const
/** Skills that the list does not have, in a person's own words. */
export const mostOwnSkills = 30

/** When an internship of a batch can start; what the batch has not announced yet does not bind. */
export interface StartBounds {
  readonly today: Day
  /** The first day of the batch's programme. */
  readonly from: Day | null
  /** The last day on which a place in the batch can be agreed. */
  readonly to: Day | null
}

/** So many months ahead can be chosen while the end is open. */
const openMonths = 18

const monthOf = (day: Day) => `${day.slice(5, 7)}/${day.slice(0, 4)}`
const firstOf = (month: string): Day => `${month.slice(3)}-${month.slice(0, 2)}-01`
const lastOf = (month: string): Day => plusDays(firstOf(plusMonth(month)), -1)
const plusMonth = (month: string): string => monthOf(plusDays(firstOf(month), 31))
const later = (a: Day, b: Day | null) => (b !== null && b > a ? b : a)
const earlier = (a: Day, b: Day | null) => (b !== null && b < a ? b : a)

/** The months (MM/YYYY) that hold a day on which an internship can start. */
export function startMonths({ today, from, to }: StartBounds): readonly string[] {
  const first = later(today, from)
  const months: string[] = []
  for (let month = monthOf(first); months.length < openMonths; month = plusMonth(month)) {
    if (to !== null && later(firstOf(month), first) > to) break
    months.push(month)
  }
  return months
}

/** What is wrong with an earliest start (MM/YYYY), as key of the catalogue; the present month is a yes. */
export function startMonthProblem(month: string, bounds: StartBounds): string | null {
  if (lastOf(month) < bounds.today) return 'profiles.startMonth.over'
  const first = later(later(firstOf(month), bounds.today), bounds.from)
  return first > earlier(lastOf(month), bounds.to) ? 'profiles.startMonth.notInBatch' : null
}

interface StartDates extends StartBounds {
  /** MM/YYYY, where it is chosen. */
  readonly month: string | null
}

type StartDateProblem =
  | { readonly because: 'profiles.startDate.noDay' }
  | { readonly because: 'profiles.startDate.from'; readonly days: { readonly from: Day } }
  | {
      readonly because: 'profiles.startDate.range'
      readonly days: { readonly from: Day; readonly to: Day }
    }

/** What is wrong with the day that an internship may start: one range holds today, the batch and the month that was chosen. */
export function validateStartDate(start: Day, bounds: StartDates): StartDateProblem | null {
  const { today, month } = bounds
  const from = later(later(today, bounds.from), month && firstOf(month))
  const to = month ? earlier(lastOf(month), bounds.to) : bounds.to
  if (to === null)
    return start < from ? { because: 'profiles.startDate.from', days: { from } } : null
  if (from > to) return { because: 'profiles.startDate.noDay' }
  return start < from || start > to
    ? { because: 'profiles.startDate.range', days: { from, to } }
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
