import {
  toInstant,
  type Day,
  daysBetween,
  type Instant,
  mondayOf,
  plusDays,
  week,
} from '@fledge/kernel/dates.ts'
import type { WeekLabel } from './types.ts'

/** Feedback opens on the week's Friday at this wall time of the intern's zone. */
const unlockTime = '12:00'
const unlockWeekday = 4
/** Both sides' answers become visible so long after the unlock, even when one is missing. */
export const revealMs = week
/** A missed week is reminded of twice, so many days after its unlock. */
export const reminderDays = [3, 7] as const

/** One week of an internship. */
export interface Week {
  /** From 1. */
  readonly number: number
  readonly monday: Day
  readonly startsAt: Date
  readonly unlocksAt: Date
  readonly visibleAt: Date
}

/** A calendar week belongs to an internship that has at least so many working days in it. */
const fewestWorkingDays = 2

/** How many days from Monday to Friday of a calendar week lie within an internship. */
function workingDaysIn(monday: Day, startsOn: Day, endsOn: Day): number {
  const from = Math.max(0, daysBetween(monday, startsOn))
  return Math.min(unlockWeekday, daysBetween(monday, endsOn)) - from + 1
}

/** The Mondays of the calendar weeks that hold at least two of an internship's working days. */
export function mondaysOf(startsOn: Day, endsOn: Day): Day[] {
  const first = mondayOf(startsOn)
  const weeks = Math.max(0, Math.floor(daysBetween(first, endsOn) / 7) + 1)
  return Array.from({ length: weeks }, (_, index) => plusDays(first, index * 7)).filter(
    (monday) => workingDaysIn(monday, startsOn, endsOn) >= fewestWorkingDays,
  )
}

function weekOf(number: number, monday: Day, zone: string, internZone: string): Week {
  const unlocksAt = toInstant(plusDays(monday, unlockWeekday), unlockTime, internZone)
  return {
    number,
    monday,
    startsAt: toInstant(monday, '00:00', zone),
    unlocksAt,
    visibleAt: new Date(unlocksAt.getTime() + revealMs),
  }
}

/**
 * The weeks of an internship: 604800 seconds apart, corrected to the same wall time where the clocks change.
 * @param zone the internship's, for its Mondays  @param internZone for the Friday unlock
 */
export function weeksOf(startsOn: Day, endsOn: Day, zone: string, internZone: string): Week[] {
  return mondaysOf(startsOn, endsOn).map((monday, index) =>
    weekOf(index + 1, monday, zone, internZone),
  )
}

/** The label of a week for the side that has or has not completed it. @param isClosed the internship takes no answers any more */
export function weekLabel(
  one: Pick<Week, 'startsAt' | 'unlocksAt'>,
  isDone: boolean,
  isClosed: boolean,
  now: Date,
): WeekLabel {
  if (isDone) return 'COMPLETED'
  if (isClosed) return 'MISSED'
  if (now < one.startsAt) return 'YET_TO_START'
  return now < one.unlocksAt ? 'UNLOCKS_ON' : 'FEEDBACK_REQUIRED'
}

/** By when a week that is open is due, and how that is said: the day on which its answers are read, given or not. */
export function weekDue(
  unlocksAt: Instant,
  now: Date,
): { readonly text: 'weeklyFeedback.due.was' | 'weeklyFeedback.due.by'; readonly at: string } {
  const visibleAt = new Date(Date.parse(unlocksAt) + revealMs)
  return {
    text: now >= visibleAt ? 'weeklyFeedback.due.was' : 'weeklyFeedback.due.by',
    at: visibleAt.toISOString(),
  }
}

/** Whether each side sees the other's answers: both have completed, or 7 days after the unlock. */
export function isWeekVisible(
  one: Pick<Week, 'visibleAt'>,
  done: { readonly company: boolean; readonly intern: boolean },
  now: Date,
): boolean {
  return (done.company && done.intern) || now >= one.visibleAt
}
