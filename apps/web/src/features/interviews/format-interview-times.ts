import { isAtNight } from '@fledge/domain/availability/night-hours.ts'
import { type DayHours, isInWorkingDay } from '@fledge/domain/interviews/interview-slots.ts'
import { getProposalEnd } from '@fledge/domain/interviews/rules.ts'
import { formatTime, getZoneCity } from '@fledge/kernel/dates.ts'
import type { UtcSpan } from '@fledge/ui/week-times.ts'
import { getServerTime } from '../../platform/time/clock.ts'
import { t } from '../../platform/i18n/use-texts.ts'

/** Formats as "Mon 23 Nov, 10:30 – 11:00" in a zone. */
export function formatTimeRange(start: string, end: string, zone: string): string {
  return `${formatTime(start, zone)} – ${formatTime(end, zone, 'time')}`
}

/** Formats as "16:00 – 16:30 in Bengaluru", with the date if it differs there. */
export function formatOtherTimeRange(
  start: string,
  end: string,
  zone: string,
  own: string,
): string {
  const sameDay = formatTime(start, zone, 'day') === formatTime(start, own, 'day')
  const range = `${formatTime(start, zone, sameDay ? 'time' : 'both')} – ${formatTime(end, zone, 'time')}`
  return t('interviewScreen.range.in', { range, city: getZoneCity(zone) })
}

/** Returns the deadline for responding to these times, computed as on the server. */
export function getSlotsDeadline(chosen: readonly string[]): Date {
  return getProposalEnd(new Date(getServerTime()).toISOString(), chosen)
}

export const getSlotEnd = (start: string, minutes: number): string =>
  new Date(Date.parse(start) + minutes * 60_000).toISOString()

/** Returns a warning if the time is at night in the zone, otherwise an empty string. */
export const formatNightWarning = (start: string, end: string, zone: string): string =>
  isAtNight({ startsAt: new Date(start), endsAt: new Date(end) }, zone)
    ? t('interviewScreen.night', { city: getZoneCity(zone) })
    : ''

/** The company's working day, with its name for readers outside the company. */
export interface CompanyWorkingDay extends DayHours {
  readonly zone: string
  readonly company: string | null
}

/**
 * Returns a warning if the time is outside the company's working day, otherwise an empty string.
 */
export function formatOutsideHoursWarning(
  start: string,
  end: string,
  { zone, company, ...hours }: CompanyWorkingDay,
) {
  const span = { startsAt: new Date(start), endsAt: new Date(end) }
  if (isInWorkingDay(span, zone, hours)) return ''
  return company === null
    ? t('interviewScreen.outside.own')
    : t('interviewScreen.outside.theirs', { company })
}

interface Times {
  readonly starts_at: string
  readonly ends_at: string
}

/** Merges consecutive slots into spans for the weekly grid. */
export function mergeSlots(slots: readonly Times[]): readonly UtcSpan[] {
  const spans: { from: string; to: string }[] = []
  for (const slot of slots) {
    const last = spans.at(-1)
    if (last && Date.parse(last.to) === Date.parse(slot.starts_at)) last.to = slot.ends_at
    else spans.push({ from: slot.starts_at, to: slot.ends_at })
  }
  return spans
}
