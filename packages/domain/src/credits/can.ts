import { allOf, type PolicyDecision, allowIf } from '@fledge/kernel/policy-decision.ts'
import { requireOperator } from '../policy-helpers.ts'
import type { AnyActor, CompanyStatus } from '../sessions/types.ts'

interface CompanyStatusFacts {
  readonly status: CompanyStatus
}

export const creditCan = {
  /** Requires an approved company to use credits. */
  refusedFor: (company: CompanyStatusFacts): PolicyDecision =>
    allowIf(company.status === 'APPROVED', 'credits.refused.notApproved'),
  /** Allows finance and managers to grant credits. */
  grant: (actor: AnyActor, company: CompanyStatusFacts): PolicyDecision =>
    allOf(requireOperator(actor, 'operator:finance'), creditCan.refusedFor(company)),
  /**
   * Allows finance and managers to revoke credits that are left, also from a company that is no
   * longer approved. Credits held for an interview stay with it.
   */
  revoke: (actor: AnyActor, balance: { readonly left: number }, amount: number): PolicyDecision =>
    allOf(
      requireOperator(actor, 'operator:finance'),
      allowIf(amount <= balance.left, 'credits.refused.tooMany'),
    ),
}
