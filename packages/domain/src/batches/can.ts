import { allOf, type PolicyDecision, allowIf } from '@fledge/kernel/policy-decision.ts'
import { requireOperator, illegal, requireTransition } from '../policy-helpers.ts'
import type { AnyActor } from '../sessions/types.ts'
import { batchMachine } from './machine.ts'
import type { BatchState, BatchStatus } from './types.ts'

export interface BatchCanFacts {
  readonly status: BatchStatus
  /** Its address has been given out. */
  readonly wasPublished: boolean
  readonly seatsTaken: number
  /** What interns would meet if it were published. */
  readonly stateOnceShown: BatchState
}

/** What an edit changes, as far as a rule asks. */
export interface BatchChange {
  readonly seats: number
  readonly addressChanged: boolean
  /** Who pays, how much, and until when it comes back. */
  readonly termsChanged: boolean
  readonly programmeMoved: boolean
  readonly programmeRemoved: boolean
  /** Open offers and internships that would lie outside the new dates. */
  readonly placedOutside: number
  /** The operator has seen that people are in it and will be told. */
  readonly peopleSeen: boolean
}

const takingPeople: readonly BatchState[] = ['OPEN', 'FULL', 'PROGRAM_NOT_STARTED']
const manager = (who: AnyActor) => requireOperator(who, 'MANAGER')

export const batchCan = {
  see: (who: AnyActor): PolicyDecision => requireOperator(who),
  create: (who: AnyActor): PolicyDecision => manager(who),
  edit: (who: AnyActor): PolicyDecision => manager(who),
  /** Links and codes that were given out go on leading here, so neither changes once people may have them. */
  changeAddress: (who: AnyActor, batch: BatchCanFacts): PolicyDecision =>
    allOf(
      manager(who),
      allowIf(!batch.wasPublished && batch.seatsTaken === 0, 'batches.refused.address'),
    ),
  /** People joined under these terms; others are for another batch. */
  changeTerms: (who: AnyActor, batch: BatchCanFacts): PolicyDecision =>
    allOf(manager(who), allowIf(batch.seatsTaken === 0, 'batches.refused.terms')),
  changeSeats: (who: AnyActor, batch: BatchCanFacts, seats: number): PolicyDecision =>
    allOf(
      manager(who),
      allowIf(seats >= batch.seatsTaken, 'batches.refused.seats', { count: batch.seatsTaken }),
    ),
  /** Programme dates move under people only where nobody's agreed days fall out of them, knowingly, and never away. */
  moveProgramme: (
    who: AnyActor,
    batch: BatchCanFacts,
    change: Pick<BatchChange, 'programmeRemoved' | 'placedOutside' | 'peopleSeen'>,
  ): PolicyDecision =>
    allOf(
      manager(who),
      allowIf(batch.seatsTaken === 0 || !change.programmeRemoved, 'batches.refused.datesRemoved'),
      allowIf(change.placedOutside === 0, 'batches.refused.placedOutside', {
        count: change.placedOutside,
      }),
      allowIf(batch.seatsTaken === 0 || change.peopleSeen, 'batches.refused.peopleUnseen', {
        count: batch.seatsTaken,
      }),
    ),
  /** A batch that nobody could join is not shown. */
  publish: (who: AnyActor, batch: BatchCanFacts): PolicyDecision =>
    allOf(
      requireTransition(batchMachine, 'publish', batch.status, who),
      manager(who),
      allowIf(
        batch.stateOnceShown === 'NOT_STARTED' || takingPeople.includes(batch.stateOnceShown),
        'batches.refused.over',
      ),
    ),
  /** Those inside must go on finding it. */
  hide: (who: AnyActor, batch: BatchCanFacts): PolicyDecision =>
    allOf(
      requireTransition(batchMachine, 'hide', batch.status, who),
      manager(who),
      allowIf(batch.seatsTaken === 0, 'batches.refused.peopleIn'),
    ),
  /** Ends enrolment now instead of on its day. */
  close: (who: AnyActor, batch: BatchCanFacts): PolicyDecision =>
    allOf(
      allowIf(batch.status === 'PUBLISHED' && takingPeople.includes(batch.stateOnceShown), illegal),
      manager(who),
    ),
  open: (who: AnyActor, batch: BatchCanFacts) => ({
    edit: batchCan.edit(who),
    changeAddress: batchCan.changeAddress(who, batch),
    changeTerms: batchCan.changeTerms(who, batch),
    publish: batchCan.publish(who, batch),
    hide: batchCan.hide(who, batch),
    close: batchCan.close(who, batch),
  }),
}

export const partnerCan = {
  /** Once one of its batches was shown, links to its page are out. */
  changeAddress: (who: AnyActor, partner: { readonly wasPublished: boolean }): PolicyDecision =>
    allOf(manager(who), allowIf(!partner.wasPublished, 'batches.refused.address')),
}

/** The fields that an edit may not change so, each with its verdict. */
export function changeProblems(
  who: AnyActor,
  batch: BatchCanFacts,
  change: BatchChange,
): readonly {
  readonly field: 'slug' | 'seats' | 'payer' | 'programme_start'
  readonly verdict: PolicyDecision
}[] {
  const asked = [
    {
      field: 'slug',
      verdict: change.addressChanged ? batchCan.changeAddress(who, batch) : batchCan.edit(who),
    },
    { field: 'seats', verdict: batchCan.changeSeats(who, batch, change.seats) },
    {
      field: 'payer',
      verdict: change.termsChanged ? batchCan.changeTerms(who, batch) : batchCan.edit(who),
    },
    {
      field: 'programme_start',
      verdict: change.programmeMoved
        ? batchCan.moveProgramme(who, batch, change)
        : batchCan.edit(who),
    },
  ] as const
  return asked.filter(({ verdict }) => !verdict.allowed)
}
