import type { Day } from '@fledge/kernel/dates.ts'

interface DatedException {
  readonly day: Day
}

/**
 * Returns the past days of a request that must be rejected. A past day that was already saved is
 * ignored silently.
 * @param today the date where the intern is
 */
export function listPastDays(
  days: readonly DatedException[],
  savedExceptions: readonly DatedException[],
  today: Day,
): readonly Day[] {
  return days
    .map((exception) => exception.day)
    .filter((day) => day < today && !savedExceptions.some((exception) => exception.day === day))
}

/** Returns the days from today on. */
export const filterUpcomingDays = <T extends DatedException>(days: readonly T[], today: Day): T[] =>
  days.filter((exception) => exception.day >= today)
