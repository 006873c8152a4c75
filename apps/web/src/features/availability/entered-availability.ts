import type { BodyOf, PayloadOf } from '@fledge/kernel/endpoint.ts'
import { type Day, addDays, formatTime } from '@fledge/kernel/dates.ts'
import { getDateFormat } from '@fledge/kernel/date-format.ts'
import type { availabilityEndpoints } from '@fledge/contract/availability/endpoints.ts'
import {
  formatDayMinutes,
  type WeekSpan,
  toWeeklyHours,
} from '@fledge/domain/availability/dated-week.ts'
import { t } from '../../platform/i18n/use-texts.ts'

export type SavedAvailability = PayloadOf<typeof availabilityEndpoints.getAvailability>
export type AvailabilityException = BodyOf<
  typeof availabilityEndpoints.saveAvailability
>['exceptions'][number]

/** Entered availability: weekly hours and exceptions for single days. */
// A type, not an interface, so that it is a record of form values.
export type EnteredTimes = {
  readonly spans: readonly WeekSpan[]
  readonly exceptions: readonly AvailabilityException[]
}

export const getWeeklyHours = (spans: readonly WeekSpan[]) =>
  spans.reduce((sum, { from, to }) => sum + to - from, 0) / 60
/** Converts to the input of the domain's rules. */
export const toEnteredAvailability = ({ spans, exceptions }: EnteredTimes, zone: string) => ({
  zone,
  weekly: toWeeklyHours(spans),
  exceptions,
})

/** @param day 0 is Monday */
const weekdayName = (day: number) =>
  getDateFormat({ weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, day + 1))
export const formatAvailabilityDay = (on: Day) => formatTime(`${on}T12:00:00Z`, 'UTC', 'day')
/** Returns "Monday", or "Mon 23 Nov" in a dated week. */
export const formatDayName = (day: number, week: Day | undefined) =>
  week === undefined ? weekdayName(day) : formatAvailabilityDay(addDays(week, day))

const formatRange = ({ from, to }: { readonly from: string; readonly to: string }) =>
  `${from} – ${to}`
/** Returns "09:00 – 12:00, 14:00 – 17:00", or a text for no hours. */
export const formatHourRanges = (
  hours: readonly { readonly from: string; readonly to: string }[],
) => (hours.length === 0 ? t('availability.noHours') : hours.map(formatRange).join(', '))

/** Returns the announcement after drawing: the hours of the changed days and the total. */
export function formatDrawnHours(
  spans: readonly WeekSpan[],
  days: readonly number[],
  week: Day | undefined,
): string {
  const of = (day: number) =>
    formatHourRanges(
      spans
        .filter((span) => span.day === day)
        .map(({ from, to }) => ({ from: formatDayMinutes(from), to: formatDayMinutes(to) })),
    )
  return [
    ...days.map((day) =>
      t('availability.drawn', { day: formatDayName(day, week), hours: of(day) }),
    ),
    t(week === undefined ? 'availability.hours' : 'availability.hoursThatWeek', {
      count: getWeeklyHours(spans),
    }),
  ].join(' ')
}
