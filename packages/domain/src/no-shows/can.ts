import { allOf, type PolicyDecision, allowIf } from '@fledge/kernel/policy-decision.ts'
import { requireMember, requireOperator } from '../policy-helpers.ts'
import { isAdminOr } from '../sessions/side-of.ts'
import type { AnyActor } from '../sessions/types.ts'
import { contestUntil, type NoShow } from './rules.ts'
import type { NoShowSide } from './types.ts'

export interface NoShowFacts extends NoShow {
  readonly side: NoShowSide
  /** Member ids of the interview. */
  readonly interviewerIds: readonly string[]
  /** The claim was contested before it was recorded, and the programme team has decided it. */
  readonly wasContested: boolean
  /** It waits for the programme team. */
  readonly isOpen: boolean
}

/** The side whose people did not come: its intern, or the interview's people and the administrators of the company. */
const asMissing = (who: AnyActor, row: NoShowFacts): PolicyDecision =>
  row.side === 'intern'
    ? allowIf(who.kind === 'intern', 'refused.notYours')
    : requireMember(who, (member) =>
        allowIf(isAdminOr(member, row.interviewerIds), 'refused.interviewer'),
      )

export const noShowCan = {
  explain: (who: AnyActor, row: NoShowFacts): PolicyDecision =>
    allOf(
      asMissing(who, row),
      allowIf(row.explainedAt === null && row.decision === null, 'errors.ALREADY_EXISTS'),
    ),
  /** Once, for a week, and not again where the claim itself had been contested and decided. */
  contest: (who: AnyActor, row: NoShowFacts, now: Date): PolicyDecision =>
    allOf(
      asMissing(who, row),
      allowIf(!row.wasContested && row.decision === null, 'noShows.refused.decided'),
      allowIf(row.contestedAt === null, 'errors.ALREADY_EXISTS'),
      allowIf(now < contestUntil(row), 'errors.DEADLINE_PASSED'),
    ),
  decide: (who: AnyActor, row: NoShowFacts): PolicyDecision =>
    allOf(requireOperator(who), allowIf(row.isOpen, 'errors.ILLEGAL_TRANSITION')),
}
