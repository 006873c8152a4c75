import { wallOf } from './dated-week.ts'
import { toInstant, type Day, plusDays } from '@fledge/kernel/dates.ts'
import type { DayHours } from '../interviews/interview-slots.ts'
import { overlaps, type Span } from '../spans.ts'

/** Outside of these hours it is night: such times are shown on request, and marked where one proposes them to somebody elsewhere. */
export const dayHours = { from: 6, to: 23 } as const

// A zone may be a day ahead or behind: the days beside are looked at as well.
const daysAround = (from: Day, days: number, before: number): Day[] =>
  Array.from({ length: days + before + 1 }, (_, index) => plusDays(from, index - before))

/** The nights of a zone that touch the days from one to another, whatever zone those are read in. */
export function nightsAround(from: Day, days: number, zone: string): Span[] {
  return daysAround(from, days, 2).map((day) => ({
    startsAt: toInstant(day, wallOf(60 * dayHours.to), zone),
    endsAt: toInstant(plusDays(day, 1), wallOf(60 * dayHours.from), zone),
  }))
}

/** What lies outside of the working hours of a zone around these days: evenings, nights and weekends. */
export function hoursOutsideWork(from: Day, days: number, zone: string, hours: DayHours): Span[] {
  const weekdayOf = (day: Day) => Temporal.PlainDate.from(day).dayOfWeek
  // The weekend before may reach into them.
  return daysAround(from, days, 5)
    .filter((day) => weekdayOf(day) <= 5)
    .map((day) => ({
      startsAt: toInstant(day, hours.to, zone),
      endsAt: toInstant(plusDays(day, weekdayOf(day) === 5 ? 3 : 1), hours.from, zone),
    }))
}

/** Whether some of it is in the night of a zone. */
export function isAtNight(span: Span, zone: string): boolean {
  return nightsAround(span.startsAt.toISOString().slice(0, 10), 1, zone).some((night) =>
    overlaps(night, span),
  )
}
