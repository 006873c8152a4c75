import { dayIn, type Instant } from '@fledge/kernel/dates.ts'
import { reminderTimes } from '../reminders.ts'
import { proposalEndsAt } from './rules.ts'

/**
 * When whoever is to answer proposed times is reminded next (spec/states.md, "Reminders"); null when they are not.
 * @param after now  @param zone theirs, in which no day has two reminders
 */
export function nextReminderAt(
  proposedAt: Instant,
  starts: readonly Instant[],
  zone: string,
  after: Date,
): Date | null {
  const isLater = (at: Date) => at > after && dayIn(at, zone) !== dayIn(after, zone)
  const times = reminderTimes(new Date(proposedAt), proposalEndsAt(proposedAt, starts))
  return times.find(isLater) ?? null
}

/** The first reminder of times that are proposed now, on whatever day it is. */
export function firstReminderAt(proposedAt: Instant, starts: readonly Instant[]): Date | null {
  return reminderTimes(new Date(proposedAt), proposalEndsAt(proposedAt, starts))[0] ?? null
}
