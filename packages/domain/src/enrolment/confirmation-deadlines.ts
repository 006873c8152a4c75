import { toInstant, type Day, toLocalDay, hourMs, type Instant } from '@fledge/kernel/dates.ts'
import { responseDueAt } from '../response-deadlines.ts'

/** Minimum time to confirm, even if the intern pays the day before the start. */
const minConfirmHours = 24

/** Deadlines for confirming a paid place (docs/decisions/0018). */
export interface Confirmation {
  /** The confirmation deadline. */
  readonly by: Date
  /**
   * When an unconfirmed internship is cancelled: its first day, or a day after payment if later.
   */
  readonly endsAt: Date
  /** When half of the time is over. */
  readonly remindAt: Date
}

/**
 * Calculates the deadlines of a confirmation.
 * @param zone time zone of the internship, for its first day
 */
export function getConfirmation(acceptedAt: Instant, startsOn: Day, zone: string): Confirmation {
  const accepted = Date.parse(acceptedAt)
  const endsAt = Math.max(
    toInstant(startsOn, '00:00', zone).getTime(),
    accepted + minConfirmHours * hourMs,
  )
  const by = Math.min(responseDueAt(acceptedAt).getTime(), endsAt)
  return {
    by: new Date(by),
    endsAt: new Date(endsAt),
    remindAt: new Date(accepted + (by - accepted) / 2),
  }
}

/** What happens to a pending confirmation, and when it is checked again. */
export type ConfirmStep =
  | { readonly step: 'remind' | 'tellLate' | 'remindEnd'; readonly next: Date }
  | { readonly step: 'end'; readonly next: null }

/**
 * Returns the step due now: a reminder at half time and 24 hours before the deadline, a late
 * notification at the deadline, and a last reminder 24 hours before the end.
 */
export function getConfirmStep(
  { by, endsAt }: Pick<Confirmation, 'by' | 'endsAt'>,
  now: Date,
): ConfirmStep {
  if (now >= endsAt) return { step: 'end', next: null }
  const dayBefore = (at: Date) => new Date(at.getTime() - minConfirmHours * hourMs)
  if (now < by) {
    const last = dayBefore(by)
    const isLater = now < last && toLocalDay(now, 'UTC') !== toLocalDay(last, 'UTC')
    return { step: 'remind', next: isLater ? last : by }
  }
  const last = dayBefore(endsAt)
  if (last.getTime() - by.getTime() < minConfirmHours * hourMs)
    return { step: 'tellLate', next: endsAt }
  return now < last ? { step: 'tellLate', next: last } : { step: 'remindEnd', next: endsAt }
}

/**
 * Returns the one deadline to show for a pending confirmation: the confirmation deadline, or the
 * end once that has passed.
 */
export function nextConfirmationDeadline(
  wait: { readonly by: Instant; readonly endsAt: Instant },
  now: Date,
): { readonly at: Instant; readonly isLast: boolean } {
  return now.getTime() < Date.parse(wait.by)
    ? { at: wait.by, isLast: wait.by === wait.endsAt }
    : { at: wait.endsAt, isLast: true }
}
