import type { Instant } from '@fledge/kernel/dates.ts'
import { allOf, type PolicyDecision, allowIf } from '@fledge/kernel/policy-decision.ts'
import { createSampleCan } from '../lists/bulk-sample.ts'
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
  decide: (actor: AnyActor, company: CompanyFacts, decision: CompanyDecisionKind): PolicyDecision =>
    allOf(
      requireOperator(actor, 'operator:review'),
      requireTransition(companyMachine, decision, company.status, actor),
    ),
  /**
   * Denies a decision based on an outdated status, so that a concurrent change is reported instead
   * of overwritten.
   */
  decideAsSeen: (
    seenStatus: CompanyStatus,
    company: CompanyFacts & { readonly name: string },
  ): PolicyDecision =>
    allowIf(seenStatus === company.status, `companies.changed.${company.status}`, {
      company: company.name,
    }),
  /**
   * Denies a decision of someone who has not seen the company's reply.
   * @param seenReplyAt time of the reply that they saw; null before it
   */
  decideWithReply: (seenReplyAt: Instant | null, repliedAt: Instant | null): PolicyDecision =>
    allowIf(
      repliedAt === null ||
        (seenReplyAt !== null && Date.parse(seenReplyAt) === Date.parse(repliedAt)),
      'companies.refused.replied',
    ),
  /** Allows requesting information from a company in review, unless it still has time to reply. */
  ask: (actor: AnyActor, company: CompanyFacts & { readonly isAsked: boolean }): PolicyDecision =>
    allOf(
      requireOperator(actor, 'operator:review'),
      allowIf(companyCan.waitsForReview(company.status), 'errors.ILLEGAL_TRANSITION'),
      allowIf(!company.isAsked, 'companies.refused.alreadyAsked'),
    ),
  /** Allows an administrator to reply while the review continues, also after the date. */
  answer: (
    actor: AnyActor,
    company: CompanyFacts & { readonly isQuestionOpen: boolean },
  ): PolicyDecision =>
    allOf(
      requireAdmin(actor),
      allowIf(
        companyCan.waitsForReview(company.status) && company.isQuestionOpen,
        'companies.refused.questionClosed',
      ),
    ),
  ...createSampleCan({
    unseen: 'companies.refused.sample',
    open: 'companies.refused.sampleOpen',
    none: 'companies.refused.noneToApprove',
  }),
  editProfile: (actor: AnyActor): PolicyDecision => requireAdmin(actor),
  /** @param missing required fields of all steps that are still empty */
  completeOnboarding: (missing: readonly string[]): PolicyDecision =>
    allowIf(missing.length === 0, 'errors.INCOMPLETE'),
  /**
   * Allows a MANAGER to mark an approved company as trusted, or to undo it. Offers of a trusted
   * company skip review.
   */
  trust: (actor: AnyActor, company: CompanyFacts): PolicyDecision =>
    allOf(
      requireOperator(actor, 'operator:manager'),
      allowIf(company.status === 'APPROVED', 'companies.refused.notApproved'),
    ),
  /** Allows reviewers to keep notes about a company. */
  addNote: (actor: AnyActor): PolicyDecision => requireOperator(actor, 'operator:review'),
  /**
   * Allows reviewers to take care of a company that has no account manager, and to give it up;
   * everything else is for managers.
   */
  assignManager: (
    actor: AnyActor,
    { from, to }: { readonly from: string | null; readonly to: string | null },
  ): PolicyDecision => {
    const self = actor.kind === 'operator' ? actor.userId : null
    const isOwn = [from, to].every((userId) => userId === null || userId === self)
    return requireOperator(actor, isOwn ? 'operator:review' : 'operator:manager')
  },
  seeCredits: (actor: AnyActor): PolicyDecision => requireAdmin(actor),
  grantCredits: (actor: AnyActor, company: CompanyFacts): PolicyDecision =>
    allOf(
      requireOperator(actor, 'operator:manager'),
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
  open: (actor: AnyActor, company: CompanyFacts): Record<CompanyDecisionKind, PolicyDecision> => ({
    admit: companyCan.decide(actor, company, 'admit'),
    approve: companyCan.decide(actor, company, 'approve'),
    reject: companyCan.decide(actor, company, 'reject'),
    reopen: companyCan.decide(actor, company, 'reopen'),
    expel: companyCan.decide(actor, company, 'expel'),
  }),
}
