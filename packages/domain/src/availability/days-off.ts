import type { Day } from '@fledge/kernel/dates.ts'

interface Exceptional {
  readonly day: Day
}

/**
 * Returns the past days of a request that must be rejected. A past day that was already saved is
 * ignored silently.
 * @param today the date where the intern is
 */
export function daysThatAreOver(
  days: readonly Exceptional[],
  kept: readonly Exceptional[],
  today: Day,
): readonly Day[] {
  return days
    .map((one) => one.day)
    .filter((day) => day < today && !kept.some((one) => one.day === day))
}

/** Returns the days from today on. */
export const ahead = <T extends Exceptional>(days: readonly T[], today: Day): T[] =>
  days.filter((one) => one.day >= today)
