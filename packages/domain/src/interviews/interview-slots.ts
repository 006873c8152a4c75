import {
  toInstant,
  type Day,
  toLocalDay,
  localTimeExists,
  toZonedTime,
  minuteMs,
  addDays,
} from '@fledge/kernel/dates.ts'
import { mergeSpans, isOverlapping, type TimeSpan } from '../spans.ts'
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

const toMinutesOfDay = (wall: string) => Number(wall.slice(0, 2)) * 60 + Number(wall.slice(3, 5))
const padTwoDigits = (value: number) => String(value).padStart(2, '0')
const formatMinutesOfDay = (minutes: number) =>
  `${padTwoDigits(Math.floor(minutes / 60))}:${padTwoDigits(minutes % 60)}`

/** Returns the hours of a day. Overlapping hours are merged, so that no time is offered twice. */
export function getHoursOnDay(day: Day, availability: Availability): DayHours[] {
  const exception = availability.exceptions.filter((dayException) => dayException.day === day)
  const weekday = Temporal.PlainDate.from(day).dayOfWeek
  const hours =
    exception.length > 0
      ? exception.flatMap((dayException) => dayException.hours)
      : availability.weekly.filter((dayHours) => dayHours.weekday === weekday)
  const asSpans = hours
    .filter((dayHours) => toMinutesOfDay(dayHours.from) < toMinutesOfDay(dayHours.to))
    .map((dayHours) => ({
      startsAt: new Date(toMinutesOfDay(dayHours.from) * minuteMs),
      endsAt: new Date(toMinutesOfDay(dayHours.to) * minuteMs),
    }))
  return mergeSpans(asSpans).map((span) => ({
    from: formatMinutesOfDay(span.startsAt.getTime() / minuteMs),
    to: formatMinutesOfDay(span.endsAt.getTime() / minuteMs),
  }))
}

/**
 * Returns the slot that starts at this local time, or null if the clock skips it or the slot would
 * exceed the hours.
 */
function createSlot(
  day: Day,
  wall: number,
  to: number,
  minutes: number,
  zone: string,
): TimeSpan | null {
  if (!localTimeExists(day, formatMinutesOfDay(wall), zone)) return null
  const startsAt = toInstant(day, formatMinutesOfDay(wall), zone)
  const endsAt = new Date(startsAt.getTime() + minutes * minuteMs)
  const end = toZonedTime(endsAt, zone)
  const sameDay = end.toPlainDate().toString() === day
  // Both limits are needed: a spring change can move the local end past the hours, an autumn change
  // the actual end.
  const wallEnd = sameDay ? end.hour * 60 + end.minute : 24 * 60 + end.hour * 60 + end.minute
  const realEnd =
    to >= 24 * 60
      ? toInstant(addDays(day, 1), formatMinutesOfDay(to - 24 * 60), zone)
      : toInstant(day, formatMinutesOfDay(to), zone)
  return wallEnd <= to && endsAt <= realEnd ? { startsAt, endsAt } : null
}

function listSlotsOnDay(
  day: Day,
  hours: DayHours,
  minutes: number,
  zone: string,
  isFree: (slot: TimeSpan) => boolean,
): TimeSpan[] {
  const out: TimeSpan[] = []
  const grid = slotRule.gridMinutes
  const to = toMinutesOfDay(hours.to)
  const midnight = Temporal.PlainDate.from(day).toZonedDateTime(zone)
  // Without a clock change, local times are minutes since midnight, and every slot exists. Asking
  // the zone for each of them takes twenty times as long.
  const createSlotOfDay =
    midnight.hoursInDay === 24
      ? (wall: number) => toSpan(midnight.epochMilliseconds + wall * minuteMs, minutes)
      : (wall: number) => createSlot(day, wall, to, minutes, zone)
  for (
    let wall = Math.ceil(toMinutesOfDay(hours.from) / grid) * grid;
    wall + minutes <= to;
    wall += grid
  ) {
    const slot = createSlotOfDay(wall)
    const last = out.at(-1)
    if (slot && isFree(slot) && (last === undefined || last.endsAt <= slot.startsAt)) out.push(slot)
  }
  return out
}

const toSpan = (startMs: number, minutes: number): TimeSpan => ({
  startsAt: new Date(startMs),
  endsAt: new Date(startMs + minutes * minuteMs),
})

/**
 * Returns the open interview times: weekly hours and dated exceptions, minus busy times of either
 * side, never in an hour that the clock skips.
 * @param minutes length of each slot
 * @param busy busy times of both sides
 * @param now slots start 24 h later at the earliest and 30 days later at the latest
 * @param until no slot ends later
 */
export function listOpenSlots(
  availability: Availability,
  busy: readonly TimeSpan[],
  minutes: number,
  now: Date,
  until: Date | null = null,
): TimeSpan[] {
  const earliest = new Date(now.getTime() + slotRule.aheadMs)
  const latest = new Date(now.getTime() + slotRule.withinMs)
  const busySpans = mergeSpans(busy)
  const isFree = (slot: TimeSpan) =>
    slot.startsAt >= earliest &&
    slot.startsAt <= latest &&
    (until === null || slot.endsAt <= until) &&
    !busySpans.some((busySpan) => isOverlapping(busySpan, slot))
  const out: TimeSpan[] = []
  const lastDay = toLocalDay(latest, availability.zone)
  for (let day = toLocalDay(earliest, availability.zone); day <= lastDay; day = addDays(day, 1)) {
    for (const hours of getHoursOnDay(day, availability))
      out.push(...listSlotsOnDay(day, hours, minutes, availability.zone, isFree))
  }
  return out.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
}

/** Whether a slot is within the working hours of a zone, shown next to each time. */
export function isWithinHours(slot: TimeSpan, zone: string, hours: DayHours): boolean {
  const [start, end] = [toZonedTime(slot.startsAt, zone), toZonedTime(slot.endsAt, zone)]
  const inDay = start.toPlainDate().equals(end.toPlainDate())
  return (
    inDay &&
    start.hour * 60 + start.minute >= toMinutesOfDay(hours.from) &&
    end.hour * 60 + end.minute <= toMinutesOfDay(hours.to)
  )
}

/** Whether a slot is within the working day of a zone, Monday to Friday; other slots are marked. */
export function isInWorkingDay(slot: TimeSpan, zone: string, hours: DayHours): boolean {
  return toZonedTime(slot.startsAt, zone).dayOfWeek <= 5 && isWithinHours(slot, zone, hours)
}
