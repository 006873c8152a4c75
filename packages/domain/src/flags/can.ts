import { allowIf, type PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import { requireOperator } from '../policy-helpers.ts'
import type { AnyActor } from '../sessions/types.ts'

export const flagCan = {
  /**
   * Allows everyone to read a feature's state for themselves, and operators for every user.
   * @param userId the user in question; null for the caller
   */
  read: (actor: AnyActor, userId: string | null): PolicyDecision =>
    allowIf(
      userId === null ||
        requireOperator(actor, 'operator:read').allowed ||
        ('userId' in actor && actor.userId === userId),
      'errors.FORBIDDEN',
    ),
  /** Allows managers to change for whom a feature is on. */
  change: (actor: AnyActor): PolicyDecision => requireOperator(actor, 'operator:manager'),
}
