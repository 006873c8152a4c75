import type { Instant } from '@fledge/kernel/dates.ts'
import { teamReviewDueAt } from '../response-deadlines.ts'
import { contestDueAt, isPast } from './rules.ts'
import type { InterviewStatus } from './types.ts'

export const claimSides = ['company', 'intern'] as const
export type ClaimSide = (typeof claimSides)[number]

/** Who says that the other did not come, and whether that one contests it. */
export interface NoShowClaim {
  readonly by: ClaimSide
  readonly claimedAt: Instant
  readonly contestedAt: Instant | null
  /** Of the one it is said of: their working days count. */
  readonly zone: string
}

/** Whose word a claim waits for, since when and until when. */
export interface ClaimDeadline {
  readonly turn: 'company' | 'intern' | 'operator'
  readonly since: Instant
  readonly due: Instant
}

/** Uncontested it waits for the one it is said of, who has two working days; contested for the programme team, which has three. */
export function claimDeadline({ by, claimedAt, contestedAt, zone }: NoShowClaim): ClaimDeadline {
  if (contestedAt !== null)
    return { turn: 'operator', since: contestedAt, due: teamReviewDueAt(contestedAt).toISOString() }
  return {
    turn: by === 'company' ? 'intern' : 'company',
    since: claimedAt,
    due: contestDueAt(claimedAt, zone).toISOString(),
  }
}

/** The claim that still stands: once it is recorded, decided or taken back, nothing waits any more. */
export function activeClaim(interview: {
  readonly status: InterviewStatus
  readonly claim: NoShowClaim | null
}): NoShowClaim | null {
  return isPast(interview.status) ? interview.claim : null
}

/** Whoever has said that it took place has contested a later claim already: it goes to the programme team at once. */
export function isContestedAlready(
  by: ClaimSide,
  saidHeld: Readonly<Record<ClaimSide, boolean | null>>,
): boolean {
  return saidHeld[by === 'company' ? 'intern' : 'company'] === true
}

interface ClaimRow {
  readonly by: ClaimSide | null
  readonly claimedAt: Instant | null
  readonly contestedAt: Instant | null
}

/** What a row says of a claim, with the zone of the one it is said of. */
export function claimOf(
  { by, claimedAt, contestedAt }: ClaimRow,
  zones: Readonly<Record<ClaimSide, string>>,
): NoShowClaim | null {
  return by && claimedAt
    ? { by, claimedAt, contestedAt, zone: zones[by === 'company' ? 'intern' : 'company'] }
    : null
}
