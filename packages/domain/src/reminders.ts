import { day, hour } from '@fledge/kernel/dates.ts'

/**
 * When whoever can still act is reminded of a deadline that takes something away: at half of the time and 24 hours before;
 * where the time is 48 hours or less, at half of it only (spec/states.md, reminders).
 */
export function reminderTimes(from: Date, due: Date): readonly Date[] {
  const whole = due.getTime() - from.getTime()
  const half = new Date(from.getTime() + whole / 2)
  return whole <= 48 * hour ? [half] : [half, new Date(due.getTime() - day)]
}

/** How many of those reminders are due by now; none once the deadline has passed. */
export function remindersDue(from: Date, due: Date, now: Date): number {
  return now >= due ? 0 : reminderTimes(from, due).filter((at) => at <= now).length
}
