import { wallOf } from './dated-week.ts'
import { atWall, type Day, plusDays } from '@fledge/kernel/dates.ts'
import type { DayHours } from '../interviews/interview-slots.ts'
import { overlaps, type Span } from '../spans.ts'

/** Outside of these hours it is night: such times are shown on request, and marked where one proposes them to somebody elsewhere. */
export const dayHours = { from: 6, to: 23 } as const

/** The nights of a zone that touch the days from one to another, whatever zone those are read in. */
export function nightsAround(from: Day, days: number, zone: string): Span[] {
  return hoursOutside(from, days, zone, {
    from: wallOf(60 * dayHours.from),
    to: wallOf(60 * dayHours.to),
  })
}

/** What lies between the end of one day's hours and the start of the next one's, on these days and beside them. */
export function hoursOutside(from: Day, days: number, zone: string, hours: DayHours): Span[] {
  // A zone may be a day ahead or behind: the days beside are looked at as well.
  return Array.from({ length: days + 3 }, (_, index) => plusDays(from, index - 2)).map((day) => ({
    startsAt: atWall(day, hours.to, zone),
    endsAt: atWall(plusDays(day, 1), hours.from, zone),
  }))
}

/** Whether some of it is in the night of a zone. */
export function isAtNight(span: Span, zone: string): boolean {
  return nightsAround(span.startsAt.toISOString().slice(0, 10), 1, zone).some((night) =>
    overlaps(night, span),
  )
}
