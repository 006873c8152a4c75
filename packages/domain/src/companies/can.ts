import { allOf, type PolicyDecision, allowIf } from '@fledge/kernel/policy-decision.ts'
import { requireAdmin, requireOperator, requireTransition } from '../policy-helpers.ts'
import { type AnyActor, type CompanyStatus, isRejected } from '../sessions/types.ts'
import { companyMachine } from './machine.ts'

/** What may be decided about a company, each from one status only. */
export type Decision = 'admit' | 'approve' | 'reject' | 'reopen' | 'expel'
export interface CompanyFacts {
  readonly status: CompanyStatus
}

export const companyCan = {
  /** Admitting, approving, rejecting, reopening after an appeal, and expelling. */
  decide: (who: AnyActor, company: CompanyFacts, decision: Decision): PolicyDecision =>
    allOf(requireOperator(who), requireTransition(companyMachine, decision, company.status, who)),
  /** A decision stands on what was read: a status that changed meanwhile is said, not decided over. */
  decideAsSeen: (
    seen: CompanyStatus,
    company: CompanyFacts & { readonly name: string },
  ): PolicyDecision =>
    allowIf(seen === company.status, `companies.changed.${company.status}`, {
      company: company.name,
    }),
  editProfile: (who: AnyActor): PolicyDecision => requireAdmin(who),
  /** A MANAGER marks an approved company as trusted, or undoes it: whether its offers go out without a review. */
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
  /** The public profile is there for approved companies only. */
  isPublic: (company: CompanyFacts): boolean => company.status === 'APPROVED',
  /** The sentence that a company's people read until it is approved; null once it is. */
  notice: (status: CompanyStatus): string | null =>
    status === 'APPROVED'
      ? null
      : status === 'REJECTED'
        ? 'companies.notice.rejected'
        : 'companies.notice.pending',
  /** Whether the programme team owes this company an answer. */
  waitsForReview: (status: CompanyStatus): boolean => status === 'PENDING_APPROVAL',
  isRefused: isRejected,
  /** On the waiting list nothing goes on before an operator lets the company in. */
  isWaiting: (status: CompanyStatus): boolean => status === 'IN_WAITING_LIST',
  /** What an operator may decide now. */
  open: (who: AnyActor, company: CompanyFacts): Record<Decision, PolicyDecision> => ({
    admit: companyCan.decide(who, company, 'admit'),
    approve: companyCan.decide(who, company, 'approve'),
    reject: companyCan.decide(who, company, 'reject'),
    reopen: companyCan.decide(who, company, 'reopen'),
    expel: companyCan.decide(who, company, 'expel'),
  }),
}
