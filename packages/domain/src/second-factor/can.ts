import { allow, allowIf, deny, type PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import { requireOperator } from '../policy-helpers.ts'
import type { AnyActor, UserType } from '../sessions/types.ts'

/** Whose second factor is reset. */
export interface ResetFacts {
  readonly userId: string
  readonly type: UserType
  readonly hasSecondFactor: boolean
}

export const secondFactorCan = {
  /** Operators and administrators of companies; others keep one that they have. */
  setUp(actor: AnyActor): PolicyDecision {
    if (actor.kind === 'operator') return allow
    if (actor.kind !== 'company') return deny('refused.notYours')
    return allowIf(actor.role === 'ADMIN', 'refused.adminOnly')
  },
  /**
   * Managers reset those of other operators; every operator those of company members. No one resets
   * their own: that would make it worthless.
   */
  reset(actor: AnyActor, { userId, type, hasSecondFactor }: ResetFacts): PolicyDecision {
    const decision = requireOperator(actor, type === 'O' ? 'operator:manager' : 'operator:review')
    if (!decision.allowed || actor.kind !== 'operator') return decision
    if (actor.userId === userId) return deny('secondFactor.refused.own')
    return allowIf(hasSecondFactor, 'secondFactor.refused.notSetUp')
  },
}
