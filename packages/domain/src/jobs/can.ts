import type { PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import { requireOperator } from '../policy-helpers.ts'
import type { AnyActor } from '../sessions/types.ts'

export const jobCan = {
  /** Allows managers to run a timed job at once. */
  run: (actor: AnyActor): PolicyDecision => requireOperator(actor, 'operator:manager'),
}
