import { allowIf, allOf, type PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import { requireOperator } from '../policy-helpers.ts'
import type { AnyActor } from '../sessions/types.ts'
import { type CompanyInvitationState, hasMailFailed, resendAfterMs } from './types.ts'

/** What decides whether an invitation can be sent again or withdrawn. */
export interface CompanyInvitationFacts {
  readonly state: CompanyInvitationState
  /** When its latest email was sent. */
  readonly sentAt: string
}

const requireManager = (actor: AnyActor) => requireOperator(actor, 'operator:manager')

/** Allows what is open: the company is not registered, and the invitation was not withdrawn. */
const requireOpen = ({ state }: CompanyInvitationFacts): PolicyDecision =>
  allOf(
    allowIf(state !== 'REGISTERED', 'companyInvitations.refused.known'),
    allowIf(state !== 'WITHDRAWN', 'companyInvitations.refused.withdrawn'),
  )

export const companyInvitationCan = {
  /** Allows a MANAGER to invite companies from a file, and to see what would happen. */
  importFile: (actor: AnyActor): PolicyDecision => requireManager(actor),
  resend: (actor: AnyActor, facts: CompanyInvitationFacts, now: Date): PolicyDecision =>
    allOf(
      requireManager(actor),
      requireOpen(facts),
      allowIf(
        hasMailFailed(facts.state) || Date.parse(facts.sentAt) + resendAfterMs <= now.getTime(),
        'companyInvitations.refused.justSent',
      ),
    ),
  withdraw: (actor: AnyActor, facts: CompanyInvitationFacts): PolicyDecision =>
    allOf(requireManager(actor), requireOpen(facts)),
}
