import { locale } from '@fledge/kernel/locale.ts'
import { toLocalDay } from '@fledge/kernel/dates.ts'

const day = 86_400
const shortUnits = [
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const
const longUnits = [
  ['year', 365 * day],
  ['month', 30 * day],
] as const
// Created when first needed, because that takes a while.
const formats: Partial<Record<'auto' | 'always', Intl.RelativeTimeFormat>> = {}
const getFormat = (numeric: 'auto' | 'always') =>
  (formats[numeric] ??= new Intl.RelativeTimeFormat(locale, { numeric }))

/**
 * Returns the number of a day in a zone's calendar; the difference of two is the number of days
 * between them.
 */
export const getDayNumber = (at: Date, zone: string): number =>
  Date.parse(toLocalDay(at, zone)) / (day * 1000)

/**
 * Formats "2 days ago", "in 3 hours" in years, months, days, hours, minutes or seconds (seed 000
 * §9). Days follow the zone's calendar: "yesterday" is the previous date, regardless of the hours.
 */
export function formatRelativeTime(at: Date, current: Date, zone: string): string {
  const difference = Math.round((at.getTime() - current.getTime()) / 1000)
  // The clock has minute precision, so anything within the current minute is now, not in the
  // future.
  const seconds = difference > 0 && difference < 60 ? 0 : difference
  if (Math.abs(seconds) < day) {
    const [unit, size] =
      shortUnits.find(([, size]) => Math.abs(seconds) >= size) ?? (['second', 1] as const)
    return getFormat('auto').format(Math.trunc(seconds / size), unit)
  }
  const unit = longUnits.find(([, size]) => Math.abs(seconds) >= size)
  return unit
    ? getFormat('always').format(Math.trunc(seconds / unit[1]), unit[0])
    : getFormat('auto').format(getDayNumber(at, zone) - getDayNumber(current, zone), 'day')
}
