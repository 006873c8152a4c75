import {
  toInstant,
  type Day,
  dayIn,
  localTimeExists,
  inZone,
  minute,
  plusDays,
} from '@fledge/kernel/dates.ts'
import { joined, overlaps, type Span } from '../spans.ts'
import { slotRule } from './rules.ts'

/** Hours of one day in local time; `to` may be "24:00". */
export interface DayHours {
  readonly from: string
  readonly to: string
}

/**
 * Interview availability: weekly hours, and different hours on some days (an empty list is a day
 * off).
 */
export interface Availability {
  readonly zone: string
  /** weekday 1 is Monday. */
  readonly weekly: readonly (DayHours & { readonly weekday: number })[]
  readonly exceptions: readonly { readonly day: Day; readonly hours: readonly DayHours[] }[]
}

const minutesOfWall = (wall: string) => Number(wall.slice(0, 2)) * 60 + Number(wall.slice(3, 5))
const two = (value: number) => String(value).padStart(2, '0')
const wallOf = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`

/** Returns the hours of a day. Overlapping hours are merged, so that no time is offered twice. */
export function hoursOn(day: Day, availability: Availability): DayHours[] {
  const exception = availability.exceptions.filter((one) => one.day === day)
  const weekday = Temporal.PlainDate.from(day).dayOfWeek
  const hours =
    exception.length > 0
      ? exception.flatMap((one) => one.hours)
      : availability.weekly.filter((one) => one.weekday === weekday)
  const asSpans = hours
    .filter((one) => minutesOfWall(one.from) < minutesOfWall(one.to))
    .map((one) => ({
      startsAt: new Date(minutesOfWall(one.from) * minute),
      endsAt: new Date(minutesOfWall(one.to) * minute),
    }))
  return joined(asSpans).map((span) => ({
    from: wallOf(span.startsAt.getTime() / minute),
    to: wallOf(span.endsAt.getTime() / minute),
  }))
}

/**
 * Returns the slot that starts at this local time, or null if the clock skips it or the slot would
 * exceed the hours.
 */
function slotAt(day: Day, wall: number, to: number, minutes: number, zone: string): Span | null {
  if (wall >= 24 * 60 || !localTimeExists(day, wallOf(wall), zone)) return null
  const startsAt = toInstant(day, wallOf(wall), zone)
  const endsAt = new Date(startsAt.getTime() + minutes * minute)
  const end = inZone(endsAt, zone)
  const sameDay = end.toPlainDate().toString() === day
  // Both limits are needed: a spring change can move the local end past the hours, an autumn change
  // the actual end.
  const wallEnd = sameDay ? end.hour * 60 + end.minute : 24 * 60 + end.hour * 60 + end.minute
  const realEnd =
    to >= 24 * 60
      ? toInstant(plusDays(day, 1), wallOf(to - 24 * 60), zone)
      : toInstant(day, wallOf(to), zone)
  return wallEnd <= to && endsAt <= realEnd ? { startsAt, endsAt } : null
}

function slotsOn(
  day: Day,
  hours: DayHours,
  minutes: number,
  zone: string,
  isFree: (slot: Span) => boolean,
): Span[] {
  const out: Span[] = []
  const grid = slotRule.gridMinutes
  const to = minutesOfWall(hours.to)
  for (
    let wall = Math.ceil(minutesOfWall(hours.from) / grid) * grid;
    wall + minutes <= to;
    wall += grid
  ) {
    const slot = slotAt(day, wall, to, minutes, zone)
    const last = out.at(-1)
    if (slot && isFree(slot) && (last === undefined || last.endsAt <= slot.startsAt)) out.push(slot)
  }
  return out
}

/**
 * Returns the open interview times: weekly hours and dated exceptions, minus busy times of either
 * side, never in an hour that the clock skips.
 * @param minutes length of each slot
 * @param busy busy times of both sides
 * @param now slots start 24 h later at the earliest and 30 days later at the latest
 * @param until no slot ends later
 */
export function openSlots(
  availability: Availability,
  busy: readonly Span[],
  minutes: number,
  now: Date,
  until: Date | null = null,
): Span[] {
  const earliest = new Date(now.getTime() + slotRule.aheadMs)
  const latest = new Date(now.getTime() + slotRule.withinMs)
  const taken = joined(busy)
  const isFree = (slot: Span) =>
    slot.startsAt >= earliest &&
    slot.startsAt <= latest &&
    (until === null || slot.endsAt <= until) &&
    !taken.some((one) => overlaps(one, slot))
  const out: Span[] = []
  const lastDay = dayIn(latest, availability.zone)
  for (let on = dayIn(earliest, availability.zone); on <= lastDay; on = plusDays(on, 1)) {
    for (const hours of hoursOn(on, availability))
      out.push(...slotsOn(on, hours, minutes, availability.zone, isFree))
  }
  return out.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
}

/** Whether a slot is within the working hours of a zone, shown next to each time. */
export function isWithinHours(slot: Span, zone: string, hours: DayHours): boolean {
  const [start, end] = [inZone(slot.startsAt, zone), inZone(slot.endsAt, zone)]
  const inDay = start.toPlainDate().equals(end.toPlainDate())
  return (
    inDay &&
    start.hour * 60 + start.minute >= minutesOfWall(hours.from) &&
    end.hour * 60 + end.minute <= minutesOfWall(hours.to)
  )
}

/** Whether a slot is within the working day of a zone, Monday to Friday; other slots are marked. */
export function isInWorkingDay(slot: Span, zone: string, hours: DayHours): boolean {
  return inZone(slot.startsAt, zone).dayOfWeek <= 5 && isWithinHours(slot, zone, hours)
}
