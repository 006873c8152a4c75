import { dayMs } from '@fledge/kernel/dates.ts'
import { allowIf, allOf, type PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import { requireOperator } from '../policy-helpers.ts'
import type { AnyActor } from '../sessions/types.ts'
import { nudgeDays, proposalDays } from './types.ts'

export interface NudgeFacts {
  /** When the person was nudged last; null if never. */
  readonly nudgedAt: string | null
}

export interface ProposalFacts {
  /** When this plan was proposed to the person last; null if never. */
  readonly proposedAt: string | null
  /** Whether they have a candidature for it that is not over. */
  readonly hasCandidature: boolean
}

const isLongAgo = (at: string | null, days: number, now: Date) =>
  at === null || now.getTime() - Date.parse(at) >= days * dayMs

export const placementCan = {
  nudge: (actor: AnyActor, { nudgedAt }: NudgeFacts, now: Date): PolicyDecision =>
    allOf(
      requireOperator(actor, 'operator:review'),
      allowIf(isLongAgo(nudgedAt, nudgeDays, now), 'placement.refused.nudged'),
    ),
  propose: (
    actor: AnyActor,
    { proposedAt, hasCandidature }: ProposalFacts,
    now: Date,
  ): PolicyDecision =>
    allOf(
      requireOperator(actor, 'operator:review'),
      allowIf(!hasCandidature, 'placement.refused.candidature'),
      allowIf(isLongAgo(proposedAt, proposalDays, now), 'placement.refused.proposed'),
    ),
}
