import { allOf, allowIf, type PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import type { UserType } from '../sessions/types.ts'

export const registrationCan = {
  /** Whether a registration session belongs to a company. */
  continueAsCompany: (type: UserType): PolicyDecision =>
    allowIf(type === 'C', 'registration.refused.otherType'),
  /** Requires the basic info of the point of contact before the company's details. */
  enterCompany: ({ hasPoc }: { readonly hasPoc: boolean }): PolicyDecision =>
    allowIf(hasPoc, 'registration.refused.pocFirst'),
  /** Requires both earlier steps before the account. */
  createAccount: (facts: {
    readonly hasPoc: boolean
    readonly hasCompany: boolean
  }): PolicyDecision =>
    allOf(
      registrationCan.enterCompany(facts),
      allowIf(facts.hasCompany, 'registration.refused.companyFirst'),
    ),
  /**
   * Allows one company per email domain.
   * @param isTaken whether another company has the domain, read under its lock
   */
  claimDomain: (isTaken: boolean): PolicyDecision =>
    allowIf(!isTaken, 'registration.refused.companyThere'),
}
