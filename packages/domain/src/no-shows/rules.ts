import { dayMs, type Instant } from '@fledge/kernel/dates.ts'
import { teamReviewDueAt } from '../response-deadlines.ts'
import { type NoShowDecision, noShowDecisions } from './types.ts'

/**
 * Rules for both sides (spec/states.md, Interview): the first no-show requires an explanation
 * before the next booking, the second goes to an operator, the third suspends booking. For how many
 * days a no-show counts (docs/decisions/0013) and can be disputed is settled when it is recorded.
 */
export const noShowRule = {
  review: 2,
  suspension: 3,
  countingDays: { min: 30, max: 365, usual: 180 },
  contestDays: { min: 2, max: 30, usual: 7 },
} as const

export interface NoShow {
  readonly id: string
  readonly recordedAt: Instant
  readonly countingDays: number
  readonly contestDays: number
  /** Working days for the programme team's decision, as promised when it was recorded or disputed. */
  readonly reviewDays: number
  readonly explainedAt: Instant | null
  readonly contestedAt: Instant | null
  readonly decision: NoShowDecision | null
}

export type NoShowStep = 'none' | 'explain' | 'operator' | 'season-over'

/** Returns the consequence of a side's number of no-shows. */
export function getNoShowStep(count: number): NoShowStep {
  if (count <= 0) return 'none'
  return count < noShowRule.review
    ? 'explain'
    : count < noShowRule.suspension
      ? 'operator'
      : 'season-over'
}

/** Returns the time before which recorded no-shows no longer count, whatever their days. */
export const getNoShowCountingStart = (now: Date): Date =>
  new Date(now.getTime() - noShowRule.countingDays.max * dayMs)

/** Returns until when a no-show counts. */
export const getNoShowExpiry = (noShow: Pick<NoShow, 'recordedAt' | 'countingDays'>): Date =>
  new Date(Date.parse(noShow.recordedAt) + noShow.countingDays * dayMs)
/** Returns until when a no-show can be disputed. */
export const getNoShowContestDueAt = (noShow: Pick<NoShow, 'recordedAt' | 'contestDays'>): Date =>
  new Date(Date.parse(noShow.recordedAt) + noShow.contestDays * dayMs)

/** Returns the decisions possible about a no-show: one that no longer counts suspends nothing. */
export const listPossibleDecisions = (
  noShow: Pick<NoShow, 'recordedAt' | 'countingDays'>,
  now: Date,
): readonly NoShowDecision[] =>
  noShowDecisions.filter((decision) => decision !== 'END_SEASON' || getNoShowExpiry(noShow) > now)

/** Returns the no-shows that count now, oldest first: within their days and not excused. */
export function listCountingNoShows(list: readonly NoShow[], now: Date): readonly NoShow[] {
  return list
    .filter((noShow) => noShow.decision !== 'EXCUSE' && getNoShowExpiry(noShow) > now)
    .toSorted((a, b) => a.recordedAt.localeCompare(b.recordedAt))
}

/**
 * Returns the position of a no-show among those of its side at the time it was recorded, counting
 * the season before it.
 */
export function getNoShowPosition(noShow: NoShow, list: readonly NoShow[]): number {
  const before = listCountingNoShows(
    list.filter((other) => other.id !== noShow.id && other.recordedAt <= noShow.recordedAt),
    new Date(noShow.recordedAt),
  )
  return before.length + 1
}

export interface NoShowStatus {
  readonly count: number
  readonly step: NoShowStep
  /** The no-show that needs an explanation, if any. */
  readonly owes: string | null
  /** When the programme team's decision on further booking is due. */
  readonly answerBy: Date | null
  /** Until when booking is suspended. */
  readonly overUntil: Date | null
}

/**
 * Returns until when booking is suspended: while three no-shows count, or while the one for which
 * the programme team ended the season counts.
 */
function getSuspensionEnd(countingNoShows: readonly NoShow[]): Date | null {
  const ended = countingNoShows.findLast((noShow) => noShow.decision === 'END_SEASON')
  if (ended) return getNoShowExpiry(ended)
  if (countingNoShows.at(-1)?.decision !== null) return null
  // Each counts for its own days, so the first to be recorded need not be the first to expire.
  const ends = countingNoShows.map((noShow) => getNoShowExpiry(noShow).getTime())
  const end = ends.toSorted((a, b) => b - a)[noShowRule.suspension - 1]
  return end === undefined ? null : new Date(end)
}

/**
 * Returns the no-show status of a side.
 * @param list all of its no-shows
 */
export function getNoShowStatus(list: readonly NoShow[], now: Date): NoShowStatus {
  const countingNoShows = listCountingNoShows(list, now)
  const newest = countingNoShows.at(-1)
  const pending =
    newest && countingNoShows.length === noShowRule.review && newest.decision === null
      ? newest
      : undefined
  return {
    count: countingNoShows.length,
    step: getNoShowStep(countingNoShows.length),
    owes:
      countingNoShows.find((noShow) => noShow.explainedAt === null && noShow.decision === null)
        ?.id ?? null,
    answerBy: pending
      ? teamReviewDueAt(pending.contestedAt ?? pending.recordedAt, pending.reviewDays)
      : null,
    overUntil: getSuspensionEnd(countingNoShows),
  }
}

/**
 * Whether the programme team has to decide about a no-show: it is disputed, even if it no longer
 * counts, or it is the second that counts.
 */
export function isDecisionNeeded(noShow: NoShow, list: readonly NoShow[], now: Date): boolean {
  if (noShow.decision !== null) return false
  const countingNoShows = listCountingNoShows(list, now)
  return (
    noShow.contestedAt !== null ||
    (countingNoShows.length === noShowRule.review && countingNoShows.at(-1)?.id === noShow.id)
  )
}
