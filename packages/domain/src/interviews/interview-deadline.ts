import { toLocalDay, type Instant } from '@fledge/kernel/dates.ts'
import { getReminderTimes } from '../reminders.ts'
import { type ClaimSide, claimDeadline, type NoShowClaim } from './no-show-claims.ts'
import { isPastInterview, isProposedInterview, settleMs, getSilentSide } from './rules.ts'
import type { InterviewStatus } from './types.ts'

export interface InterviewDeadlineFacts {
  readonly status: InterviewStatus
  readonly statusSince: Instant
  /** By when proposed times have to be answered; null if none are. */
  readonly answerBy: Instant | null
  /** End of the agreed time. */
  readonly endsAt: Instant | null
  readonly claim: NoShowClaim | null
}

/**
 * A deadline of one side: to answer proposed times, to dispute a claimed no-show, or to give
 * feedback.
 */
export interface InterviewDeadline {
  readonly kind: 'answer' | 'dispute' | 'feedback'
  readonly side: ClaimSide
  readonly since: Instant
  readonly due: Date
}

/** Returns the current deadline of an interview, or null if nothing expires. */
export function getInterviewDeadline(row: InterviewDeadlineFacts): InterviewDeadline | null {
  const { status, statusSince, answerBy, endsAt, claim } = row
  if (isProposedInterview(status))
    return answerBy === null
      ? null
      : {
          kind: 'answer',
          side: getSilentSide(status),
          since: statusSince,
          due: new Date(answerBy),
        }
  if (!isPastInterview(status) || endsAt === null) return null
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
export function getNextReminderAt(
  { since, due }: InterviewDeadline,
  zone: string,
  now: Date,
  remindedAt: Date | null = null,
): Date | null {
  const isOtherDay = (at: Date) =>
    remindedAt === null || toLocalDay(at, zone) !== toLocalDay(remindedAt, zone)
  const times = getReminderTimes(new Date(since), due)
  return times.find((at) => at > now && isOtherDay(at)) ?? null
}
