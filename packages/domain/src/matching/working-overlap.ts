import { toInstant, type Day, plusDays } from '@fledge/kernel/dates.ts'
import { common, minutesOf, type Span } from '../spans.ts'

export interface WorkingHours {
  /** Wall time, "09:00". */
  readonly from: string
  readonly to: string
}

/** Working hours where nobody said others. */
export const usualHours: WorkingHours = { from: '09:00', to: '17:00' }

/** So many common minutes are all that an internship needs; more do not count. */
export const enoughOverlapMinutes = 240

const spanOn = (day: Day, zone: string, hours: WorkingHours): Span => ({
  startsAt: toInstant(day, hours.from, zone),
  endsAt: toInstant(day, hours.to, zone),
})

/** The stretches of one zone's working day in which the other zone works too: right on days when clocks change. */
export function commonHours(
  on: Day,
  zone: string,
  otherZone: string,
  hours = usualHours,
  otherHours = usualHours,
): Span[] {
  // The other zone may be a day ahead or behind: its neighbours' working days are looked at as well.
  const others = [-1, 0, 1].map((days) => spanOn(plusDays(on, days), otherZone, otherHours))
  return common([spanOn(on, zone, hours)], others)
}

/** Minutes in which both zones work on this day of the first zone. */
export function overlapMinutes(
  on: Day,
  zone: string,
  otherZone: string,
  hours = usualHours,
  otherHours = usualHours,
): number {
  return zone === otherZone && hours === otherHours
    ? minutesOf([spanOn(on, zone, hours)])
    : minutesOf(commonHours(on, zone, otherZone, hours, otherHours))
}
