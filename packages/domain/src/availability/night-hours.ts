import { wallOf } from './dated-week.ts'
import { toInstant, type Day, plusDays } from '@fledge/kernel/dates.ts'
import type { DayHours } from '../interviews/interview-slots.ts'
import { overlaps, type Span } from '../spans.ts'

/**
 * Hours outside of which it counts as night. Night times are shown on request, and marked when
 * proposed to someone in another time zone.
 */
export const dayHours = { from: 6, to: 23 } as const

// Includes adjacent days, because another zone may be a day ahead or behind.
const daysAround = (from: Day, days: number, before: number): Day[] =>
  Array.from({ length: days + before + 1 }, (_, index) => plusDays(from, index - before))

/** Returns the nights of a zone that touch the given days, whatever zone the days are read in. */
export function nightsAround(from: Day, days: number, zone: string): Span[] {
  return daysAround(from, days, 2).map((day) => ({
    startsAt: toInstant(day, wallOf(60 * dayHours.to), zone),
    endsAt: toInstant(plusDays(day, 1), wallOf(60 * dayHours.from), zone),
  }))
}

/**
 * Returns the times outside a zone's working hours around these days: evenings, nights and
 * weekends.
 */
export function hoursOutsideWork(from: Day, days: number, zone: string, hours: DayHours): Span[] {
  const weekdayOf = (day: Day) => Temporal.PlainDate.from(day).dayOfWeek
  // The weekend before may overlap these days.
  return daysAround(from, days, 5)
    .filter((day) => weekdayOf(day) <= 5)
    .map((day) => ({
      startsAt: toInstant(day, hours.to, zone),
      endsAt: toInstant(plusDays(day, weekdayOf(day) === 5 ? 3 : 1), hours.from, zone),
    }))
}

/** Whether any part of the span is at night in a zone. */
export function isAtNight(span: Span, zone: string): boolean {
  return nightsAround(span.startsAt.toISOString().slice(0, 10), 1, zone).some((night) =>
    overlaps(night, span),
  )
}
