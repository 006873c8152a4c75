import { all, type Verdict, when } from '@fledge/kernel/verdict.ts'
import { asOperator } from '../refusals.ts'
import type { AnyActor, CompanyStatus } from '../sessions/types.ts'

interface Company {
  readonly status: CompanyStatus
}

export const creditCan = {
  /** Only an approved company can use credits. */
  refusedFor: (company: Company): Verdict =>
    when(company.status === 'APPROVED', 'credits.refused.notApproved'),
  /** A MANAGER grants them. */
  grant: (who: AnyActor, company: Company): Verdict =>
    all(asOperator(who, 'MANAGER'), creditCan.refusedFor(company)),
}
