import { dayIn, type Instant } from '@fledge/kernel/dates.ts'
import { reminderTimes } from '../reminders.ts'
import { type ClaimSide, claimDeadline, type NoShowClaim } from './no-show-claims.ts'
import { isPast, isProposed, proposalEndsAt, settleMs, silentSide } from './rules.ts'
import type { InterviewStatus } from './types.ts'

export interface DeadlineFacts {
  readonly status: InterviewStatus
  readonly statusSince: Instant
  readonly starts: readonly Instant[]
  /** Of the agreed time. */
  readonly endsAt: Instant | null
  readonly claim: NoShowClaim | null
}

/** What one side can do until a date: answer proposed times, dispute that they missed it, or say how it was. */
export interface OpenDeadline {
  readonly kind: 'answer' | 'dispute' | 'feedback'
  readonly side: ClaimSide
  readonly since: Instant
  readonly due: Date
}

/** The deadline that an interview has now; null where nothing ends by itself. */
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
 * When the side whose turn it is is reminded next (spec/states.md, "Reminders"); null when it is not.
 * @param zone theirs, in which no day has two reminders  @param remindedAt when they were reminded last
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
