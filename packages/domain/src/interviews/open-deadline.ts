import { dayIn, type Instant } from '@fledge/kernel/dates.ts'
import { reminderTimes } from '../reminders.ts'
import { type ClaimSide, claimDeadline, type NoShowClaim } from './no-show-claims.ts'
import { isPast, isProposed, proposalEndsAt, settleMs, silentSide } from './rules.ts'
import type { InterviewStatus } from './types.ts'

export interface DeadlineFacts {
  readonly status: InterviewStatus
  readonly statusSince: Instant
  readonly starts: readonly Instant[]
  /** End of the agreed time. */
  readonly endsAt: Instant | null
  readonly claim: NoShowClaim | null
}

/**
 * A deadline of one side: to answer proposed times, to dispute a claimed no-show, or to give
 * feedback.
 */
export interface OpenDeadline {
  readonly kind: 'answer' | 'dispute' | 'feedback'
  readonly side: ClaimSide
  readonly since: Instant
  readonly due: Date
}

/** Returns the current deadline of an interview, or null if nothing expires. */
export function openDeadline(row: DeadlineFacts): OpenDeadline | null {
  const { status, statusSince, starts, endsAt, claim } = row
  if (isProposed(status))
    return {
      kind: 'answer',
      side: silentSide(status),
      since: statusSince,
      due: proposalEndsAt(statusSince, starts),
    }
  if (!isPast(status) || endsAt === null) return null
  if (claim === null)
    return {
      kind: 'feedback',
      side: 'company',
      since: endsAt,
      due: new Date(Date.parse(endsAt) + settleMs),
    }
  const { turn, since, due } = claimDeadline(claim)
  return turn === 'operator' ? null : { kind: 'dispute', side: turn, since, due: new Date(due) }
}

/**
 * Returns when the side whose turn it is gets its next reminder (spec/states.md, "Reminders"), or
 * null if it gets none.
 * @param zone that side's time zone, in which no day has two reminders
 * @param remindedAt when the last reminder was sent
 */
export function nextReminderAt(
  { since, due }: OpenDeadline,
  zone: string,
  now: Date,
  remindedAt: Date | null = null,
): Date | null {
  const isOtherDay = (at: Date) =>
    remindedAt === null || dayIn(at, zone) !== dayIn(remindedAt, zone)
  const times = reminderTimes(new Date(since), due)
  return times.find((at) => at > now && isOtherDay(at)) ?? null
}
