import { dayMs, type Instant } from '@fledge/kernel/dates.ts'
import { teamReviewDueAt } from '../response-deadlines.ts'
import type { NoShowDecision } from './types.ts'

/**
 * Rules for both sides (spec/states.md, Interview): the first no-show requires an explanation
 * before the next booking, the second goes to an operator, the third suspends booking. A no-show
 * counts for one season (docs/decisions/0013) and can be disputed for a week.
 */
export const noShowRule = {
  review: 2,
  suspension: 3,
  countsMs: 180 * dayMs,
  contestMs: 7 * dayMs,
} as const

export interface NoShow {
  readonly id: string
  readonly recordedAt: Instant
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

/** Returns the time before which recorded no-shows no longer count. */
export const getNoShowCountingStart = (now: Date): Date =>
  new Date(now.getTime() - noShowRule.countsMs)

/** Returns until when a no-show counts. */
export const getNoShowExpiry = (noShow: Pick<NoShow, 'recordedAt'>): Date =>
  new Date(Date.parse(noShow.recordedAt) + noShowRule.countsMs)
/** Returns until when a no-show can be disputed. */
export const getNoShowContestDueAt = (noShow: Pick<NoShow, 'recordedAt'>): Date =>
  new Date(Date.parse(noShow.recordedAt) + noShowRule.contestMs)

/** Returns the no-shows that count now, oldest first: recorded within a season and not excused. */
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
  const newest = countingNoShows.at(-1)
  const first = countingNoShows.at(-noShowRule.suspension)
  return first && newest?.decision === null ? getNoShowExpiry(first) : null
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
    answerBy: pending ? teamReviewDueAt(pending.recordedAt) : null,
    overUntil: getSuspensionEnd(countingNoShows),
  }
}

/**
 * Whether the programme team has to decide about a no-show: it is disputed, or it is the second
 * that counts.
 */
export function isDecisionNeeded(noShow: NoShow, list: readonly NoShow[], now: Date): boolean {
  if (noShow.decision !== null) return false
  const countingNoShows = listCountingNoShows(list, now)
  return (
    noShow.contestedAt !== null ||
    (countingNoShows.length === noShowRule.review && countingNoShows.at(-1)?.id === noShow.id)
  )
}
