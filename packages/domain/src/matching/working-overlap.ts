import { toInstant, type Day, plusDays } from '@fledge/kernel/dates.ts'
import { common, minutesOf, type Span } from '../spans.ts'

export interface WorkingHours {
  /** Local time, "09:00". */
  readonly from: string
  readonly to: string
}

/** Default working hours. */
export const usualHours: WorkingHours = { from: '09:00', to: '17:00' }

/** Overlap that is enough for an internship; more does not count. */
export const enoughOverlapMinutes = 240

const spanOn = (day: Day, zone: string, hours: WorkingHours): Span => ({
  startsAt: toInstant(day, hours.from, zone),
  endsAt: toInstant(day, hours.to, zone),
})

/**
 * Returns the parts of one zone's working day in which the other zone works too. Correct on days
 * when clocks change.
 */
export function commonHours(
  on: Day,
  zone: string,
  otherZone: string,
  hours = usualHours,
  otherHours = usualHours,
): Span[] {
  // The other zone may be a day ahead or behind, so adjacent working days are included.
  const others = [-1, 0, 1].map((days) => spanOn(plusDays(on, days), otherZone, otherHours))
  return common([spanOn(on, zone, hours)], others)
}

/** Returns the minutes in which both zones work on this day of the first zone. */
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
