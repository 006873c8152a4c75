import { day, dayIn, type Instant, formatDate } from '@fledge/kernel/dates.ts'
import { deny, type PolicyDecision, allow } from '@fledge/kernel/policy-decision.ts'
import { teamReviewDueAt } from '../response-deadlines.ts'
import type { NoShowDecision, NoShowSide } from './types.ts'

/**
 * Alike for both sides (spec/states.md, Interview): the first asks for an explanation before the next booking, the second goes to an
 * operator, the third ends the season. One counts for as long as a season lasts (docs/decisions/0013), and may be contested for a week.
 */
export const noShowRule = { review: 2, over: 3, countsMs: 180 * day, contestMs: 7 * day } as const

export interface NoShow {
  readonly id: string
  readonly recordedAt: Instant
  readonly explainedAt: Instant | null
  readonly contestedAt: Instant | null
  readonly decision: NoShowDecision | null
}

export type NoShowStep = 'none' | 'explain' | 'operator' | 'season-over'

/** What a side's count of no-shows leads to. */
export function noShowStep(count: number): NoShowStep {
  if (count <= 0) return 'none'
  return count < noShowRule.review
    ? 'explain'
    : count < noShowRule.over
      ? 'operator'
      : 'season-over'
}

/** One recorded before this moment counts no longer. */
export const countsSince = (now: Date): Date => new Date(now.getTime() - noShowRule.countsMs)

/** Until when one counts. */
export const countsUntil = (one: Pick<NoShow, 'recordedAt'>): Date =>
  new Date(Date.parse(one.recordedAt) + noShowRule.countsMs)
/** Until when one can be contested. */
export const contestUntil = (one: Pick<NoShow, 'recordedAt'>): Date =>
  new Date(Date.parse(one.recordedAt) + noShowRule.contestMs)

/** Those that count now, the oldest first: recorded within a season, and not excused. */
export function countedNoShows(list: readonly NoShow[], now: Date): readonly NoShow[] {
  return list
    .filter((one) => one.decision !== 'EXCUSE' && countsUntil(one) > now)
    .toSorted((a, b) => a.recordedAt.localeCompare(b.recordedAt))
}

/** Which no-show of its side one was when it was recorded, those of the season before it among them. */
export function placeOf(one: NoShow, list: readonly NoShow[]): number {
  const before = countedNoShows(
    list.filter((other) => other.id !== one.id && other.recordedAt <= one.recordedAt),
    new Date(one.recordedAt),
  )
  return before.length + 1
}

export interface NoShowStatus {
  readonly count: number
  readonly step: NoShowStep
  /** The no-show that asks for an explanation, if one does. */
  readonly owes: string | null
  /** The programme team decides whether it goes on: by when. */
  readonly answerBy: Date | null
  /** No more bookings before. */
  readonly overUntil: Date | null
}

/** Until when the season is over: as long as three count, or as long as the one counts over which the programme team ended it. */
function overUntilOf(counted: readonly NoShow[]): Date | null {
  const ended = counted.findLast((one) => one.decision === 'END_SEASON')
  if (ended) return countsUntil(ended)
  const newest = counted.at(-1)
  const first = counted.at(-noShowRule.over)
  return first && newest?.decision === null ? countsUntil(first) : null
}

/** Where a side stands. @param list all of its no-shows */
export function getNoShowStatus(list: readonly NoShow[], now: Date): NoShowStatus {
  const counted = countedNoShows(list, now)
  const newest = counted.at(-1)
  const waits =
    newest && counted.length === noShowRule.review && newest.decision === null ? newest : undefined
  return {
    count: counted.length,
    step: noShowStep(counted.length),
    owes: counted.find((one) => one.explainedAt === null && one.decision === null)?.id ?? null,
    answerBy: waits ? teamReviewDueAt(waits.recordedAt) : null,
    overUntil: overUntilOf(counted),
  }
}

/** Whether a side may book: propose, move, choose or confirm a time. Saying no stays open. @param zone in which the dates are said */
export function canBook(side: NoShowSide, standing: NoShowStatus, zone: string): PolicyDecision {
  const said = (at: Date) => formatDate(dayIn(at, zone))
  if (standing.overUntil)
    return deny(`noShows.refused.over.${side}`, { until: said(standing.overUntil) })
  if (standing.owes) return deny('noShows.refused.explain')
  return standing.answerBy ? deny('noShows.refused.waits', { by: said(standing.answerBy) }) : allow
}

/** Whether the programme team has to look at one: its side contests it, or it is the second that counts. */
export function needsDecision(one: NoShow, list: readonly NoShow[], now: Date): boolean {
  if (one.decision !== null) return false
  const counted = countedNoShows(list, now)
  return (
    one.contestedAt !== null ||
    (counted.length === noShowRule.review && counted.at(-1)?.id === one.id)
  )
}
