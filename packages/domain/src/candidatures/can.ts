import { allOf, deny, type PolicyDecision, allowIf, allow } from '@fledge/kernel/policy-decision.ts'
import type { ApplicationStatus } from '../applications/types.ts'
import { canTakeCandidates } from '../plans/rules.ts'
import type { PlanStatus } from '../plans/types.ts'
import {
  requireApprovedCompany,
  requireAdmin,
  requireIntern,
  requireMember,
  requireTransition,
} from '../policy-helpers.ts'
import { isAdminOrNamed } from '../sessions/actor-side.ts'
import type { AnyActor } from '../sessions/types.ts'
import { candidatureMachine } from './machine.ts'
import { isOpenStage, canRecordInterest } from './rules.ts'
import type { CandidatureStage } from './types.ts'

export interface CandidatureFacts {
  /** null if this intern and plan have no open candidature. */
  readonly stage: CandidatureStage | null
  readonly planStatus: PlanStatus
  readonly planSupervisorIds: readonly string[]
  readonly applicationStatus: ApplicationStatus
  /** Whether the intern expressed interest before. */
  readonly wasInterested: boolean
  /**
   * Whether the intern is unavailable for interviews: hired for overlapping dates, deactivated or
   * hidden.
   */
  readonly isInternTaken: boolean
  /**
   * Whether the placement deadline of the intern's batch has passed, so that no offer can follow.
   */
  readonly isPlacementOver: boolean
}

/** A reply that the company owes to an intern it interviewed. */
export interface OverdueReply {
  /** Name of the intern. */
  readonly name: string
  /** Name of the plan. */
  readonly plan: string
}

/** An ended candidature does not prevent a new one. */
const getCurrentStage = (row: CandidatureFacts) =>
  row.stage !== null && isOpenStage(row.stage) ? row.stage : null
const requireOpenPlan = (row: CandidatureFacts) =>
  allowIf(canTakeCandidates(row.planStatus), 'candidatures.refused.planClosed')
type StageFacts = Pick<CandidatureFacts, 'stage'>
type InternFacts = Pick<CandidatureFacts, 'applicationStatus' | 'isInternTaken' | 'isPlacementOver'>
const requireFreeIntern = (row: InternFacts) =>
  allOf(
    allowIf(
      row.applicationStatus === 'APPROVED' && !row.isInternTaken,
      'candidatures.refused.internTaken',
    ),
    allowIf(!row.isPlacementOver, 'candidatures.refused.placementOver'),
  )
/**
 * Returns the text key of the reason why an intern cannot express interest in any internship now,
 * or null if they can.
 */
export function getInterestBlock(row: InternFacts): string | null {
  const messageKey = interestBlocks[row.applicationStatus]
  if (messageKey) return messageKey
  if (row.isInternTaken) return 'candidatures.refused.youAreTaken'
  return row.isPlacementOver ? 'candidatures.refused.placementOverForYou' : null
}
/**
 * Whether the intern can never express interest again, as opposed to not before approval;
 * internships are no longer suggested then.
 */
export function isInterestOver(
  applicationStatus: ApplicationStatus,
  isPlacementOver: boolean,
): boolean {
  const messageKey = getInterestBlock({ applicationStatus, isInternTaken: false, isPlacementOver })
  return messageKey !== null && messageKey !== notApproved
}
function canExpressInterest(row: InternFacts): PolicyDecision {
  const messageKey = getInterestBlock(row)
  return messageKey ? deny(messageKey) : allow
}
const notApproved = 'candidatures.refused.notApproved'
const interestBlocks: Readonly<Record<ApplicationStatus, string | null>> = {
  NOT_STARTED: notApproved,
  IN_PROGRESS: notApproved,
  SUBMITTED: notApproved,
  IN_REVIEW: notApproved,
  CHANGES_REQUESTED: notApproved,
  APPROVED: null,
  ENROLLED: 'candidatures.refused.enrolled',
  COMPLETED: 'candidatures.refused.completed',
  NOT_PLACED: 'candidatures.refused.notPlaced',
  REJECTED: 'candidatures.refused.applicationEnded',
  WITHDRAWN: 'candidatures.refused.applicationEnded',
}
const canShortlist = (actor: AnyActor) =>
  requireMember(actor, (member) =>
    allowIf(
      member.role === 'ADMIN' || member.permissions.includes('SHORTLIST_CANDIDATE'),
      'refused.shortlist',
    ),
  )

/**
 * Allows an ADMIN or a supervisor of the plan, with or without the browse permission (product.md,
 * roles).
 */
export function canSchedule(actor: AnyActor, planSupervisorIds: readonly string[]): PolicyDecision {
  return requireMember(actor, (member) =>
    allowIf(isAdminOrNamed(member, planSupervisorIds), 'refused.planSupervisor'),
  )
}

export const candidatureCan = {
  /** Checks that an intern can still be interviewed. */
  internFree: requireFreeIntern,
  express: (actor: AnyActor, row: CandidatureFacts): PolicyDecision =>
    allOf(
      requireIntern(actor),
      canExpressInterest(row),
      requireOpenPlan(row),
      requireTransition(
        candidatureMachine,
        row.stage && canRecordInterest(row.stage, row.wasInterested) ? 'recordInterest' : 'express',
        getCurrentStage(row),
        actor,
      ),
    ),
  shortlist: (actor: AnyActor, row: CandidatureFacts): PolicyDecision =>
    allOf(
      canShortlist(actor),
      requireApprovedCompany(actor),
      requireOpenPlan(row),
      requireFreeIntern(row),
      requireTransition(candidatureMachine, 'shortlist', getCurrentStage(row), actor),
    ),
  unshortlist: (actor: AnyActor, row: CandidatureFacts): PolicyDecision =>
    allOf(
      canShortlist(actor),
      requireTransition(
        candidatureMachine,
        row.wasInterested ? 'returnToInterest' : 'unshortlist',
        row.stage,
        actor,
      ),
    ),
  /** @param creditsLeft of the company */
  proposeInterview: (actor: AnyActor, row: CandidatureFacts, creditsLeft: number): PolicyDecision =>
    allOf(
      canSchedule(actor, row.planSupervisorIds),
      requireApprovedCompany(actor),
      requireOpenPlan(row),
      requireFreeIntern(row),
      requireTransition(candidatureMachine, 'proposeInterview', getCurrentStage(row), actor),
      allowIf(creditsLeft > 0, 'errors.NO_CREDIT'),
    ),
  /** Denied while another intern, interviewed 14 or more days ago, waits for a reply. */
  proposeAfterReplies: (overdue: OverdueReply | undefined): PolicyDecision =>
    overdue
      ? deny('candidatures.refused.answerOverdue', { name: overdue.name, plan: overdue.plan })
      : allow,
  /**
   * Denied while the company is blocked from booking by missed interviews; the intern is not told
   * why.
   */
  meetCompany: (isCompanyAvailable: boolean): PolicyDecision =>
    allowIf(isCompanyAvailable, 'candidatures.refused.companyAway'),
  hire: (actor: AnyActor, row: StageFacts): PolicyDecision =>
    allOf(requireAdmin(actor), requireTransition(candidatureMachine, 'hire', row.stage, actor)),
  /** Denied after the intern has accepted: from then on only ending the internship is possible. */
  disqualify: (actor: AnyActor, row: StageFacts): PolicyDecision =>
    allOf(
      requireAdmin(actor),
      requireTransition(candidatureMachine, 'disqualify', row.stage, actor),
      allowIf(row.stage !== 'OFFER_ACCEPTED', 'candidatures.refused.accepted'),
    ),
  withdraw: (actor: AnyActor, row: StageFacts): PolicyDecision =>
    allOf(
      requireIntern(actor),
      requireTransition(candidatureMachine, 'withdraw', row.stage, actor),
    ),
  /**
   * Decisions for the actions of the stage itself. Actions of interviews and offers have their own
   * policies.
   */
  open: (actor: AnyActor, row: CandidatureFacts, creditsLeft: number) => ({
    shortlist: candidatureCan.shortlist(actor, row),
    unshortlist: candidatureCan.unshortlist(actor, row),
    proposeInterview: candidatureCan.proposeInterview(actor, row, creditsLeft),
    hire: candidatureCan.hire(actor, row),
    disqualify: candidatureCan.disqualify(actor, row),
    withdraw: candidatureCan.withdraw(actor, row),
  }),
}
