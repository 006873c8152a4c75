import { allOf, type PolicyDecision, allowIf } from '@fledge/kernel/policy-decision.ts'
import { requireAdmin } from '../policy-helpers.ts'
import type { AnyActor } from '../sessions/types.ts'

export interface AgreementFacts {
  /** The version currently in force. */
  readonly current: number
  /** The newest version the company has signed, or null if it has signed none. */
  readonly signed: number | null
}

/** Whether the company has signed the current version. */
export const isAgreementSigned = ({ current, signed }: AgreementFacts): boolean =>
  signed !== null && signed >= current

export const agreementCan = {
  /**
   * Allows an ADMIN to sign the current version once.
   * @param read the version shown on the page
   */
  sign: (actor: AnyActor, facts: AgreementFacts, read: number): PolicyDecision =>
    allOf(
      requireAdmin(actor),
      allowIf(!isAgreementSigned(facts), 'errors.ALREADY_EXISTS'),
      allowIf(read === facts.current, 'agreements.refused.newer'),
    ),
  /** Requires the signed conduct policy before the first interview (spec/product.md, Roles). */
  propose: (facts: AgreementFacts): PolicyDecision =>
    allowIf(isAgreementSigned(facts), 'errors.CONDUCT_NOT_SIGNED'),
}
