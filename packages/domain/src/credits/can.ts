import { allOf, type PolicyDecision, allowIf } from '@fledge/kernel/policy-decision.ts'
import { requireOperator } from '../policy-helpers.ts'
import type { AnyActor, CompanyStatus } from '../sessions/types.ts'

interface Company {
  readonly status: CompanyStatus
}

export const creditCan = {
  /** Only an approved company can use credits. */
  refusedFor: (company: Company): PolicyDecision =>
    allowIf(company.status === 'APPROVED', 'credits.refused.notApproved'),
  /** A MANAGER grants them. */
  grant: (who: AnyActor, company: Company): PolicyDecision =>
    allOf(requireOperator(who, 'MANAGER'), creditCan.refusedFor(company)),
}
