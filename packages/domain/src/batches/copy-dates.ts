import {
  addDays,
  type Day,
  daysBetween,
  type Instant,
  toLocalDay,
  toZonedTime,
} from '@fledge/kernel/dates.ts'
import type { BatchDraft } from './validate-batch.ts'

/** The dates of a batch. */
export type BatchDates = Pick<
  BatchDraft,
  | 'enrolmentOpensAt'
  | 'enrolmentClosesAt'
  | 'campaignEndsAt'
  | 'programmeStart'
  | 'programmeEnd'
  | 'placementDeadline'
>

/** When a copy of a batch starts. */
export interface CopyStart {
  /** Whole weeks by which all dates move; negative if they move back. */
  readonly weeks: number
  readonly startsOn: Day
}

const daysPerWeek = 7

/**
 * Returns the start of a copy that is closest to the chosen day: every date moves by the same whole
 * weeks, so that all keep their weekdays. A batch without programme dates starts when its
 * registration opens.
 * @param zone where the times of the batch are read
 */
export function getCopyStart(
  source: Pick<BatchDates, 'programmeStart' | 'enrolmentOpensAt'>,
  chosenDay: Day,
  zone: string,
): CopyStart {
  const firstDay = source.programmeStart ?? toLocalDay(source.enrolmentOpensAt, zone)
  const weeks = Math.round(daysBetween(firstDay, chosenDay) / daysPerWeek)
  return { weeks, startsOn: addDays(firstDay, weeks * daysPerWeek) }
}

/** Whether a copy that starts on this day would start before today. */
export const isCopyStartOver = (startsOn: Day, now: Date, zone: string): boolean =>
  startsOn < toLocalDay(now, zone)

/** Moves dates by whole weeks. Times of day stay the same in the zone when its clocks change. */
export function moveBatchDates(dates: BatchDates, weeks: number, zone: string): BatchDates {
  const moveTime = (at: Instant): Instant =>
    new Date(toZonedTime(at, zone).add({ weeks }).epochMilliseconds).toISOString()
  const moveDay = (day: Day | null) => day && addDays(day, weeks * daysPerWeek)
  return {
    enrolmentOpensAt: moveTime(dates.enrolmentOpensAt),
    enrolmentClosesAt: moveTime(dates.enrolmentClosesAt),
    campaignEndsAt: dates.campaignEndsAt && moveTime(dates.campaignEndsAt),
    programmeStart: moveDay(dates.programmeStart),
    programmeEnd: moveDay(dates.programmeEnd),
    placementDeadline: moveDay(dates.placementDeadline),
  }
}
