import { allowIf, allOf, type PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import { requireOperator } from '../policy-helpers.ts'
import type { AnyActor } from '../sessions/types.ts'
import type { PendingActOutcome } from './types.ts'

export interface PendingActFacts {
  /** User id of the one who decided. */
  readonly actorId: string
  readonly outcome: PendingActOutcome | null
}

export const pendingActCan = {
  /** Allows taking back a decision that has not taken effect; one of a colleague to managers. */
  undo: (actor: AnyActor, { actorId, outcome }: PendingActFacts): PolicyDecision =>
    allOf(
      requireOperator(actor, 'operator:review'),
      allowIf(
        actor.kind === 'operator' && (actor.userId === actorId || actor.role === 'MANAGER'),
        'refused.pendingActOfColleague',
      ),
      allowIf(outcome !== 'UNDONE', 'pendingActs.refused.undone'),
      allowIf(outcome === null, 'pendingActs.refused.tooLate'),
    ),
}
