import { allOf, type PolicyDecision, allowIf } from '@fledge/kernel/policy-decision.ts'
import {
  requireIntern,
  requireOperator,
  illegalTransitionKey,
  requireTransition,
} from '../policy-helpers.ts'
import type { AnyActor } from '../sessions/types.ts'
import { applicationMachine } from './machine.ts'
import { getWithdrawalTransition } from './rules.ts'
import {
  type ApplicationStatus,
  editableApplicationStatuses,
  isApplicationEnded,
  seatedApplicationStatuses,
} from './types.ts'

export interface ApplicationCanFacts {
  readonly status: ApplicationStatus
  /** Number of required fields still missing. */
  readonly missing: number
  /** Number of reviewers' comments not yet addressed. */
  readonly openComments: number
  /** The reviewer who claimed the application. */
  readonly reviewerId: string | null
}

export interface CarryFacts {
  readonly status: ApplicationStatus
  readonly endReason: string | null
}

const isEditableStatus = (status: ApplicationStatus) =>
  editableApplicationStatuses.some((one) => one === status)
const requireComplete = (row: ApplicationCanFacts) =>
  allowIf(row.missing === 0, 'errors.INCOMPLETE')
type ReviewDecision = 'requestChanges' | 'approve' | 'reject'

export const applicationCan = {
  start: (who: AnyActor, row: ApplicationCanFacts): PolicyDecision =>
    allOf(requireIntern(who), requireTransition(applicationMachine, 'start', row.status, who)),
  /** Sections can be saved individually until SUBMITTED, and again while changes are requested. */
  saveSection: (who: AnyActor, row: Pick<ApplicationCanFacts, 'status'>): PolicyDecision =>
    allOf(
      requireIntern(who),
      allowIf(!isApplicationEnded(row.status), 'applications.refused.ended'),
      allowIf(isEditableStatus(row.status), 'applications.refused.submitted'),
    ),
  /** After approval the profile stays editable, except names, birth date and identity documents. */
  editProfile: (who: AnyActor, row: Pick<ApplicationCanFacts, 'status'>): PolicyDecision =>
    allOf(
      requireIntern(who),
      allowIf(
        !isApplicationEnded(row.status) || row.status === 'COMPLETED',
        'applications.refused.ended',
      ),
      allowIf(
        row.status !== 'SUBMITTED' && row.status !== 'IN_REVIEW',
        'applications.refused.submitted',
      ),
    ),
  editIdentity: (who: AnyActor, row: Pick<ApplicationCanFacts, 'status'>): PolicyDecision =>
    allOf(
      requireIntern(who),
      allowIf(
        !isApplicationEnded(row.status) || row.status === 'COMPLETED',
        'applications.refused.ended',
      ),
      allowIf(isEditableStatus(row.status), 'applications.refused.frozen'),
    ),
  submit: (who: AnyActor, row: ApplicationCanFacts): PolicyDecision =>
    allOf(
      requireIntern(who),
      requireTransition(applicationMachine, 'submit', row.status, who),
      requireComplete(row),
    ),
  resubmit: (who: AnyActor, row: ApplicationCanFacts): PolicyDecision =>
    allOf(
      requireIntern(who),
      requireTransition(applicationMachine, 'resubmit', row.status, who),
      requireComplete(row),
      allowIf(row.openComments === 0, 'applications.refused.comments'),
    ),
  withdraw: (who: AnyActor, row: Pick<ApplicationCanFacts, 'status'>): PolicyDecision =>
    allOf(requireIntern(who), requireTransition(applicationMachine, 'withdraw', row.status, who)),
  /** Withdrawal by the programme team. After enrolment it also ends the internship. */
  withdrawByTeam: (who: AnyActor, row: Pick<ApplicationCanFacts, 'status'>): PolicyDecision =>
    allOf(
      requireOperator(who),
      requireTransition(applicationMachine, getWithdrawalTransition(row.status), row.status, who),
    ),
  /**
   * Allows an application that ended with its batch to be carried over, with all its answers, to
   * another batch.
   */
  carryOver: (who: AnyActor, row: CarryFacts): PolicyDecision =>
    allOf(
      requireIntern(who),
      allowIf(
        row.status === 'NOT_PLACED' ||
          (row.status === 'WITHDRAWN' && row.endReason === 'BATCH_ENDED'),
        illegalTransitionKey,
      ),
    ),
  takeReview: (who: AnyActor, row: Pick<ApplicationCanFacts, 'status'>): PolicyDecision =>
    allOf(requireOperator(who), requireTransition(applicationMachine, 'review', row.status, who)),
  /** A manager may complete a review that another reviewer claimed. */
  review: (who: AnyActor, row: ApplicationCanFacts, decision: ReviewDecision): PolicyDecision =>
    allOf(
      requireOperator(who),
      requireTransition(applicationMachine, decision, row.status, who),
      allowIf(
        who.kind === 'operator' &&
          (who.role === 'MANAGER' || row.reviewerId === null || row.reviewerId === who.operator),
        'applications.refused.otherReviewer',
      ),
    ),
  enrol: (
    who: AnyActor,
    row: Pick<ApplicationCanFacts, 'status'>,
    facts: { hasAcceptedOffer: boolean; internPays: boolean; isPaid: boolean },
  ): PolicyDecision =>
    allOf(
      requireTransition(applicationMachine, 'enrol', row.status, who),
      allowIf(facts.hasAcceptedOffer, 'applications.refused.noOffer'),
      allowIf(!facts.internPays || facts.isPaid, 'offers.refused.payFirst'),
    ),
  takesSeat: (status: ApplicationStatus): boolean =>
    seatedApplicationStatuses.some((one) => one === status),
  /** Whether companies see the intern when browsing and in suggestions. */
  isSeenByCompanies: (status: ApplicationStatus): boolean => status === 'APPROVED',
  open: (who: AnyActor, row: ApplicationCanFacts) => ({
    start: applicationCan.start(who, row),
    saveSection: applicationCan.saveSection(who, row),
    editProfile: applicationCan.editProfile(who, row),
    editIdentity: applicationCan.editIdentity(who, row),
    submit: applicationCan.submit(who, row),
    resubmit: applicationCan.resubmit(who, row),
    withdraw: applicationCan.withdraw(who, row),
    takeReview: applicationCan.takeReview(who, row),
    requestChanges: applicationCan.review(who, row, 'requestChanges'),
    approve: applicationCan.review(who, row, 'approve'),
    reject: applicationCan.review(who, row, 'reject'),
    withdrawByTeam: applicationCan.withdrawByTeam(who, row),
  }),
}
