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
  over: 3,
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
    : count < noShowRule.over
      ? 'operator'
      : 'season-over'
}

/** Returns the time before which recorded no-shows no longer count. */
export const getNoShowCountingStart = (now: Date): Date =>
  new Date(now.getTime() - noShowRule.countsMs)

/** Returns until when a no-show counts. */
export const getNoShowExpiry = (one: Pick<NoShow, 'recordedAt'>): Date =>
  new Date(Date.parse(one.recordedAt) + noShowRule.countsMs)
/** Returns until when a no-show can be disputed. */
export const getNoShowContestDueAt = (one: Pick<NoShow, 'recordedAt'>): Date =>
  new Date(Date.parse(one.recordedAt) + noShowRule.contestMs)

/** Returns the no-shows that count now, oldest first: recorded within a season and not excused. */
export function listCountingNoShows(list: readonly NoShow[], now: Date): readonly NoShow[] {
  return list
    .filter((one) => one.decision !== 'EXCUSE' && getNoShowExpiry(one) > now)
    .toSorted((a, b) => a.recordedAt.localeCompare(b.recordedAt))
}

/**
 * Returns the position of a no-show among those of its side at the time it was recorded, counting
 * the season before it.
 */
export function getNoShowPosition(one: NoShow, list: readonly NoShow[]): number {
  const before = listCountingNoShows(
    list.filter((other) => other.id !== one.id && other.recordedAt <= one.recordedAt),
    new Date(one.recordedAt),
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
function getSuspensionEnd(counted: readonly NoShow[]): Date | null {
  const ended = counted.findLast((one) => one.decision === 'END_SEASON')
  if (ended) return getNoShowExpiry(ended)
  const newest = counted.at(-1)
  const first = counted.at(-noShowRule.over)
  return first && newest?.decision === null ? getNoShowExpiry(first) : null
}

/**
 * Returns the no-show status of a side.
 * @param list all of its no-shows
 */
export function getNoShowStatus(list: readonly NoShow[], now: Date): NoShowStatus {
  const counted = listCountingNoShows(list, now)
  const newest = counted.at(-1)
  const pending =
    newest && counted.length === noShowRule.review && newest.decision === null ? newest : undefined
  return {
    count: counted.length,
    step: getNoShowStep(counted.length),
    owes: counted.find((one) => one.explainedAt === null && one.decision === null)?.id ?? null,
    answerBy: pending ? teamReviewDueAt(pending.recordedAt) : null,
    overUntil: getSuspensionEnd(counted),
  }
}

/**
 * Whether the programme team has to decide about a no-show: it is disputed, or it is the second
 * that counts.
 */
export function isDecisionNeeded(one: NoShow, list: readonly NoShow[], now: Date): boolean {
  if (one.decision !== null) return false
  const counted = listCountingNoShows(list, now)
  return (
    one.contestedAt !== null ||
    (counted.length === noShowRule.review && counted.at(-1)?.id === one.id)
  )
}
