import { locale } from '@fledge/kernel/locale.ts'
import { toLocalDay } from '@fledge/kernel/dates.ts'

const day = 86_400
const within = [
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const
const beyond = [
  ['year', 365 * day],
  ['month', 30 * day],
] as const
const near = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
const far = new Intl.RelativeTimeFormat(locale, { numeric: 'always' })

/**
 * Returns the number of a day in a zone's calendar; the difference of two is the number of days
 * between them.
 */
export const getDayNumber = (at: Date, zone: string): number =>
  Date.parse(toLocalDay(at, zone)) / (day * 1000)

/**
 * Formats "2 days ago", "in 3 hours" in years, months, days, hours, minutes or seconds (seed 000
 * §9). Days follow the zone's calendar: "yesterday" is the previous date, however many hours ago.
 */
export function formatRelativeTime(at: Date, current: Date, zone: string): string {
  const apart = Math.round((at.getTime() - current.getTime()) / 1000)
  // The clock has minute precision, so anything within the current minute is now, not in the
  // future.
  const seconds = apart > 0 && apart < 60 ? 0 : apart
  if (Math.abs(seconds) < day) {
    const [unit, size] =
      within.find(([, each]) => Math.abs(seconds) >= each) ?? (['second', 1] as const)
    return near.format(Math.trunc(seconds / size), unit)
  }
  const long = beyond.find(([, each]) => Math.abs(seconds) >= each)
  return long
    ? far.format(Math.trunc(seconds / long[1]), long[0])
    : near.format(getDayNumber(at, zone) - getDayNumber(current, zone), 'day')
}
