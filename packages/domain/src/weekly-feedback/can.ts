import { allOf, type PolicyDecision, allowIf } from '@fledge/kernel/policy-decision.ts'
import { internshipCan } from '../internships/can.ts'
import { canAnswerWeeks } from '../internships/rules.ts'
import type { InternshipStatus } from '../internships/types.ts'
import type { AnyActor } from '../sessions/types.ts'
import { isWeekVisible, type Week } from './rules.ts'

export interface WeekFacts extends Pick<Week, 'startsAt' | 'unlocksAt' | 'visibleAt'> {
  readonly supervisorIds: readonly string[]
  readonly internshipStatus: InternshipStatus
  readonly companyDone: boolean
  readonly internDone: boolean
}

const hasCompletedWeek = (actor: AnyActor, row: WeekFacts) =>
  actor.kind === 'intern' ? row.internDone : row.companyDone
const see = (actor: AnyActor, row: WeekFacts): PolicyDecision =>
  internshipCan.see(actor, { ...row, status: row.internshipStatus })
const requireWriter = (actor: AnyActor, row: WeekFacts) =>
  allOf(allowIf(actor.kind !== 'operator', 'refused.notYours'), see(actor, row))

export const weekCan = {
  /** Anyone who may see the internship. */
  see,
  /**
   * Answers save individually once the week is unlocked. A missed week stays open until the
   * internship is complete; a completed week is final.
   */
  answer: (actor: AnyActor, row: WeekFacts, now: Date): PolicyDecision =>
    allOf(
      requireWriter(actor, row),
      allowIf(row.internshipStatus !== 'CANCELLED', 'weeklyFeedback.refused.cancelled'),
      allowIf(now >= row.unlocksAt, 'weeklyFeedback.refused.locked'),
      allowIf(!hasCompletedWeek(actor, row), 'weeklyFeedback.refused.completed'),
      allowIf(canAnswerWeeks(row.internshipStatus), 'weeklyFeedback.refused.missed'),
    ),
  /** @param missing slugs of required questions without an answer */
  complete: (
    actor: AnyActor,
    row: WeekFacts,
    missing: readonly string[],
    now: Date,
  ): PolicyDecision =>
    allOf(weekCan.answer(actor, row, now), allowIf(missing.length === 0, 'errors.INCOMPLETE')),
  /**
   * Double-blind: the other side's answers are visible only when both have completed the week, or 7
   * days after the unlock.
   */
  seeOther: (actor: AnyActor, row: WeekFacts, now: Date): PolicyDecision =>
    allOf(
      see(actor, row),
      allowIf(
        isWeekVisible(row, { company: row.companyDone, intern: row.internDone }, now),
        'weeklyFeedback.refused.hidden',
      ),
    ),
}
