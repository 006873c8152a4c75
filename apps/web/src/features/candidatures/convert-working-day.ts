import { toInstant, toLocalDay, formatTime } from '@fledge/kernel/dates.ts'

interface WorkingDay {
  /** Local times in the plan's time zone. */
  readonly from: string
  readonly to: string
  readonly zone: string
}

/**
 * Returns the same hours in the reader's time zone as of today, or null when both zones have the
 * same offset.
 */
export function convertWorkingDay(
  { from, to, zone }: WorkingDay,
  reader: string,
  now: Date,
): { readonly from: string; readonly to: string } | null {
  const there = (wall: string) =>
    formatTime(toInstant(toLocalDay(now, zone), wall, zone), reader, 'time')
  const own = { from: there(from), to: there(to) }
  return own.from === from && own.to === to ? null : own
}
