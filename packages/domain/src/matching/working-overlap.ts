import { toInstant, type Day, addDays } from '@fledge/kernel/dates.ts'
import { intersectSpans, sumMinutes, type TimeSpan } from '../spans.ts'

export interface WorkingHours {
  /** Local time, "09:00". */
  readonly from: string
  readonly to: string
}

/** Default working hours. */
export const defaultWorkingHours: WorkingHours = { from: '09:00', to: '17:00' }

/** Overlap that is enough for an internship; more does not count. */
export const fullOverlapMinutes = 240

const toWorkingSpan = (day: Day, zone: string, hours: WorkingHours): TimeSpan => ({
  startsAt: toInstant(day, hours.from, zone),
  endsAt: toInstant(day, hours.to, zone),
})

/**
 * Returns the parts of one zone's working day in which the other zone works too. Correct on days
 * when clocks change.
 */
export function listCommonHours(
  day: Day,
  zone: string,
  otherZone: string,
  hours = defaultWorkingHours,
  otherHours = defaultWorkingHours,
): TimeSpan[] {
  // The other zone may be a day ahead or behind, so adjacent working days are included.
  const otherSpans = [-1, 0, 1].map((days) =>
    toWorkingSpan(addDays(day, days), otherZone, otherHours),
  )
  return intersectSpans([toWorkingSpan(day, zone, hours)], otherSpans)
}

/** Returns the minutes in which both zones work on this day of the first zone. */
export function getOverlapMinutes(
  day: Day,
  zone: string,
  otherZone: string,
  hours = defaultWorkingHours,
  otherHours = defaultWorkingHours,
): number {
  return zone === otherZone && hours === otherHours
    ? sumMinutes([toWorkingSpan(day, zone, hours)])
    : sumMinutes(listCommonHours(day, zone, otherZone, hours, otherHours))
}
