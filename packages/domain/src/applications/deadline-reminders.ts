import { toLocalDay, type Instant } from '@fledge/kernel/dates.ts'
import { getReminderTimes } from '../reminders.ts'

/**
 * Returns the scheduled time of the reminder to send now: the newest one that has come due since
 * the last one was sent. Returns null if one was sent on the same day or the deadline has passed.
 */
export function getDueReminder(
  since: Instant,
  due: Instant,
  sentAt: Instant | null,
  now: Date,
): Date | null {
  const end = new Date(due)
  if (now >= end) return null
  const newest = getReminderTimes(new Date(since), end)
    .filter((at) => at <= now)
    .at(-1)
  if (!newest || sentAt === null) return newest ?? null
  return new Date(sentAt) < newest && toLocalDay(sentAt, 'UTC') !== toLocalDay(now, 'UTC')
    ? newest
    : null
}
