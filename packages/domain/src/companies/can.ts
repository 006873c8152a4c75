import { allOf, type PolicyDecision, allowIf } from '@fledge/kernel/policy-decision.ts'
import { requireAdmin, requireOperator, requireTransition } from '../policy-helpers.ts'
import { type AnyActor, type CompanyStatus, isRejected } from '../sessions/types.ts'
import { companyMachine } from './machine.ts'

/** Decisions about a company; each is possible from one status only. */
export type CompanyDecisionKind = 'admit' | 'approve' | 'reject' | 'reopen' | 'expel'
export interface CompanyFacts {
  readonly status: CompanyStatus
}

export const companyCan = {
  /** Allows an operator to admit, approve, reject, reopen (after an appeal) or expel a company. */
  decide: (who: AnyActor, company: CompanyFacts, decision: CompanyDecisionKind): PolicyDecision =>
    allOf(requireOperator(who), requireTransition(companyMachine, decision, company.status, who)),
  /**
   * Denies a decision based on an outdated status, so that a concurrent change is reported instead
   * of overwritten.
   */
  decideAsSeen: (
    seen: CompanyStatus,
    company: CompanyFacts & { readonly name: string },
  ): PolicyDecision =>
    allowIf(seen === company.status, `companies.changed.${company.status}`, {
      company: company.name,
    }),
  editProfile: (who: AnyActor): PolicyDecision => requireAdmin(who),
  /**
   * Allows a MANAGER to mark an approved company as trusted, or to undo it. Offers of a trusted
   * company skip review.
   */
  trust: (who: AnyActor, company: CompanyFacts): PolicyDecision =>
    allOf(
      requireOperator(who, 'MANAGER'),
      allowIf(company.status === 'APPROVED', 'companies.refused.notApproved'),
    ),
  seeCredits: (who: AnyActor): PolicyDecision => requireAdmin(who),
  grantCredits: (who: AnyActor, company: CompanyFacts): PolicyDecision =>
    allOf(
      requireOperator(who, 'MANAGER'),
      allowIf(company.status === 'APPROVED', 'companies.refused.notApproved'),
    ),
  /** Whether the company has a public profile: only if approved. */
  isPublic: (company: CompanyFacts): boolean => company.status === 'APPROVED',
  /**
   * Returns the text key of the notice shown to a company's members until it is approved, then
   * null.
   */
  notice: (status: CompanyStatus): string | null =>
    status === 'APPROVED'
      ? null
      : status === 'REJECTED'
        ? 'companies.notice.rejected'
        : 'companies.notice.pending',
  /** Whether the programme team still has to review this company. */
  waitsForReview: (status: CompanyStatus): boolean => status === 'PENDING_APPROVAL',
  isRefused: isRejected,
  /** On the waiting list nothing is possible until an operator admits the company. */
  isWaiting: (status: CompanyStatus): boolean => status === 'IN_WAITING_LIST',
  /** Returns which decisions an operator may take now. */
  open: (who: AnyActor, company: CompanyFacts): Record<CompanyDecisionKind, PolicyDecision> => ({
    admit: companyCan.decide(who, company, 'admit'),
    approve: companyCan.decide(who, company, 'approve'),
    reject: companyCan.decide(who, company, 'reject'),
    reopen: companyCan.decide(who, company, 'reopen'),
    expel: companyCan.decide(who, company, 'expel'),
  }),
}
