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

/** Denial of an enrolment whose conduct policy is not signed. */
export const conductUnsignedKey = 'enrolment.refused.conduct'

export interface ApplicationCanFacts {
  readonly status: ApplicationStatus
  /** Number of required fields still missing. */
  readonly missing: number
  /** Number of reviewers' comments not yet addressed. */
  readonly openComments: number
  /** Number of reviewers' comments not yet sent. */
  readonly draftComments: number
  /** The reviewer who claimed the application. */
  readonly reviewerId: string | null
}

export interface CarryFacts {
  readonly status: ApplicationStatus
  readonly decisionReason: string | null
}

const isEditableStatus = (status: ApplicationStatus) =>
  editableApplicationStatuses.some((editableStatus) => editableStatus === status)
const requireComplete = (row: ApplicationCanFacts) =>
  allowIf(row.missing === 0, 'errors.INCOMPLETE')
type ReviewDecision = 'requestChanges' | 'approve' | 'reject'
/** A manager may complete a review that another reviewer claimed. */
const requireReviewer = (actor: AnyActor, row: ApplicationCanFacts) =>
  allowIf(
    actor.kind === 'operator' &&
      (actor.role === 'MANAGER' || row.reviewerId === null || row.reviewerId === actor.operator),
    'applications.refused.otherReviewer',
  )

export interface EnrolmentFacts {
  readonly hasAcceptedOffer: boolean
  readonly internPays: boolean
  readonly isPaid: boolean
  /** Whether the intern signed the current conduct policy. */
  readonly hasSignedConduct: boolean
}

/** What in the batch of an application binds the intern to it. */
export interface BatchTies {
  readonly status: ApplicationStatus
  /** Number of offers in review, sent or accepted. */
  readonly offers: number
  /** Number of payments that are not settled, or not refunded. */
  readonly payments: number
}

export const applicationCan = {
  start: (actor: AnyActor, row: ApplicationCanFacts): PolicyDecision =>
    allOf(requireIntern(actor), requireTransition(applicationMachine, 'start', row.status, actor)),
  /** Sections can be saved individually until SUBMITTED, and again while changes are requested. */
  saveSection: (actor: AnyActor, row: Pick<ApplicationCanFacts, 'status'>): PolicyDecision =>
    allOf(
      requireIntern(actor),
      allowIf(!isApplicationEnded(row.status), 'applications.refused.ended'),
      allowIf(isEditableStatus(row.status), 'applications.refused.submitted'),
    ),
  /** After approval the profile stays editable, except names, birth date and identity documents. */
  editProfile: (actor: AnyActor, row: Pick<ApplicationCanFacts, 'status'>): PolicyDecision =>
    allOf(
      requireIntern(actor),
      allowIf(
        !isApplicationEnded(row.status) || row.status === 'COMPLETED',
        'applications.refused.ended',
      ),
      allowIf(
        row.status !== 'SUBMITTED' && row.status !== 'IN_REVIEW',
        'applications.refused.submitted',
      ),
    ),
  editIdentity: (actor: AnyActor, row: Pick<ApplicationCanFacts, 'status'>): PolicyDecision =>
    allOf(
      requireIntern(actor),
      allowIf(
        !isApplicationEnded(row.status) || row.status === 'COMPLETED',
        'applications.refused.ended',
      ),
      allowIf(isEditableStatus(row.status), 'applications.refused.frozen'),
    ),
  submit: (actor: AnyActor, row: ApplicationCanFacts): PolicyDecision =>
    allOf(
      requireIntern(actor),
      requireTransition(applicationMachine, 'submit', row.status, actor),
      requireComplete(row),
    ),
  resubmit: (actor: AnyActor, row: ApplicationCanFacts): PolicyDecision =>
    allOf(
      requireIntern(actor),
      requireTransition(applicationMachine, 'resubmit', row.status, actor),
      requireComplete(row),
      allowIf(row.openComments === 0, 'applications.refused.comments'),
    ),
  withdraw: (actor: AnyActor, row: Pick<ApplicationCanFacts, 'status'>): PolicyDecision =>
    allOf(
      requireIntern(actor),
      requireTransition(applicationMachine, 'withdraw', row.status, actor),
    ),
  /** Withdrawal by the programme team. After enrolment it also ends the internship. */
  withdrawByTeam: (actor: AnyActor, row: Pick<ApplicationCanFacts, 'status'>): PolicyDecision =>
    allOf(
      requireOperator(actor, 'operator:review'),
      requireTransition(applicationMachine, getWithdrawalTransition(row.status), row.status, actor),
    ),
  /**
   * Correction of a name or a birth date by the programme team, once the intern cannot change it any
   * more.
   */
  correctLocked: (actor: AnyActor, row: Pick<ApplicationCanFacts, 'status'>): PolicyDecision =>
    allOf(
      requireOperator(actor, 'operator:review'),
      allowIf(!isEditableStatus(row.status), 'applications.refused.notLocked'),
    ),
  /** Whether the programme team may think of another batch at all: before the intern is enrolled. */
  considerBatchMove: (actor: AnyActor, row: Pick<ApplicationCanFacts, 'status'>): PolicyDecision =>
    allOf(
      requireOperator(actor, 'operator:review'),
      allowIf(
        applicationMachine.can('withdraw', row.status, 'operator'),
        'applications.refused.move.status',
      ),
    ),
  /**
   * Allows moving an application to another batch. Dates and fee of an offer are those of the batch in
   * which it was made.
   */
  moveToBatch: (actor: AnyActor, ties: BatchTies): PolicyDecision =>
    allOf(
      applicationCan.considerBatchMove(actor, ties),
      allowIf(ties.offers === 0, 'applications.refused.move.offer'),
      allowIf(ties.payments === 0, 'applications.refused.move.payment'),
    ),
  /**
   * Allows an application that ended with its batch to be carried over, with all its answers, to
   * another batch.
   */
  carryOver: (actor: AnyActor, row: CarryFacts): PolicyDecision =>
    allOf(
      requireIntern(actor),
      allowIf(
        row.status === 'NOT_PLACED' ||
          (row.status === 'WITHDRAWN' && row.decisionReason === 'BATCH_ENDED'),
        illegalTransitionKey,
      ),
    ),
  takeReview: (actor: AnyActor, row: Pick<ApplicationCanFacts, 'status'>): PolicyDecision =>
    allOf(
      requireOperator(actor, 'operator:review'),
      requireTransition(applicationMachine, 'review', row.status, actor),
    ),
  /** Comments are drafts until changes are requested. */
  comment: (actor: AnyActor, row: ApplicationCanFacts): PolicyDecision =>
    allOf(
      requireOperator(actor, 'operator:review'),
      requireTransition(applicationMachine, 'requestChanges', row.status, actor),
      requireReviewer(actor, row),
    ),
  review: (actor: AnyActor, row: ApplicationCanFacts, decision: ReviewDecision): PolicyDecision =>
    allOf(
      requireOperator(actor, 'operator:review'),
      requireTransition(applicationMachine, decision, row.status, actor),
      requireReviewer(actor, row),
      allowIf(decision !== 'requestChanges' || row.draftComments > 0, 'applications.refused.empty'),
    ),
  /** Allows signing the conduct policy, which enrolment requires. */
  signConduct: (actor: AnyActor, row: Pick<ApplicationCanFacts, 'status'>): PolicyDecision =>
    allOf(
      requireIntern(actor),
      allowIf(!isApplicationEnded(row.status), 'applications.refused.ended'),
    ),
  enrol: (
    actor: AnyActor,
    row: Pick<ApplicationCanFacts, 'status'>,
    facts: EnrolmentFacts,
  ): PolicyDecision =>
    allOf(
      requireTransition(applicationMachine, 'enrol', row.status, actor),
      allowIf(facts.hasAcceptedOffer, 'applications.refused.noOffer'),
      allowIf(!facts.internPays || facts.isPaid, 'offers.refused.payFirst'),
      allowIf(facts.hasSignedConduct, conductUnsignedKey),
    ),
  takesSeat: (status: ApplicationStatus): boolean =>
    seatedApplicationStatuses.some((seatedStatus) => seatedStatus === status),
  /** Whether companies see the intern when browsing and in suggestions. */
  isSeenByCompanies: (status: ApplicationStatus): boolean => status === 'APPROVED',
  open: (actor: AnyActor, row: ApplicationCanFacts) => ({
    start: applicationCan.start(actor, row),
    saveSection: applicationCan.saveSection(actor, row),
    editProfile: applicationCan.editProfile(actor, row),
    editIdentity: applicationCan.editIdentity(actor, row),
    submit: applicationCan.submit(actor, row),
    resubmit: applicationCan.resubmit(actor, row),
    withdraw: applicationCan.withdraw(actor, row),
    takeReview: applicationCan.takeReview(actor, row),
    comment: applicationCan.comment(actor, row),
    requestChanges: applicationCan.review(actor, row, 'requestChanges'),
    approve: applicationCan.review(actor, row, 'approve'),
    reject: applicationCan.review(actor, row, 'reject'),
    withdrawByTeam: applicationCan.withdrawByTeam(actor, row),
  }),
}
