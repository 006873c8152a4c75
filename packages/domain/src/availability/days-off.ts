import type { Day } from '@fledge/kernel/dates.ts'

interface Exceptional {
  readonly day: Day
}

/** Days of an answer that are over; one that was kept while it was still ahead is let go of silently, another one is refused. @param today where the intern is */
export function daysThatAreOver(
  days: readonly Exceptional[],
  kept: readonly Exceptional[],
  today: Day,
): readonly Day[] {
  return days
    .map((one) => one.day)
    .filter((day) => day < today && !kept.some((one) => one.day === day))
}

/** What is still ahead. */
export const ahead = <T extends Exceptional>(days: readonly T[], today: Day): T[] =>
  days.filter((one) => one.day >= today)
