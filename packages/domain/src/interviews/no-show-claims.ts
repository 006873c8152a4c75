import type { Instant } from '@fledge/kernel/dates.ts'
import { teamReviewDueAt } from '../response-deadlines.ts'
import { getContestDueAt, isPastInterview } from './rules.ts'
import type { InterviewStatus } from './types.ts'

export const claimSides = ['company', 'intern'] as const
export type ClaimSide = (typeof claimSides)[number]

/** A claim that the other side did not come, and its dispute. */
export interface NoShowClaim {
  readonly claimedBy: ClaimSide
  readonly claimedAt: Instant
  readonly contestedAt: Instant | null
  /** Working days for the programme team's decision, as promised when it was disputed. */
  readonly reviewDays: number
  /** Zone of the accused side, whose working days count. */
  readonly zone: string
}

/** Whose response a claim needs, since when and until when. */
export interface ClaimDeadline {
  readonly turn: 'company' | 'intern' | 'operator'
  readonly since: Instant
  readonly due: Instant
}

/**
 * Returns the deadline of a claim: two working days for the accused side, or the promised
 * ones of the programme team once it is disputed.
 */
export function claimDeadline({
  claimedBy,
  claimedAt,
  contestedAt,
  reviewDays,
  zone,
}: NoShowClaim): ClaimDeadline {
  if (contestedAt !== null)
    return {
      turn: 'operator',
      since: contestedAt,
      due: teamReviewDueAt(contestedAt, reviewDays).toISOString(),
    }
  return {
    turn: claimedBy === 'company' ? 'intern' : 'company',
    since: claimedAt,
    due: getContestDueAt(claimedAt, zone).toISOString(),
  }
}

/** Returns the active claim, or null once it is recorded, decided or withdrawn. */
export function activeClaim(interview: {
  readonly status: InterviewStatus
  readonly claim: NoShowClaim | null
}): NoShowClaim | null {
  return isPastInterview(interview.status) ? interview.claim : null
}

/**
 * Whether a new claim is already disputed because the other side had confirmed that the interview
 * took place. It goes directly to the programme team.
 */
export function isClaimContested(
  by: ClaimSide,
  saidHeld: Readonly<Record<ClaimSide, boolean | null>>,
): boolean {
  return saidHeld[by === 'company' ? 'intern' : 'company'] === true
}

interface ClaimRow {
  readonly claimedBy: ClaimSide | null
  readonly claimedAt: Instant | null
  readonly contestedAt: Instant | null
  readonly reviewDays: number
}

/** Reads a claim from a row, with the zone of the accused side. */
export function toNoShowClaim(
  { claimedBy, claimedAt, contestedAt, reviewDays }: ClaimRow,
  zones: Readonly<Record<ClaimSide, string>>,
): NoShowClaim | null {
  return claimedBy && claimedAt
    ? {
        claimedBy,
        claimedAt,
        contestedAt,
        reviewDays,
        zone: zones[claimedBy === 'company' ? 'intern' : 'company'],
      }
    : null
}
