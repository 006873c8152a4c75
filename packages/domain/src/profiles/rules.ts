import { type Day, addDays } from '@fledge/kernel/dates.ts'

/** Length limits of an intern's introduction. */
export const internIntroductionRule = { min: 60, max: 2000 } as const
/** Maximum characters of the goals given at sign-up. */
export const maxGoalsLength = 1000
/** Maximum number of custom skills that are not in the list. */
export const maxOwnSkills = 30

/** Limits for the start of an internship in a batch; unset dates do not limit. */
export interface StartBounds {
  readonly today: Day
  /** The first day of the batch's programme. */
  readonly from: Day | null
  /** The last day on which a place in the batch can be agreed. */
  readonly to: Day | null
}

/** Number of selectable months while the batch has no end. */
const maxOpenMonths = 18

const toMonth = (day: Day) => `${day.slice(5, 7)}/${day.slice(0, 4)}`
const getFirstDay = (month: string): Day => `${month.slice(3)}-${month.slice(0, 2)}-01`
const getLastDay = (month: string): Day => addDays(getFirstDay(addMonth(month)), -1)
const addMonth = (month: string): string => toMonth(addDays(getFirstDay(month), 31))
const getLaterDay = (a: Day, b: Day | null) => (b !== null && b > a ? b : a)
const getEarlierDay = (a: Day, b: Day | null) => (b !== null && b < a ? b : a)

/** Returns the months (MM/YYYY) with a day on which an internship can start. */
export function getStartMonths({ today, from, to }: StartBounds): readonly string[] {
  const first = getLaterDay(today, from)
  const months: string[] = []
  for (let month = toMonth(first); months.length < maxOpenMonths; month = addMonth(month)) {
    if (to !== null && getLaterDay(getFirstDay(month), first) > to) break
    months.push(month)
  }
  return months
}

/**
 * Validates an earliest start month (MM/YYYY). Returns a catalogue key, or null if valid; the
 * current month is valid.
 */
export function validateStartMonth(month: string, bounds: StartBounds): string | null {
  if (getLastDay(month) < bounds.today) return 'profiles.startMonth.over'
  const first = getLaterDay(getLaterDay(getFirstDay(month), bounds.today), bounds.from)
  return first > getEarlierDay(getLastDay(month), bounds.to)
    ? 'profiles.startMonth.notInBatch'
    : null
}

interface StartDates extends StartBounds {
  /** The chosen month as MM/YYYY, if any. */
  readonly month: string | null
}

type StartDateProblem =
  | { readonly messageKey: 'profiles.startDate.noDay' }
  | { readonly messageKey: 'profiles.startDate.from'; readonly days: { readonly from: Day } }
  | {
      readonly messageKey: 'profiles.startDate.range'
      readonly days: { readonly from: Day; readonly to: Day }
    }

/** Validates the earliest start date: it must be within today, the batch and the chosen month. */
export function validateStartDate(start: Day, bounds: StartDates): StartDateProblem | null {
  const { today, month } = bounds
  const from = getLaterDay(getLaterDay(today, bounds.from), month && getFirstDay(month))
  const to = month ? getEarlierDay(getLastDay(month), bounds.to) : bounds.to
  if (to === null)
    return start < from ? { messageKey: 'profiles.startDate.from', days: { from } } : null
  if (from > to) return { messageKey: 'profiles.startDate.noDay' }
  return start < from || start > to
    ? { messageKey: 'profiles.startDate.range', days: { from, to } }
    : null
}

/** Exclusive options of a multiple choice; next to other answers they contradict them. */
const exclusiveLabels: readonly string[] = ['Prefer not to say', 'No disability']

interface Choice {
  readonly value: string
  readonly label: string
}

/**
 * Returns the selection after a change: an exclusive option replaces the others, and another option
 * replaces it.
 */
export function applyExclusiveChoice(
  options: readonly Choice[],
  before: readonly string[],
  selection: readonly string[],
): readonly string[] {
  const exclusiveValues = new Set(
    options.filter(({ label }) => exclusiveLabels.includes(label)).map(({ value }) => value),
  )
  const added = selection.find((value) => exclusiveValues.has(value) && !before.includes(value))
  if (added !== undefined) return [added]
  return selection.length > 1 ? selection.filter((value) => !exclusiveValues.has(value)) : selection
}

/** Whether a selection combines an exclusive option with others. */
export const hasMixedExclusiveChoice = (labels: readonly string[]): boolean =>
  labels.length > 1 && labels.some((label) => exclusiveLabels.includes(label))
