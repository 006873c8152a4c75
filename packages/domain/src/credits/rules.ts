import { hourMs } from '@fledge/kernel/dates.ts'
import type { InterviewStatus } from '../interviews/types.ts'
import type { CreditKind, HoldEnd } from './types.ts'

/** Credits granted on approval unless a setting overrides it. */
export const initialCredits = 10

export interface CreditLine {
  readonly kind: CreditKind
  readonly amount: number
  readonly interviewId: string | null
}

/** Most credits that a correction grants or revokes at once. */
export const maxCreditCorrection = 100

export interface CreditBalance {
  /** Credits granted, without those that were revoked. */
  readonly granted: number
  /** Credits held for open interviews. */
  readonly held: number
  readonly spent: number
  readonly released: number
  /** grants − credits revoked − holds + releases; a spend only settles its hold. */
  readonly left: number
}

const sumAmounts = (lines: readonly CreditLine[], kind: CreditKind) =>
  lines.filter((line) => line.kind === kind).reduce((sum, line) => sum + line.amount, 0)

/** Calculates the balance of a ledger (spec/states.md, "Interview credits"). */
export function calculateCreditBalance(lines: readonly CreditLine[]): CreditBalance {
  const [granted, holds, spent, released] = [
    sumAmounts(lines, 'GRANT') - sumAmounts(lines, 'REVOKE'),
    sumAmounts(lines, 'HOLD'),
    sumAmounts(lines, 'SPEND'),
    sumAmounts(lines, 'RELEASE'),
  ]
  return {
    granted,
    held: holds - spent - released,
    spent,
    released,
    left: granted - holds + released,
  }
}

const isOpenHold = (lines: readonly CreditLine[], interviewId: string | null) => {
  const interviewLines = lines.filter(
    (line) => line.interviewId === interviewId && interviewId !== null,
  )
  return (
    sumAmounts(interviewLines, 'HOLD') >
    sumAmounts(interviewLines, 'SPEND') + sumAmounts(interviewLines, 'RELEASE')
  )
}

/**
 * Whether an entry may be added: balance never below 0, one hold per interview, exactly one
 * settlement per hold.
 */
export function canAppend(lines: readonly CreditLine[], next: CreditLine): boolean {
  if (!Number.isInteger(next.amount) || next.amount < 1) return false
  if (next.kind === 'GRANT') return next.interviewId === null
  if (next.kind === 'REVOKE')
    return next.interviewId === null && calculateCreditBalance(lines).left >= next.amount
  if (next.amount !== 1 || next.interviewId === null) return false
  if (next.kind === 'HOLD')
    return (
      calculateCreditBalance(lines).left >= 1 &&
      !lines.some((line) => line.interviewId === next.interviewId)
    )
  return isOpenHold(lines, next.interviewId)
}

/**
 * Returns how the hold is settled when an interview with this status and confirmed start is
 * cancelled by a company or rejected with its candidature.
 */
export function getHoldEndOnCancel(
  status: InterviewStatus,
  startsAt: Date | null,
  now: Date,
  by: 'company' | 'system',
): HoldEnd {
  if (by === 'system') return 'RELEASE'
  return getHoldEndOnReject(status, startsAt, now)
}

/**
 * Returns how a disqualification settles the hold: released, unless the interview is agreed and
 * less than 24 h ahead (or has started).
 */
export function getHoldEndOnReject(
  status: InterviewStatus,
  startsAt: Date | null,
  now: Date,
): HoldEnd {
  const isAgreed = status === 'CONFIRMED' || status === 'IN_PAST'
  return isAgreed && startsAt !== null && startsAt.getTime() - now.getTime() < 24 * hourMs
    ? 'SPEND'
    : 'RELEASE'
}

/**
 * How an interview settles its hold, by the transition that ended it. `cancel` and `reject` are
 * decided by the two functions above.
 */
export const holdEndByTransition = {
  decline: 'RELEASE',
  lapse: 'RELEASE',
  release: 'RELEASE',
  recordInternNoShow: 'RELEASE',
  recordCompanyNoShow: 'SPEND',
  complete: 'SPEND',
  settle: 'SPEND',
} as const satisfies Readonly<Record<string, HoldEnd>>
