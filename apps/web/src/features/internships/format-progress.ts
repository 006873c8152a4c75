import { getDateFormat } from '@fledge/kernel/date-format.ts'
import type { InternshipDetail, ProgressWeek } from '@fledge/contract/internships/schema.ts'
import { canAnswerWeeks } from '@fledge/domain/internships/rules.ts'
import { weekBadges } from '@fledge/domain/weekly-feedback/types.ts'
import { formatTime } from '@fledge/kernel/dates.ts'
import { formatTimeInSentence } from '../../platform/time/clock.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'

export const formatLongDate = (day: string) =>
  getDateFormat({
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`))
/** Formats as "28 Dec 2026". */
export const formatShortDate = (day: string) =>
  getDateFormat({
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`))
export const formatInternshipDates = (of: { starts_on: string; ends_on: string }) =>
  t('internshipScreen.fromTo', {
    from: formatLongDate(of.starts_on),
    to: formatLongDate(of.ends_on),
  })

/**
 * Returns the status badge of a week for one side, with the unlock date in the reader's time zone.
 */
export function getWeekBadge(week: ProgressWeek, label: ProgressWeek['own_label'], zone: string) {
  const badge = weekBadges[label]
  return {
    tone: badge.tone,
    text: translateKey(badge.text, { date: formatTime(week.unlocks_at, zone, 'day') }),
  }
}
/** Returns whether feedback from this side is due. */
export const isWeekDue = (label: ProgressWeek['own_label']) =>
  weekBadges[label].tone === weekBadges.FEEDBACK_REQUIRED.tone
export const isWeekDone = (label: ProgressWeek['own_label']) =>
  weekBadges[label].tone === weekBadges.COMPLETED.tone

/** Returns what comes next when nothing is due: the next week to open, or that none remains. */
export function formatNextWeek(progress: InternshipDetail, zone: string, now: Date): string {
  if (hasNeverStarted(progress)) return t('internshipScreen.calmNotHeld')
  const coming = progress.list.find((week) => Date.parse(week.unlocks_at) > now.getTime())
  return coming && canAnswerWeeks(progress.status)
    ? t('internshipScreen.calmText', {
        week: coming.number,
        when: formatTimeInSentence(coming.unlocks_at, zone, now),
      })
    : t('internshipScreen.calmOver')
}

/** Returns whether the internship ended before its first day and therefore has no weeks. */
export const hasNeverStarted = (progress: InternshipDetail) =>
  progress.end_reason !== null && !progress.ended_early
