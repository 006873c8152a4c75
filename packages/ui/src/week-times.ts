export interface UtcSpan {
  /** UTC. */
  readonly from: string
  readonly to: string
}

/** Local hours of a recurring week: day 0 is Monday, minutes from midnight. */
export interface WeeklySpan {
  readonly day: number
  readonly from: number
  readonly to: number
}

/** Returns the seven days from a Monday. @param monday yyyy-MM-dd */
export function listWeekDays(monday: string): readonly string[] {
  const first = Temporal.PlainDate.from(monday)
  return Array.from({ length: 7 }, (_, index) => first.add({ days: index }).toString())
}

/** Returns the Monday of the week that contains a moment, in a zone. */
export function getMondayIn(at: Date, zone: string): string {
  const day = Temporal.Instant.fromEpochMilliseconds(at.getTime())
    .toZonedDateTimeISO(zone)
    .toPlainDate()
  return day.subtract({ days: day.dayOfWeek - 1 }).toString()
}

/** Returns the moment of a local time, or null if a clock change skips it. */
export function toMoment(day: string, minutes: number, zone: string): string | null {
  const wall = Temporal.PlainDate.from(day).toPlainDateTime().add({ minutes })
  const zoned = wall.toZonedDateTime(zone, { disambiguation: 'compatible' })
  return zoned.toPlainDateTime().equals(wall) ? zoned.toInstant().toString() : null
}

/** Returns the local time of a moment: "10:30". */
export function formatClock(at: string, zone: string): string {
  return Temporal.Instant.from(at)
    .toZonedDateTimeISO(zone)
    .toPlainTime()
    .toString({ smallestUnit: 'minute' })
}

/** Returns the part of a span on a day, as minutes of that day; null if there is none. */
export function clipToDay(
  span: UtcSpan,
  day: string,
  zone: string,
): { readonly from: number; readonly to: number } | null {
  const minutesOf = (at: string) => {
    const wall = Temporal.Instant.from(at).toZonedDateTimeISO(zone).toPlainDateTime()
    return Temporal.PlainDate.from(day).toPlainDateTime().until(wall, { largestUnit: 'minutes' })
      .minutes
  }
  const [from, to] = [Math.max(0, minutesOf(span.from)), Math.min(1440, minutesOf(span.to))]
  return from < to ? { from, to } : null
}

/** Whether a slot is within open time and the horizon and does not overlap busy time. */
export function isFree(
  start: string,
  minutes: number,
  open: readonly UtcSpan[],
  busy: readonly UtcSpan[],
  horizon: UtcSpan,
): boolean {
  const from = Date.parse(start)
  const to = from + minutes * 60_000
  if (from < Date.parse(horizon.from) || to > Date.parse(horizon.to)) return false
  return (
    open.some((span) => Date.parse(span.from) <= from && to <= Date.parse(span.to)) &&
    !busy.some((span) => Date.parse(span.from) < to && from < Date.parse(span.to))
  )
}

/** Merges touching and overlapping spans, sorted by day and time. */
export function mergeWeeklySpans(spans: readonly WeeklySpan[]): readonly WeeklySpan[] {
  const sorted = spans
    .filter(({ from, to }) => from < to)
    .toSorted((a, b) => a.day - b.day || a.from - b.from)
  const result: WeeklySpan[] = []
  for (const span of sorted) {
    const last = result.at(-1)
    if (last && last.day === span.day && span.from <= last.to)
      result[result.length - 1] = { ...last, to: Math.max(last.to, span.to) }
    else result.push(span)
  }
  return result
}

/** Returns the spans with another one opened, or cut out. */
export function paintSpan(
  spans: readonly WeeklySpan[],
  piece: WeeklySpan,
  open: boolean,
): readonly WeeklySpan[] {
  if (open) return mergeWeeklySpans([...spans, piece])
  return mergeWeeklySpans(
    spans.flatMap((span) =>
      span.day !== piece.day
        ? [span]
        : [
            { ...span, to: Math.min(span.to, piece.from) },
            { ...span, from: Math.max(span.from, piece.to) },
          ],
    ),
  )
}

/** A half hour of the week: day 0 is Monday, minutes from midnight. */
export interface HalfHour {
  readonly day: number
  readonly at: number
}

/**
 * Returns the spans after opening or closing all half hours between two cells, on all days between.
 * @param isClosed days that can't be drawn on
 */
export function paintArea(
  spans: readonly WeeklySpan[],
  a: HalfHour,
  b: HalfHour,
  open: boolean,
  isClosed: (day: number) => boolean = () => false,
): readonly WeeklySpan[] {
  const [from, to] = [Math.min(a.at, b.at), Math.max(a.at, b.at) + 30]
  const first = Math.min(a.day, b.day)
  const days = Array.from(
    { length: Math.abs(a.day - b.day) + 1 },
    (_, index) => first + index,
  ).filter((day) => !isClosed(day))
  return days.reduce((all, day) => paintSpan(all, { day, from, to }, open), spans)
}
