import {
  claimDeadline,
  type NoShowClaim,
  activeClaim,
} from '@fledge/domain/interviews/no-show-claims.ts'
import { contestDueAt } from '@fledge/domain/interviews/rules.ts'
import type { InterviewStatus } from '@fledge/domain/interviews/types.ts'
import {
  countsSince,
  canBook,
  type NoShow,
  getNoShowStatus,
} from '@fledge/domain/no-shows/rules.ts'
import type { NoShowSide } from '@fledge/domain/no-shows/types.ts'
import type { ErrorCode } from '@fledge/contract/platform/errors.ts'
import type { Db } from '../../platform/db/database.ts'
import { type Refusal, refused } from '../../platform/http/outcome.ts'
import { companyPeople, type NoShowRow, noShowsOf, recentOfInterns, zoneOfSide } from './store.ts'

/** A row as the rules read it. */
export const factsOf = (
  row: Pick<NoShowRow, 'no_show_id' | 'recorded_at' | 'explained_at' | 'contested_at' | 'decision'>,
): NoShow => ({
  id: row.no_show_id,
  recordedAt: row.recorded_at,
  explainedAt: row.explained_at,
  contestedAt: row.contested_at,
  decision: row.decision,
})

/** Whose no-shows: a company's or an intern's. */
export interface WhoMissed {
  readonly company?: string
  readonly intern?: string
}
const idsOf = ({ company, intern }: WhoMissed) => [company ?? null, intern ?? null] as const
const sideOf = ({ company }: WhoMissed): NoShowSide => (company ? 'company' : 'intern')

/** Where one stands, and whether they may book. */
export async function bookingOf(db: Db, who: WhoMissed) {
  const rows = await db.many(noShowsOf, ...idsOf(who))
  const standing = getNoShowStatus(rows.map(factsOf), db.now)
  const zone =
    rows.length === 0 ? 'UTC' : ((await db.one(zoneOfSide, ...idsOf(who)))?.zone ?? 'UTC')
  return { rows, standing, verdict: canBook(sideOf(who), standing, zone) }
}

const codes: readonly (readonly [string, ErrorCode])[] = [
  ['noShows.refused.explain', 'EXPLANATION_REQUIRED'],
  ['noShows.refused.waits', 'UNDER_REVIEW'],
]

/** The refusal of a booking by somebody whose missed interviews come first; undefined where nothing stands in the way. */
export async function bookingRefused(db: Db, who: WhoMissed): Promise<Refusal | undefined> {
  const { verdict } = await bookingOf(db, who)
  if (verdict.allowed) return undefined
  return refused(
    verdict,
    codes.find(([because]) => because === verdict.messageKey)?.[1] ?? 'BOOKING_SUSPENDED',
  )
}

/** Whether one can take part in a new proposal or interest. The other side reads only that they are not available, never why. */
export async function isBookingAllowed(db: Db, who: WhoMissed): Promise<boolean> {
  return (await bookingOf(db, who)).verdict.allowed
}

/** Interns who can take part in no new proposal now: companies do not find them. */
export async function unavailableInterns(db: Db): Promise<readonly string[]> {
  const since = countsSince(db.now)
  const rows = await db.many(recentOfInterns, since.toISOString())
  return [...Map.groupBy(rows, (row) => row.intern_id)].flatMap(([intern, list]) =>
    canBook('intern', getNoShowStatus(list.map(factsOf), db.now), 'UTC').allowed ? [] : [intern],
  )
}

/** A claim that still stands, as every view tells it: whose word it waits for, and until when. Null once it is recorded, decided or taken back. */
export function claimView(status: InterviewStatus, of: NoShowClaim | null) {
  const claim = activeClaim({ status, claim: of })
  if (!claim) return null
  const { turn, due } = claimDeadline(claim)
  return {
    claimed_by: claim.by,
    claimed_at: claim.claimedAt,
    contested_at: claim.contestedAt,
    contest_by: contestDueAt(claim.claimedAt, claim.zone).toISOString(),
    turn,
    due_at: due,
  }
}

/** Whom a missed interview concerns at its company: the people it was with, and the administrators. */
export async function concernedBy(db: Db, interview: string): Promise<string[]> {
  return (await db.many(companyPeople, interview)).map((one) => one.user_id)
}
