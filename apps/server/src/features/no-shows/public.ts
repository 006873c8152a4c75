import {
  claimDeadline,
  type NoShowClaim,
  activeClaim,
} from '@fledge/domain/interviews/no-show-claims.ts'
import { getContestDueAt } from '@fledge/domain/interviews/rules.ts'
import type { InterviewStatus } from '@fledge/domain/interviews/types.ts'
import { noShowCan } from '@fledge/domain/no-shows/can.ts'
import {
  getNoShowCountingStart,
  isDecisionNeeded,
  type NoShow,
  getNoShowStatus,
} from '@fledge/domain/no-shows/rules.ts'
import type { NoShowSide } from '@fledge/domain/no-shows/types.ts'
import type { ErrorCode } from '@fledge/contract/platform/errors.ts'
import type { Db } from '../../platform/db/database.ts'
import { authorize } from '../../platform/http/app-error.ts'
import {
  affectedCompanyUsers,
  bookingFactsOf,
  type NoShowRow,
  noShowsOf,
  recentOfInterns,
  timeZoneOfSide,
} from './queries/no-shows.queries.ts'

/** Facts of a no-show for the rules. */
export const toNoShowFacts = (
  row: Pick<
    NoShowRow,
    | 'no_show_id'
    | 'recorded_at'
    | 'counting_days'
    | 'contest_days'
    | 'review_days'
    | 'explained_at'
    | 'contested_at'
    | 'decision'
  >,
): NoShow => ({
  id: row.no_show_id,
  recordedAt: row.recorded_at,
  countingDays: row.counting_days,
  contestDays: row.contest_days,
  reviewDays: row.review_days,
  explainedAt: row.explained_at,
  contestedAt: row.contested_at,
  decision: row.decision,
})

/** The side whose no-shows are meant: a company or an intern. */
export interface NoShowParty {
  readonly company?: string
  readonly intern?: string
}
const toPartyIds = ({ company, intern }: NoShowParty) => ({
  company_id: company ?? null,
  intern_id: intern ?? null,
})
const getPartySide = ({ company }: NoShowParty): NoShowSide => (company ? 'company' : 'intern')

/** Returns the no-show status of the own side and whether it may book. */
export async function getBookingStatus(db: Db, party: NoShowParty) {
  const rows = await db.many(noShowsOf, toPartyIds(party))
  return { rows, ...(await decideBooking(db, party, rows)) }
}

async function decideBooking(
  db: Db,
  party: NoShowParty,
  rows: readonly Parameters<typeof toNoShowFacts>[0][],
) {
  const status = getNoShowStatus(rows.map(toNoShowFacts), db.now)
  const zone =
    rows.length === 0
      ? 'UTC'
      : ((await db.one(timeZoneOfSide, toPartyIds(party)))?.time_zone ?? 'UTC')
  return { status, decision: noShowCan.book(getPartySide(party), status, zone) }
}

/** Returns whether a side may book; either side asks. */
const readBookingDecision = async (db: Db, party: NoShowParty) =>
  (await decideBooking(db, party, await db.many(bookingFactsOf, toPartyIds(party)))).decision

const errorCodeByMessageKey: ReadonlyMap<string, ErrorCode> = new Map([
  ['noShows.refused.explain', 'EXPLANATION_REQUIRED'],
  ['noShows.refused.waits', 'UNDER_REVIEW'],
])

/**
 * Requires that missed interviews do not prevent booking.
 * @throws EXPLANATION_REQUIRED, UNDER_REVIEW or BOOKING_SUSPENDED
 */
export async function requireBookingAllowed(db: Db, party: NoShowParty): Promise<void> {
  const decision = await readBookingDecision(db, party)
  if (!decision.allowed)
    authorize(decision, errorCodeByMessageKey.get(decision.messageKey) ?? 'BOOKING_SUSPENDED')
}

/**
 * Returns whether a side can take part in a new proposal or interest. The other side learns only
 * that it is unavailable, never why.
 */
export async function isBookingAllowed(db: Db, party: NoShowParty): Promise<boolean> {
  return (await readBookingDecision(db, party)).allowed
}

/** What a side's missed interviews still lead to. */
interface OpenNoShows {
  /** Whether the programme team has to decide about one. */
  readonly isDecisionNeeded: boolean
  readonly isSuspended: boolean
}

/** Returns what a side's own missed interviews still lead to. */
export async function readOpenNoShows(db: Db, party: NoShowParty): Promise<OpenNoShows> {
  const list = (await db.many(bookingFactsOf, toPartyIds(party))).map(toNoShowFacts)
  return {
    isDecisionNeeded: list.some((noShow) => isDecisionNeeded(noShow, list, db.now)),
    isSuspended: getNoShowStatus(list, db.now).overUntil !== null,
  }
}

/** Returns interns who cannot take part in new proposals and are hidden from companies. */
export async function listUnavailableInterns(db: Db): Promise<readonly string[]> {
  const rows = await db.many(recentOfInterns, {
    since: getNoShowCountingStart(db.now).toISOString(),
    now: db.now.toISOString(),
  })
  return [...Map.groupBy(rows, (row) => row.intern_id)].flatMap(([intern, list]) =>
    noShowCan.book('intern', getNoShowStatus(list.map(toNoShowFacts), db.now), 'UTC').allowed
      ? []
      : [intern],
  )
}

/**
 * Returns an active claim for views: which side has to respond, and by when. Null once it is
 * recorded, decided or withdrawn.
 */
export function toClaimView(status: InterviewStatus, of: NoShowClaim | null) {
  const claim = activeClaim({ status, claim: of })
  if (!claim) return null
  const { turn, due } = claimDeadline(claim)
  return {
    claimed_by: claim.claimedBy,
    claimed_at: claim.claimedAt,
    contested_at: claim.contestedAt,
    contest_by: getContestDueAt(claim.claimedAt, claim.zone).toISOString(),
    turn,
    due_at: due,
  }
}

/**
 * Returns the people at the company affected by a missed interview: its interviewers and the
 * administrators.
 */
export async function listAffectedUsers(db: Db, interview: string): Promise<string[]> {
  return (await db.many(affectedCompanyUsers, { interview_id: interview })).map(
    ({ user_id }) => user_id,
  )
}
