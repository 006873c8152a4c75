import { allOf, type PolicyDecision, allowIf } from '@fledge/kernel/policy-decision.ts'
import { requireAdmin } from '../policy-helpers.ts'
import type { AnyActor } from '../sessions/types.ts'

export interface AgreementFacts {
  /** The version that holds now. */
  readonly current: number
  /** The newest that the company has signed; null where it has signed none. */
  readonly signed: number | null
}

/** The company has signed what holds now: a new version asks again. */
export const isSigned = ({ current, signed }: AgreementFacts): boolean =>
  signed !== null && signed >= current

export const agreementCan = {
  /** An ADMIN signs for the company, the version that was read, once. @param read the version that stood on the page */
  sign: (who: AnyActor, facts: AgreementFacts, read: number): PolicyDecision =>
    allOf(
      requireAdmin(who),
      allowIf(!isSigned(facts), 'errors.ALREADY_EXISTS'),
      allowIf(read === facts.current, 'agreements.refused.newer'),
    ),
  /** The conduct policy comes before the first interview (spec/product.md, Roles). */
  propose: (facts: AgreementFacts): PolicyDecision =>
    allowIf(isSigned(facts), 'errors.CONDUCT_NOT_SIGNED'),
}
