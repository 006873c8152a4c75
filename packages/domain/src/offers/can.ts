import { type Day, toLocalDay, type Instant } from '@fledge/kernel/dates.ts'
import { allOf, type PolicyDecision, allowIf } from '@fledge/kernel/policy-decision.ts'
import { isPlacementOver } from '../batches/rules.ts'
import { isOfferableStage } from '../candidatures/rules.ts'
import type { CandidatureStage } from '../candidatures/types.ts'
import {
  requireApprovedCompany,
  requireAdmin,
  requireIntern,
  requireMember,
  requireOperator,
  illegalTransitionKey,
  requireTransition,
} from '../policy-helpers.ts'
import { isAdminOrNamed } from '../sessions/actor-side.ts'
import type { AnyActor } from '../sessions/types.ts'
import { offerMachine } from './machine.ts'
import { isChangeRequested, maxOffersPerBatch, isStartPassed } from './rules.ts'
import type { OfferStatus } from './types.ts'

export interface OfferFacts {
  readonly status: OfferStatus
  readonly planSupervisorIds: readonly string[]
  readonly candidatureStage: CandidatureStage
  /** When the intern's response is due; null before the offer was sent to them. */
  readonly answerDueAt: Instant | null
  /** Openings of the plan that are neither hired nor reserved by another offer. */
  readonly openingsLeft: number
  /** Whether the company's mandatory details of this candidature are filled in. */
  readonly hasCompanyDetails: boolean
  /** Whether it differs from the last sent version; true if it was never sent. */
  readonly hasChanged: boolean
  readonly startsOn: Day
  readonly planZone: string
  /**
   * The first moment after the placement deadline of the batch; null while its dates are not set.
   */
  readonly placementEndsAt: Instant | null
}

/** Additional facts for accepting. */
export interface AcceptFacts {
  readonly hasAcceptedTerms: boolean
  readonly internPays: boolean
  readonly isPaid: boolean
  readonly overlapsAccepted: boolean
}

const requirePlanSupervisor = (who: AnyActor, ids: readonly string[]) =>
  requireMember(who, (member) => allowIf(isAdminOrNamed(member, ids), 'refused.planSupervisor'))
const requireInTime = (row: OfferFacts, now: Date) =>
  allowIf(
    row.answerDueAt !== null && now.getTime() < Date.parse(row.answerDueAt),
    'errors.DEADLINE_PASSED',
  )

export const offerCan = {
  /**
   * Step 1: fails with 409 OPEN_OFFER if an open offer exists; limits offers per intern and batch.
   */
  draft: (
    who: AnyActor,
    facts: {
      planSupervisorIds: readonly string[]
      candidatureStage: CandidatureStage
      hasOpenOffer: boolean
      offersInBatch: number
      mostOffers?: number
    },
  ): PolicyDecision =>
    allOf(
      requirePlanSupervisor(who, facts.planSupervisorIds),
      allowIf(!facts.hasOpenOffer, 'errors.OPEN_OFFER'),
      allowIf(isOfferableStage(facts.candidatureStage), 'offers.refused.notInterviewed'),
      allowIf(
        facts.offersInBatch < (facts.mostOffers ?? maxOffersPerBatch),
        'offers.refused.tooMany',
      ),
    ),
  edit: (who: AnyActor, row: OfferFacts): PolicyDecision =>
    allOf(
      requirePlanSupervisor(who, row.planSupervisorIds),
      requireTransition(
        offerMachine,
        row.status === 'NEEDS_REVISION' ? 'revise' : 'edit',
        row.status,
        who,
      ),
    ),
  /**
   * Step 3. A reply to the programme team only overrides the last denial.
   * @param missing fields of steps 1 and 2, from `missingOfferFields`
   * @param hasAnswered whether the company replied to the requested changes
   */
  send: (
    who: AnyActor,
    row: OfferFacts,
    missing: readonly string[],
    hasAnswered = false,
  ): PolicyDecision =>
    allOf(
      requireAdmin(who),
      requireApprovedCompany(who),
      requireTransition(offerMachine, 'send', row.status, who),
      allowIf(missing.length === 0, 'errors.INCOMPLETE'),
      allowIf(row.hasCompanyDetails, 'offers.refused.details'),
      allowIf(isOfferableStage(row.candidatureStage), 'offers.refused.notInterviewed'),
      allowIf(row.openingsLeft > 0, 'errors.NO_OPENING_LEFT'),
      allowIf(
        row.hasChanged || hasAnswered || !isChangeRequested(row.status),
        'offers.refused.unchanged',
      ),
    ),
  takeBack: (who: AnyActor, row: OfferFacts): PolicyDecision =>
    allOf(requireAdmin(who), requireTransition(offerMachine, 'takeBack', row.status, who)),
  /** A draft is deleted; a sent offer expires with its reason. */
  withdraw: (who: AnyActor, row: OfferFacts): PolicyDecision =>
    allOf(
      requireAdmin(who),
      requireTransition(
        offerMachine,
        offerMachine.can('discard', row.status, 'company') ? 'discard' : 'withdraw',
        row.status,
        who,
      ),
    ),
  /**
   * Denies approval if the internship can no longer start: the review may have outlasted the first
   * day or the placement deadline (decision 0023).
   */
  approve: (who: AnyActor, row: OfferFacts, now: Date): PolicyDecision =>
    allOf(
      requireOperator(who),
      requireTransition(offerMachine, 'approve', row.status, who),
      allowIf(!isPlacementOver(row.placementEndsAt, now), 'offers.refused.placementOver'),
      allowIf(
        !isStartPassed(row.startsOn, toLocalDay(now, row.planZone)),
        'offers.refused.startPassed',
      ),
    ),
  requestRevision: (who: AnyActor, row: OfferFacts): PolicyDecision =>
    allOf(
      requireOperator(who),
      requireTransition(offerMachine, 'requestRevision', row.status, who),
    ),
  reject: (who: AnyActor, row: OfferFacts): PolicyDecision =>
    allOf(requireOperator(who), requireTransition(offerMachine, 'reject', row.status, who)),
  accept: (who: AnyActor, row: OfferFacts, facts: AcceptFacts, now: Date): PolicyDecision =>
    allOf(
      requireIntern(who),
      requireTransition(offerMachine, 'accept', row.status, who),
      requireInTime(row, now),
      allowIf(!facts.overlapsAccepted, 'errors.DATES_OVERLAP'),
      allowIf(facts.hasAcceptedTerms, 'offers.refused.terms'),
      allowIf(!facts.internPays || facts.isPaid, 'offers.refused.payFirst'),
    ),
  decline: (who: AnyActor, row: OfferFacts, now: Date): PolicyDecision =>
    allOf(
      requireIntern(who),
      requireTransition(offerMachine, 'decline', row.status, who),
      requireInTime(row, now),
    ),
  /** Whether an intern sees the offer: only once it was approved and sent to them. */
  isSeenByIntern: (row: Pick<OfferFacts, 'status' | 'answerDueAt'>): boolean =>
    row.answerDueAt !== null && !offerMachine.from('send').some((status) => status === row.status),
  /** Whether the clock takes `expire`. */
  expires: (row: OfferFacts, now: Date): PolicyDecision =>
    allOf(
      allowIf(offerMachine.can('expire', row.status, 'clock'), illegalTransitionKey),
      allowIf(!requireInTime(row, now).allowed, illegalTransitionKey),
    ),
  open: (who: AnyActor, row: OfferFacts, missing: readonly string[], now: Date) => ({
    edit: offerCan.edit(who, row),
    send: offerCan.send(who, row, missing),
    takeBack: offerCan.takeBack(who, row),
    withdraw: offerCan.withdraw(who, row),
    approve: offerCan.approve(who, row, now),
    requestRevision: offerCan.requestRevision(who, row),
    reject: offerCan.reject(who, row),
    accept: allOf(
      requireIntern(who),
      requireTransition(offerMachine, 'accept', row.status, who),
      requireInTime(row, now),
    ),
    decline: offerCan.decline(who, row, now),
  }),
}
