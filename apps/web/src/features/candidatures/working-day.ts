import { toInstant, dayIn, formatTime } from '@fledge/kernel/dates.ts'

interface WorkingDay {
  /** Wall times of the plan's zone. */
  readonly from: string
  readonly to: string
  readonly zone: string
}

/** The same hours on the reader's clock, as they are today; null where both clocks agree. */
export function workingDayFor(
  { from, to, zone }: WorkingDay,
  reader: string,
  now: Date,
): { readonly from: string; readonly to: string } | null {
  const there = (wall: string) =>
    formatTime(toInstant(dayIn(now, zone), wall, zone), reader, 'en-GB', 'time')
  const own = { from: there(from), to: there(to) }
  return own.from === from && own.to === to ? null : own
}
