import { formatDayMinutes } from './dated-week.ts'
import { toInstant, type Day, addDays } from '@fledge/kernel/dates.ts'
import type { DayHours } from '../interviews/interview-slots.ts'
import { isOverlapping, type TimeSpan } from '../spans.ts'

/**
 * Hours outside of which it counts as night. Night times are shown on request, and marked when
 * proposed to someone in another time zone.
 */
export const daytimeHours = { from: 6, to: 23 } as const

// Includes adjacent days, because another zone may be a day ahead or behind.
const listDaysAround = (from: Day, days: number, before: number): Day[] =>
  Array.from({ length: days + before + 1 }, (_, index) => addDays(from, index - before))

/** Returns the nights of a zone that touch the given days, regardless of the zone of the days. */
export function listNights(from: Day, days: number, zone: string): TimeSpan[] {
  return listDaysAround(from, days, 2).map((day) => ({
    startsAt: toInstant(day, formatDayMinutes(60 * daytimeHours.to), zone),
    endsAt: toInstant(addDays(day, 1), formatDayMinutes(60 * daytimeHours.from), zone),
  }))
}

/**
 * Returns the times outside a zone's working hours around these days: evenings, nights and
 * weekends.
 */
export function listHoursOutsideWork(
  from: Day,
  days: number,
  zone: string,
  hours: DayHours,
): TimeSpan[] {
  const weekdayOf = (day: Day) => Temporal.PlainDate.from(day).dayOfWeek
  // The weekend before may overlap these days.
  return listDaysAround(from, days, 5)
    .filter((day) => weekdayOf(day) <= 5)
    .map((day) => ({
      startsAt: toInstant(day, hours.to, zone),
      endsAt: toInstant(addDays(day, weekdayOf(day) === 5 ? 3 : 1), hours.from, zone),
    }))
}

/** Whether any part of the span is at night in a zone. */
export function isAtNight(span: TimeSpan, zone: string): boolean {
  return listNights(span.startsAt.toISOString().slice(0, 10), 1, zone).some((night) =>
    isOverlapping(night, span),
  )
}
