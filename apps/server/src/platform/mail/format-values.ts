import type { TextValue } from '@fledge/contract/mails.ts'
import { formatTime, getZoneCity } from '@fledge/kernel/dates.ts'

/** The recipient's time zone; if it is null (unknown), times are shown in UTC and labelled so. */
export type RecipientZone = string | null

/**
 * Formats one value for a sentence; times in the recipient's time zone and, if given, in the other
 * side's.
 */
export function formatValue(value: TextValue, zone: RecipientZone): string | number {
  if (typeof value !== 'object') return value
  if ('text' in value) return value.text
  const ownZone = zone ?? 'UTC'
  const formatted =
    formatTime(value.time, ownZone, value.as) +
    (zone === null && value.as !== 'day' && value.as !== 'full' ? ' UTC' : '')
  if (!value.zone || value.zone === ownZone || value.as === 'day') return formatted
  return `${formatted} (${formatOtherTime(value.time, value.zone, ownZone)})`
}

/**
 * Formats one value for a subject, which has 60 characters: a deadline is its day there, and the
 * other side's time is left to the email.
 */
export function formatSubjectValue(value: TextValue, zone: RecipientZone): string | number {
  if (typeof value !== 'object') return value
  if ('text' in value) return value.text
  return formatValue({ time: value.time, as: value.as === 'full' ? 'day' : value.as }, zone)
}

/** A cell of the small table, and the path that it opens. */
export interface RowCell {
  readonly text: string
  readonly link: string | null
}

/** Formats a row of the small table. */
export const formatRow = (row: readonly TextValue[], zone: RecipientZone): RowCell[] =>
  row.flatMap((value) => {
    const link = typeof value === 'object' && 'text' in value ? value.link : null
    return formatCells(value, zone).map((text) => ({ text, link }))
  })

/** A time becomes its date, the local time and the other side's time. */
function formatCells(value: TextValue, zone: RecipientZone): readonly string[] {
  if (typeof value !== 'object' || 'text' in value || value.as)
    return [String(formatValue(value, zone))]
  const ownZone = zone ?? 'UTC'
  const ownCells = [
    formatTime(value.time, ownZone, 'day'),
    `${formatTime(value.time, ownZone, 'time')} ${getZoneCity(ownZone)}`,
  ]
  return value.zone && value.zone !== ownZone
    ? [...ownCells, formatOtherTime(value.time, value.zone, ownZone)]
    : ownCells
}

/** Returns "12:00 Berlin", with the date if it differs there. */
function formatOtherTime(at: string, zone: string, ownZone: string): string {
  const isSameDay = formatTime(at, zone, 'day') === formatTime(at, ownZone, 'day')
  return `${formatTime(at, zone, isSameDay ? 'time' : 'both')} ${getZoneCity(zone)}`
}
