import { isDueSoon } from '@fledge/domain/response-deadlines.ts'
import { getWeekDue } from '@fledge/domain/weekly-feedback/rules.ts'
import { formatTime } from '@fledge/kernel/dates.ts'
import { getDateFormat } from '@fledge/kernel/date-format.ts'
import { translateKey } from '../platform/i18n/use-texts.ts'

/** Formats "10 – 14 Feb". */
export function formatWeek(from: string, to: string): string {
  const day = (text: string, month: boolean) =>
    getDateFormat({
      day: 'numeric',
      ...(month ? { month: 'short' } : {}),
      timeZone: 'UTC',
    }).format(new Date(`${text}T00:00:00Z`))
  return `${day(from, from.slice(0, 7) !== to.slice(0, 7))} – ${day(to, true)}`
}
/** Whether an open week is overdue or due within 24 hours, in which case it is shown in red. */
export const isWeekUrgent = (unlocksAt: string, now: Date): boolean =>
  isDueSoon(getWeekDue(unlocksAt, now).at, now)

/** Returns the due date of an open week in the reader's zone. */
export function formatWeekDue(unlocksAt: string, zone: string, now: Date): string {
  const { text, at } = getWeekDue(unlocksAt, now)
  return translateKey(text, { day: formatTime(at, zone, 'day') })
}
