import { formatDate, toLocalDay } from '@fledge/kernel/dates.ts'
import { allOf, type PolicyDecision, allowIf, allow, deny } from '@fledge/kernel/policy-decision.ts'
import { requireMember, requireOperator } from '../policy-helpers.ts'
import { isAdminOrNamed } from '../sessions/actor-side.ts'
import type { AnyActor } from '../sessions/types.ts'
import {
  getNoShowContestDueAt,
  listPossibleDecisions,
  type NoShow,
  type NoShowStatus,
} from './rules.ts'
import type { NoShowDecision, NoShowSide } from './types.ts'

export interface NoShowFacts extends NoShow {
  readonly side: NoShowSide
  /** Ids of the members who conduct the interview. */
  readonly interviewerIds: readonly string[]
  /**
   * Whether the claim was disputed before it was recorded, so that the programme team has already
   * decided it.
   */
  readonly wasContested: boolean
  /** Whether it awaits the programme team's decision. */
  readonly isOpen: boolean
}

/**
 * Requires the accused side: the interview's intern, or its interviewers and the company's
 * administrators.
 */
const requireMissingSide = (actor: AnyActor, row: NoShowFacts): PolicyDecision =>
  row.side === 'intern'
    ? allowIf(actor.kind === 'intern', 'refused.notYours')
    : requireMember(actor, (member) =>
        allowIf(isAdminOrNamed(member, row.interviewerIds), 'refused.interviewer'),
      )

export const noShowCan = {
  /**
   * Allows a side to book: propose, reschedule, choose or confirm a time. Declining is always
   * allowed.
   * @param zone time zone of the dates in the message
   */
  book(side: NoShowSide, status: NoShowStatus, zone: string): PolicyDecision {
    const format = (at: Date) => formatDate(toLocalDay(at, zone))
    if (status.overUntil)
      return deny(`noShows.refused.over.${side}`, { until: format(status.overUntil) })
    if (status.owes) return deny('noShows.refused.explain')
    return status.answerBy ? deny('noShows.refused.waits', { by: format(status.answerBy) }) : allow
  },
  explain: (actor: AnyActor, row: NoShowFacts): PolicyDecision =>
    allOf(
      requireMissingSide(actor, row),
      allowIf(row.explainedAt === null && row.decision === null, 'errors.ALREADY_EXISTS'),
    ),
  /** Allows one dispute within the days of the no-show, but not if the claim itself was disputed and decided. */
  contest: (actor: AnyActor, row: NoShowFacts, now: Date): PolicyDecision =>
    allOf(
      requireMissingSide(actor, row),
      allowIf(!row.wasContested && row.decision === null, 'noShows.refused.decided'),
      allowIf(row.contestedAt === null, 'errors.ALREADY_EXISTS'),
      allowIf(now < getNoShowContestDueAt(row), 'errors.DEADLINE_PASSED'),
    ),
  decide: (
    actor: AnyActor,
    row: NoShowFacts,
    decision: NoShowDecision,
    now: Date,
  ): PolicyDecision =>
    allOf(
      requireOperator(actor, 'operator:review'),
      allowIf(row.isOpen, 'errors.ILLEGAL_TRANSITION'),
      allowIf(listPossibleDecisions(row, now).includes(decision), 'noShows.refused.expired'),
    ),
}
