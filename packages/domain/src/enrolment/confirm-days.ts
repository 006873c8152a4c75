import { toInstant, type Day, dayIn, hour, type Instant } from '@fledge/kernel/dates.ts'
import { responseDueAt } from '../response-deadlines.ts'

/** Nobody is given less than this to confirm, also who paid on the eve of the first day. */
const minHours = 24

/** How long a paid place waits for its intern's confirmation (docs/decisions/0018). */
export interface Confirmation {
  /** Asked for until then. */
  readonly by: Date
  /** Unconfirmed then, the internship does not begin: its first day, or a day after paying. */
  readonly endsAt: Date
  /** Half of the days are over. */
  readonly remindAt: Date
}

/** The dates of a confirmation. @param zone of the internship, whose first day it is */
export function confirmationOf(acceptedAt: Instant, startsOn: Day, zone: string): Confirmation {
  const accepted = Date.parse(acceptedAt)
  const endsAt = Math.max(toInstant(startsOn, '00:00', zone).getTime(), accepted + minHours * hour)
  const by = Math.min(responseDueAt(acceptedAt).getTime(), endsAt)
  return {
    by: new Date(by),
    endsAt: new Date(endsAt),
    remindAt: new Date(accepted + (by - accepted) / 2),
  }
}

/** What the clock does with a confirmation that waits, and when it looks again. */
export type ConfirmStep =
  | { readonly step: 'remind' | 'tellLate' | 'remindEnd'; readonly next: Date }
  | { readonly step: 'end'; readonly next: null }

/** Reminded at half of the days and 24 hours before they are over, told as late then, and reminded once more 24 hours before it ends. */
export function confirmStep(
  { by, endsAt }: Pick<Confirmation, 'by' | 'endsAt'>,
  now: Date,
): ConfirmStep {
  if (now >= endsAt) return { step: 'end', next: null }
  const dayBefore = (at: Date) => new Date(at.getTime() - minHours * hour)
  if (now < by) {
    const last = dayBefore(by)
    const isLater = now < last && dayIn(now, 'UTC') !== dayIn(last, 'UTC')
    return { step: 'remind', next: isLater ? last : by }
  }
  const last = dayBefore(endsAt)
  if (last.getTime() - by.getTime() < minHours * hour) return { step: 'tellLate', next: endsAt }
  return now < last ? { step: 'tellLate', next: last } : { step: 'remindEnd', next: endsAt }
}

/** The one date that whoever has not confirmed is told: asked for by then; that gone by, the end itself. */
export function nextConfirmationDeadline(
  wait: { readonly by: Instant; readonly endsAt: Instant },
  now: Date,
): { readonly at: Instant; readonly isLast: boolean } {
  return now.getTime() < Date.parse(wait.by)
    ? { at: wait.by, isLast: wait.by === wait.endsAt }
    : { at: wait.endsAt, isLast: true }
}
