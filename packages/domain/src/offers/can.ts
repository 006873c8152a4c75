import { type Day, toLocalDay, type Instant } from '@fledge/kernel/dates.ts'
import { allOf, type PolicyDecision, allowIf } from '@fledge/kernel/policy-decision.ts'
import { isPlacementOver } from '../batches/rules.ts'
import { candidatureMachine } from '../candidatures/machine.ts'
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
import {
  isChangeRequested,
  isStartPassed,
  maxOffersPerBatch,
  type OfferBatchDays,
  validateDates,
} from './rules.ts'
import type { OfferStatus } from './types.ts'

export interface OfferFacts {
  readonly status: OfferStatus
  readonly planSupervisorIds: readonly string[]
  readonly candidatureStage: CandidatureStage
  /** When the intern's response is due; null before the offer was sent to them. */
  readonly answerBy: Instant | null
  /** Openings of the plan that are neither hired nor reserved by another offer. */
  readonly openingsLeft: number
  /** Whether the company's mandatory details of this candidature are filled in. */
  readonly hasCompanyDetails: boolean
  /** Whether it differs from the last sent version; true if it was never sent. */
  readonly hasChanged: boolean
  /** Other offers to this intern in the batch, and the batch's limit. */
  readonly offersInBatch: number
  readonly maxOffers: number
  readonly startsOn: Day
  readonly endsOn: Day
  readonly batch: OfferBatchDays
  readonly planTimeZone: string
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
  readonly hasSupervisor: boolean
}

const requirePlanSupervisor = (actor: AnyActor, ids: readonly string[]) =>
  requireMember(actor, (member) => allowIf(isAdminOrNamed(member, ids), 'refused.planSupervisor'))
const isLimitReached = (row: Pick<OfferFacts, 'offersInBatch' | 'maxOffers'>) =>
  row.offersInBatch >= row.maxOffers
/** Whether the internship can still take place on the offer's dates. */
const areDatesPossible = (row: OfferFacts, now: Date) =>
  !isStartPassed(row.startsOn, toLocalDay(now, row.planTimeZone)) &&
  Object.keys(validateDates(row.startsOn, row.endsOn, row.batch)).length === 0
const requireInTime = (row: OfferFacts, now: Date) =>
  allowIf(
    row.answerBy !== null && now.getTime() < Date.parse(row.answerBy),
    'errors.DEADLINE_PASSED',
  )

export const offerCan = {
  /**
   * Step 1: fails with 409 OPEN_OFFER if an open offer exists; limits offers per intern and batch.
   */
  draft: (
    actor: AnyActor,
    facts: {
      planSupervisorIds: readonly string[]
      candidatureStage: CandidatureStage
      hasOpenOffer: boolean
      offersInBatch: number
      maxOffers?: number
    },
  ): PolicyDecision =>
    allOf(
      requirePlanSupervisor(actor, facts.planSupervisorIds),
      allowIf(!facts.hasOpenOffer, 'errors.OPEN_OFFER'),
      allowIf(isOfferableStage(facts.candidatureStage), 'offers.refused.notInterviewed'),
      allowIf(
        !isLimitReached({ maxOffers: maxOffersPerBatch, ...facts }),
        'offers.refused.tooMany',
      ),
    ),
  edit: (actor: AnyActor, row: OfferFacts): PolicyDecision =>
    allOf(
      requirePlanSupervisor(actor, row.planSupervisorIds),
      requireTransition(
        offerMachine,
        row.status === 'NEEDS_REVISION' ? 'revise' : 'edit',
        row.status,
        actor,
      ),
    ),
  /**
   * Step 3. A reply to the programme team only overrides the last denial.
   * @param missing fields of steps 1 and 2, from `missingOfferFields`
   * @param hasAnswered whether the company replied to the requested changes
   */
  send: (
    actor: AnyActor,
    row: OfferFacts,
    missing: readonly string[],
    now: Date,
    hasAnswered = false,
  ): PolicyDecision =>
    allOf(
      requireAdmin(actor),
      requireApprovedCompany(actor),
      requireTransition(offerMachine, 'send', row.status, actor),
      allowIf(missing.length === 0, 'errors.INCOMPLETE'),
      allowIf(row.hasCompanyDetails, 'offers.refused.details'),
      allowIf(isOfferableStage(row.candidatureStage), 'offers.refused.notInterviewed'),
      allowIf(row.openingsLeft > 0, 'errors.NO_OPENING_LEFT'),
      allowIf(!isLimitReached(row), 'offers.refused.tooMany'),
      allowIf(areDatesPossible(row, now), 'offers.refused.dates'),
      allowIf(
        row.hasChanged || hasAnswered || !isChangeRequested(row.status),
        'offers.refused.unchanged',
      ),
    ),
  recall: (actor: AnyActor, row: OfferFacts): PolicyDecision =>
    allOf(requireAdmin(actor), requireTransition(offerMachine, 'recall', row.status, actor)),
  /** A draft is deleted; a sent offer expires with its reason. */
  withdraw: (actor: AnyActor, row: OfferFacts): PolicyDecision =>
    allOf(
      requireAdmin(actor),
      requireTransition(
        offerMachine,
        offerMachine.can('discard', row.status, 'company') ? 'discard' : 'withdraw',
        row.status,
        actor,
      ),
    ),
  /**
   * Denies approval if the internship can no longer start: the review may have outlasted the first
   * day or the placement deadline (decision 0023).
   */
  approve: (actor: AnyActor, row: OfferFacts, now: Date): PolicyDecision =>
    allOf(
      requireOperator(actor, 'operator:review'),
      requireTransition(offerMachine, 'approve', row.status, actor),
      allowIf(!isPlacementOver(row.placementEndsAt, now), 'offers.refused.placementOver'),
      allowIf(
        !isStartPassed(row.startsOn, toLocalDay(now, row.planTimeZone)),
        'offers.refused.startPassed',
      ),
    ),
  requestRevision: (actor: AnyActor, row: OfferFacts): PolicyDecision =>
    allOf(
      requireOperator(actor, 'operator:review'),
      requireTransition(offerMachine, 'requestRevision', row.status, actor),
    ),
  reject: (actor: AnyActor, row: OfferFacts): PolicyDecision =>
    allOf(
      requireOperator(actor, 'operator:review'),
      requireTransition(offerMachine, 'reject', row.status, actor),
    ),
  accept: (actor: AnyActor, row: OfferFacts, facts: AcceptFacts, now: Date): PolicyDecision =>
    allOf(
      requireIntern(actor),
      requireTransition(offerMachine, 'accept', row.status, actor),
      requireInTime(row, now),
      allowIf(!facts.overlapsAccepted, 'errors.DATES_OVERLAP'),
      allowIf(facts.hasAcceptedTerms, 'offers.refused.terms'),
      allowIf(!facts.internPays || facts.isPaid, 'offers.refused.payFirst'),
      allowIf(facts.hasSupervisor, 'errors.INCOMPLETE'),
    ),
  decline: (actor: AnyActor, row: OfferFacts, now: Date): PolicyDecision =>
    allOf(
      requireIntern(actor),
      requireTransition(offerMachine, 'decline', row.status, actor),
      requireInTime(row, now),
    ),
  /** Whether an intern sees the offer: only once it was approved and sent to them. */
  isSeenByIntern: (row: Pick<OfferFacts, 'status' | 'answerBy'>): boolean =>
    row.answerBy !== null && !offerMachine.from('send').some((status) => status === row.status),
  /** Whether the clock takes `expire`. */
  expires: (row: OfferFacts, now: Date): PolicyDecision =>
    allOf(
      allowIf(offerMachine.can('expire', row.status, 'clock'), illegalTransitionKey),
      allowIf(
        candidatureMachine.can('expireOffer', row.candidatureStage, 'clock'),
        illegalTransitionKey,
      ),
      allowIf(!requireInTime(row, now).allowed, illegalTransitionKey),
    ),
  open: (actor: AnyActor, row: OfferFacts, missing: readonly string[], now: Date) => ({
    edit: offerCan.edit(actor, row),
    send: offerCan.send(actor, row, missing, now),
    recall: offerCan.recall(actor, row),
    withdraw: offerCan.withdraw(actor, row),
    approve: offerCan.approve(actor, row, now),
    requestRevision: offerCan.requestRevision(actor, row),
    reject: offerCan.reject(actor, row),
    accept: allOf(
      requireIntern(actor),
      requireTransition(offerMachine, 'accept', row.status, actor),
      requireInTime(row, now),
    ),
    decline: offerCan.decline(actor, row, now),
  }),
}
