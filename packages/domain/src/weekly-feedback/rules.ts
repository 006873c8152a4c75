import {
  toInstant,
  type Day,
  daysBetween,
  type Instant,
  getMonday,
  addDays,
  weekMs,
} from '@fledge/kernel/dates.ts'
import type { WeekLabel } from './types.ts'

/** Feedback opens on the week's Friday at this local time in the intern's zone. */
const unlockTime = '12:00'
const unlockWeekday = 4
/** Time after the unlock at which both sides' answers become visible, even if one is missing. */
export const revealMs = weekMs
/** A missed week has two reminders, this many days after its unlock. */
export const weekReminderDays = [3, 7] as const

/** One week of an internship. */
export interface Week {
  /** Counts from 1. */
  readonly number: number
  readonly monday: Day
  readonly startsAt: Date
  readonly unlocksAt: Date
  readonly visibleAt: Date
}

/** Minimum working days within an internship for a calendar week to count. */
const minWorkingDays = 2

/** Returns how many days from Monday to Friday of a calendar week are within an internship. */
function countWorkingDays(monday: Day, startsOn: Day, endsOn: Day): number {
  const from = Math.max(0, daysBetween(monday, startsOn))
  return Math.min(unlockWeekday, daysBetween(monday, endsOn)) - from + 1
}

/** Returns the Mondays of the calendar weeks with at least two working days of an internship. */
export function listMondays(startsOn: Day, endsOn: Day): Day[] {
  const first = getMonday(startsOn)
  const weeks = Math.max(0, Math.floor(daysBetween(first, endsOn) / 7) + 1)
  return Array.from({ length: weeks }, (_, index) => addDays(first, index * 7)).filter(
    (monday) => countWorkingDays(monday, startsOn, endsOn) >= minWorkingDays,
  )
}

function createWeek(number: number, monday: Day, zone: string, internZone: string): Week {
  const unlocksAt = toInstant(addDays(monday, unlockWeekday), unlockTime, internZone)
  return {
    number,
    monday,
    startsAt: toInstant(monday, '00:00', zone),
    unlocksAt,
    visibleAt: new Date(unlocksAt.getTime() + revealMs),
  }
}

/**
 * Returns the weeks of an internship: 604800 seconds apart, corrected to the same local time when
 * the clocks change.
 * @param zone zone of the internship, for its Mondays
 * @param internZone zone of the intern, for the Friday unlock
 */
export function listWeeks(startsOn: Day, endsOn: Day, zone: string, internZone: string): Week[] {
  return listMondays(startsOn, endsOn).map((monday, index) =>
    createWeek(index + 1, monday, zone, internZone),
  )
}

/**
 * Returns the label of a week for the side that has or has not completed it.
 * @param isClosed whether the internship no longer accepts answers
 */
export function getWeekLabel(
  week: Pick<Week, 'startsAt' | 'unlocksAt'>,
  isDone: boolean,
  isClosed: boolean,
  now: Date,
): WeekLabel {
  if (isDone) return 'COMPLETED'
  if (isClosed) return 'MISSED'
  if (now < week.startsAt) return 'YET_TO_START'
  return now < week.unlocksAt ? 'UNLOCKS_ON' : 'FEEDBACK_REQUIRED'
}

/**
 * Returns when an open week is due and its text key: the day on which answers become visible,
 * whether given or not.
 */
export function getWeekDue(
  unlocksAt: Instant,
  now: Date,
): { readonly text: 'weeklyFeedback.due.was' | 'weeklyFeedback.due.by'; readonly at: string } {
  const visibleAt = new Date(Date.parse(unlocksAt) + revealMs)
  return {
    text: now >= visibleAt ? 'weeklyFeedback.due.was' : 'weeklyFeedback.due.by',
    at: visibleAt.toISOString(),
  }
}

/**
 * Whether each side sees the other's answers: both have completed the week, or 7 days have passed
 * since the unlock.
 */
export function isWeekVisible(
  week: Pick<Week, 'visibleAt'>,
  completed: { readonly company: boolean; readonly intern: boolean },
  now: Date,
): boolean {
  return (completed.company && completed.intern) || now >= week.visibleAt
}
