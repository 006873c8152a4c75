import type { PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import { requireOperator } from '../policy-helpers.ts'
import type { AnyActor } from '../sessions/types.ts'

export const companyInvitationCan = {
  /** Allows a MANAGER to invite companies from a file, and to see what would happen. */
  importFile: (actor: AnyActor): PolicyDecision => requireOperator(actor, 'operator:manager'),
}
