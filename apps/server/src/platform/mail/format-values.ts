import { formatTime, zoneCity } from '@fledge/kernel/dates.ts'
import type { TextValue } from '../db/database.ts'

/** Whose words: the reader's zone, or null where nobody told us; then times are said in UTC, by name. */
export type ReaderZone = string | null

/** One value inside a sentence; a moment in the reader's own zone, and in the other's where one is given. */
export function formatValue(value: TextValue, zone: ReaderZone): string | number {
  if (typeof value !== 'object') return value
  const own = zone ?? 'UTC'
  const said =
    formatTime(value.time, own, 'en-GB', value.as) +
    (zone === null && value.as !== 'day' && value.as !== 'full' ? ' UTC' : '')
  if (!value.zone || value.zone === own || value.as === 'day') return said
  return `${said} (${otherTime(value.time, value.zone, own)})`
}

/** A line of the small table: a moment becomes its day, its time here, and its time there. */
export function formatRow(row: readonly TextValue[], zone: ReaderZone): string[] {
  const own = zone ?? 'UTC'
  return row.flatMap((value) => {
    if (typeof value !== 'object' || value.as) return [String(formatValue(value, zone))]
    const here = [
      formatTime(value.time, own, 'en-GB', 'day'),
      `${formatTime(value.time, own, 'en-GB', 'time')} ${zoneCity(own)}`,
    ]
    return value.zone && value.zone !== own
      ? [...here, otherTime(value.time, value.zone, own)]
      : here
  })
}

/** "12:00 Berlin"; with its day where that is another one there. */
function otherTime(at: string, zone: string, own: string): string {
  const same = formatTime(at, zone, 'en-GB', 'day') === formatTime(at, own, 'en-GB', 'day')
  return `${formatTime(at, zone, 'en-GB', same ? 'time' : 'both')} ${zoneCity(zone)}`
}
