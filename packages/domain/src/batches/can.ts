import type { Instant } from '@fledge/kernel/dates.ts'
import { allOf, type Denied, type PolicyDecision, allowIf } from '@fledge/kernel/policy-decision.ts'
import { requireOperator, illegalTransitionKey, requireTransition } from '../policy-helpers.ts'
import type { AnyActor } from '../sessions/types.ts'
import { batchMachine } from './machine.ts'
import { canTakeRegistrations, isPlacementOver } from './rules.ts'
import type { BatchState, BatchStatus } from './types.ts'

export interface BatchCanFacts {
  readonly status: BatchStatus
  /** Whether the address of the batch has ever been published. */
  readonly wasPublished: boolean
  readonly seatsTaken: number
  /** The state interns would see if the batch were published. */
  readonly stateIfPublished: BatchState
}

/** The changes of an edit that the policies depend on. */
export interface BatchChange {
  readonly seats: number
  readonly addressChanged: boolean
  /** Whether payer, price or refund period change. */
  readonly termsChanged: boolean
  readonly programmeMoved: boolean
  readonly programmeRemoved: boolean
  /** Number of open offers and internships that would fall outside the new dates. */
  readonly placedOutside: number
  /** Whether the operator confirmed that interns have joined and will be notified. */
  readonly peopleSeen: boolean
}

/** What decides whether someone can be moved into a batch. */
export interface BatchIntakeFacts {
  readonly state: BatchState
  readonly hasFreeSeat: boolean
  /** First moment after the placement deadline; null while the programme dates are not set. */
  readonly placementEndsAt: Instant | null
  /** Whether the batch has no partner, or the intern has accepted the terms of partners. */
  readonly hasPartnerTerms: boolean
  readonly now: Date
}

/** States in which the batch is hidden or over. */
const pastStates: readonly BatchState[] = ['DRAFT', 'ENDED', 'EXPIRED']
const joinableStates: readonly BatchState[] = ['OPEN', 'FULL', 'PROGRAM_NOT_STARTED']
const requireManager = (actor: AnyActor) => requireOperator(actor, 'operator:manager')

export const batchCan = {
  /** Allows registering for a batch. */
  join: (batch: { readonly state: BatchState; readonly hasFreeSeat: boolean }): PolicyDecision =>
    allowIf(
      canTakeRegistrations(batch.state),
      batch.hasFreeSeat ? 'errors.BATCH_CLOSED' : 'errors.NO_SEAT_LEFT',
    ),
  /**
   * Allows the programme team to move someone into a batch, also before it opens or after it closes to
   * others: a place can still be agreed, and there is a seat.
   */
  takeIn: (batch: BatchIntakeFacts): PolicyDecision =>
    allOf(
      allowIf(
        !pastStates.includes(batch.state) && !isPlacementOver(batch.placementEndsAt, batch.now),
        'batches.refused.moveOver',
      ),
      allowIf(batch.hasFreeSeat, 'errors.NO_SEAT_LEFT'),
      allowIf(batch.hasPartnerTerms, 'batches.refused.movePartnerTerms'),
    ),
  see: (actor: AnyActor): PolicyDecision => requireOperator(actor, 'operator:batches'),
  create: (actor: AnyActor): PolicyDecision => requireManager(actor),
  /** A copy is a new batch, so everyone who creates batches may copy any. */
  copy: (actor: AnyActor): PolicyDecision => batchCan.create(actor),
  edit: (actor: AnyActor): PolicyDecision => requireManager(actor),
  /**
   * Published links and codes must keep working, so the address is fixed after first publication.
   */
  changeAddress: (actor: AnyActor, batch: BatchCanFacts): PolicyDecision =>
    allOf(
      requireManager(actor),
      allowIf(!batch.wasPublished && batch.seatsTaken === 0, 'batches.refused.address'),
    ),
  /** Interns joined under these terms; changing them needs another batch. */
  changeTerms: (actor: AnyActor, batch: BatchCanFacts): PolicyDecision =>
    allOf(requireManager(actor), allowIf(batch.seatsTaken === 0, 'batches.refused.terms')),
  changeSeats: (actor: AnyActor, batch: BatchCanFacts, seats: number): PolicyDecision =>
    allOf(
      requireManager(actor),
      allowIf(seats >= batch.seatsTaken, 'batches.refused.seats', { count: batch.seatsTaken }),
    ),
  /**
   * Once interns have joined, programme dates can only change with confirmation, cannot be removed
   * and must not exclude agreed internships.
   */
  moveProgramme: (
    actor: AnyActor,
    batch: BatchCanFacts,
    change: Pick<BatchChange, 'programmeRemoved' | 'placedOutside' | 'peopleSeen'>,
  ): PolicyDecision =>
    allOf(
      requireManager(actor),
      allowIf(batch.seatsTaken === 0 || !change.programmeRemoved, 'batches.refused.datesRemoved'),
      allowIf(change.placedOutside === 0, 'batches.refused.placedOutside', {
        count: change.placedOutside,
      }),
      allowIf(batch.seatsTaken === 0 || change.peopleSeen, 'batches.refused.peopleUnseen', {
        count: batch.seatsTaken,
      }),
    ),
  /** Denies publishing a batch that no intern could join. */
  publish: (actor: AnyActor, batch: BatchCanFacts): PolicyDecision =>
    allOf(
      requireTransition(batchMachine, 'publish', batch.status, actor),
      requireManager(actor),
      allowIf(
        batch.stateIfPublished === 'NOT_STARTED' || joinableStates.includes(batch.stateIfPublished),
        'batches.refused.over',
      ),
    ),
  /** Denies hiding a batch that interns have joined, so that they can still find it. */
  hide: (actor: AnyActor, batch: BatchCanFacts): PolicyDecision =>
    allOf(
      requireTransition(batchMachine, 'hide', batch.status, actor),
      requireManager(actor),
      allowIf(batch.seatsTaken === 0, 'batches.refused.peopleIn'),
    ),
  /** Closes enrolment now instead of on the scheduled day. */
  close: (actor: AnyActor, batch: BatchCanFacts): PolicyDecision =>
    allOf(
      allowIf(
        batch.status === 'PUBLISHED' && joinableStates.includes(batch.stateIfPublished),
        illegalTransitionKey,
      ),
      requireManager(actor),
    ),
  open: (actor: AnyActor, batch: BatchCanFacts) => ({
    edit: batchCan.edit(actor),
    copy: batchCan.copy(actor),
    changeAddress: batchCan.changeAddress(actor, batch),
    changeTerms: batchCan.changeTerms(actor, batch),
    publish: batchCan.publish(actor, batch),
    hide: batchCan.hide(actor, batch),
    close: batchCan.close(actor, batch),
  }),
}

export const partnerCan = {
  /**
   * Denied once one of the partner's batches was published, because links to its page are in use.
   */
  changeAddress: (actor: AnyActor, partner: { readonly wasPublished: boolean }): PolicyDecision =>
    allOf(requireManager(actor), allowIf(!partner.wasPublished, 'batches.refused.address')),
}

/** Returns the fields that an edit may not change, each with the reason. */
export function listDeniedChanges(
  actor: AnyActor,
  batch: BatchCanFacts,
  change: BatchChange,
): readonly {
  readonly field: 'slug' | 'seats' | 'payer' | 'programme_start'
  readonly denial: Denied
}[] {
  const decisions = [
    {
      field: 'slug',
      decision: change.addressChanged ? batchCan.changeAddress(actor, batch) : batchCan.edit(actor),
    },
    { field: 'seats', decision: batchCan.changeSeats(actor, batch, change.seats) },
    {
      field: 'payer',
      decision: change.termsChanged ? batchCan.changeTerms(actor, batch) : batchCan.edit(actor),
    },
    {
      field: 'programme_start',
      decision: change.programmeMoved
        ? batchCan.moveProgramme(actor, batch, change)
        : batchCan.edit(actor),
    },
  ] as const
  return decisions.flatMap(({ field, decision }) =>
    decision.allowed ? [] : [{ field, denial: decision }],
  )
}
