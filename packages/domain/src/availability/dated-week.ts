import { toInstant, type Day, toLocalDay, toZonedTime, addDays } from '@fledge/kernel/dates.ts'
import { type Availability, type DayHours, getHoursOnDay } from '../interviews/interview-slots.ts'

/**
 * Hours on one of the seven days from a Monday: day 0 is Monday, times in minutes from midnight.
 */
export interface WeekSpan {
  readonly day: number
  readonly from: number
  readonly to: number
}
type Exceptions = Availability['exceptions']

const toMinutes = (wall: string) => Number(wall.slice(0, 2)) * 60 + Number(wall.slice(3, 5))
/** Formats minutes from midnight as "09:30"; the end of a day is "24:00". */
export const formatDayMinutes = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
const toDaySpans = (day: number, hours: readonly DayHours[]): WeekSpan[] =>
  hours.map(({ from, to }) => ({ day, from: toMinutes(from), to: toMinutes(to) }))
const toDayHours = (spans: readonly WeekSpan[], day: number): DayHours[] =>
  spans
    .filter((span) => span.day === day)
    .map(({ from, to }) => ({ from: formatDayMinutes(from), to: formatDayMinutes(to) }))

/** Converts weekly hours to spans. */
export const toWeekSpans = (weekly: Availability['weekly']): WeekSpan[] =>
  weekly.flatMap((dayHours) => toDaySpans(dayHours.weekday - 1, [dayHours]))
/** Converts spans to weekly hours as they are stored. */
export const toWeeklyHours = (spans: readonly WeekSpan[]) =>
  spans.map(({ day, from, to }) => ({
    weekday: day + 1,
    from: formatDayMinutes(from),
    to: formatDayMinutes(to),
  }))

const weekdays = [0, 1, 2, 3, 4]

/** Returns the week with 09:00 to 17:00 on weekdays; the weekend stays unchanged. */
export const setOfficeHours = (spans: readonly WeekSpan[]): WeekSpan[] => [
  ...weekdays.map((day) => ({ day, from: 9 * 60, to: 17 * 60 })),
  ...spans.filter((span) => !weekdays.includes(span.day)),
]
/** Returns the week with the hours of one day copied to all days. */
export const copyDayToAll = (spans: readonly WeekSpan[], day: number): WeekSpan[] =>
  Array.from({ length: 7 }, (_, weekday) =>
    spans.filter((span) => span.day === day).map((span) => ({ ...span, day: weekday })),
  ).flat()

/**
 * Returns the hours of one dated week: the weekly hours, except on days with an exception.
 * @param monday the first day of the week
 */
export function getDatedWeek(monday: Day, availability: Availability): WeekSpan[] {
  return Array.from({ length: 7 }, (_, day) =>
    toDaySpans(day, getHoursOnDay(addDays(monday, day), availability)),
  ).flat()
}

/**
 * Returns the exceptions with new hours for one day; empty hours are a day off. Removes the
 * exception if the hours equal the weekly ones.
 */
function setDayHours(availability: Availability, day: Day, hours: readonly DayHours[]): Exceptions {
  const otherExceptions = availability.exceptions.filter((exception) => exception.day !== day)
  const usual = getHoursOnDay(day, { ...availability, exceptions: [] })
  const isUsual = JSON.stringify(hours) === JSON.stringify(usual)
  return isUsual
    ? otherExceptions
    : [...otherExceptions, { day, hours }].toSorted((a, b) => a.day.localeCompare(b.day))
}

/**
 * Returns the exceptions after editing one dated week. Unedited days keep their exceptions.
 * @param spans the hours of the whole week, overlaps merged
 */
export function setDatedWeek(
  availability: Availability,
  monday: Day,
  spans: readonly WeekSpan[],
): Exceptions {
  return Array.from({ length: 7 }, (_, index) => index).reduce<Exceptions>((exceptions, index) => {
    const day = addDays(monday, index)
    const now = { ...availability, exceptions }
    const [hours, before] = [toDayHours(spans, index), getHoursOnDay(day, now)]
    return JSON.stringify(hours) === JSON.stringify(before)
      ? exceptions
      : setDayHours(now, day, hours)
  }, availability.exceptions)
}

/**
 * Returns the clock change of a zone in the week starting on a Monday: its day and the local times
 * before and after.
 */
export function findClockChangeInWeek(
  monday: Day,
  zone: string,
): { readonly day: Day; readonly from: string; readonly to: string } | null {
  const [start, end] = [
    toInstant(monday, '00:00', zone),
    toInstant(addDays(monday, 7), '00:00', zone),
  ]
  const next = toZonedTime(new Date(start.getTime() - 1), zone).getTimeZoneTransition('next')
  if (!next || next.epochMilliseconds >= end.getTime()) return null
  const before = next
    .toInstant()
    .subtract({ nanoseconds: 1 })
    .toZonedDateTimeISO(zone)
    .toPlainTime()
    .round({ smallestUnit: 'minute', roundingMode: 'ceil' })
  return {
    day: toLocalDay(new Date(next.epochMilliseconds), zone),
    from: before.toString({ smallestUnit: 'minute' }),
    to: next.toPlainTime().toString({ smallestUnit: 'minute' }),
  }
}

/** Whether any hours lie outside the part of the day shown by default. */
export const hasNightHours = (spans: readonly WeekSpan[], fromHour: number, toHour: number) =>
  spans.some((span) => span.from < fromHour * 60 || span.to > toHour * 60)
