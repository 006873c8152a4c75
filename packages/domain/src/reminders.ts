import { dayMs, hourMs } from '@fledge/kernel/dates.ts'

/**
 * Returns when to remind the side that can still act of a deadline with consequences: at half time
 * and 24 hours before, or at half time only for 48 hours or less (spec/states.md, reminders).
 */
export function getReminderTimes(from: Date, due: Date): readonly Date[] {
  const periodMs = due.getTime() - from.getTime()
  const half = new Date(from.getTime() + periodMs / 2)
  return periodMs <= 48 * hourMs ? [half] : [half, new Date(due.getTime() - dayMs)]
}

/** Returns how many of those reminders are due by now; 0 once the deadline has passed. */
export function countDueReminders(from: Date, due: Date, now: Date): number {
  return now >= due ? 0 : getReminderTimes(from, due).filter((at) => at <= now).length
}
