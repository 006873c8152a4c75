import { offerEvents, type OfferEventData } from '@fledge/domain/offers/events.ts'
import { offerMachine } from '@fledge/domain/offers/machine.ts'
import { getOfferResponseDueAt } from '@fledge/domain/offers/rules.ts'
import type { OfferStatus } from '@fledge/domain/offers/types.ts'
import type { EventDataOf, TransitionEventType } from '@fledge/kernel/events.ts'
import type { Transition, TransitionActor } from '@fledge/kernel/machine.ts'
import type { Tx } from '../../platform/db/database.ts'
import { AppError, assertTransition } from '../../platform/http/app-error.ts'
import { type CandidatureTransitionName, transitionCandidature } from '../candidatures/public.ts'
import { releaseOfferOpening } from './release-offer-opening.ts'
import * as versionStore from './queries/version.queries.ts'
import * as writeStore from './queries/write.queries.ts'
import type { OfferRow } from './queries/offers.queries.ts'

type OfferTransitionName = Exclude<keyof typeof offerMachine.transitions & string, 'draft'>

/** Data of a transition's event; what every offer event contains is optional. */
type OfferTransitionData<Name extends OfferTransitionName> = Omit<
  EventDataOf<(typeof offerEvents)[Name]>,
  keyof OfferEventData
> &
  Partial<OfferEventData>

interface OfferTransitionFields {
  readonly by: TransitionActor
  /** Id of a reason of a list. */
  readonly reason?: string | undefined
  readonly note?: string | undefined
  /** The candidature's transition that goes with it. */
  readonly stage?: CandidatureTransitionName
  /** Runs between the transition and its event, so that event handlers see what it wrote. */
  readonly write?: () => Promise<unknown>
}

type OfferTransitionOptions<Name extends OfferTransitionName> = OfferTransitionFields &
  (Record<never, never> extends OfferTransitionData<Name>
    ? { readonly data?: OfferTransitionData<Name> }
    : { readonly data: OfferTransitionData<Name> })

/**
 * Changes the status of a locked offer: updates row and candidature, and records the event.
 * @throws ILLEGAL_TRANSITION
 */
export async function transitionOffer<Name extends OfferTransitionName>(
  tx: Tx,
  row: OfferRow,
  name: Name,
  options: OfferTransitionOptions<Name>,
): Promise<void> {
  const transition = assertTransition(offerMachine.transition(name, row.status, options.by))
  if ((await saveTransition(tx, row.offer_id, transition, options)) === 0)
    throw new AppError('ILLEGAL_TRANSITION')
  await options.write?.()
  if (options.stage)
    await transitionCandidature(tx, {
      id: row.candidature_id,
      move: options.stage,
      by: options.by,
      ...(options.reason ? { reason: options.reason } : {}),
    })
  // Its own data is in the options, and what all of them contain is added here.
  const event = offerEvents[name] as TransitionEventType<OfferEventData, Name>
  await tx.recordEvent(event, {
    transition,
    subject: row.offer_id,
    company: row.company_id,
    intern: row.intern_id,
    candidature: row.candidature_id,
    reason: options.reason ?? null,
    note: options.note ?? null,
    data: {
      role: row.role,
      version: row.version,
      was_offered: row.answer_by !== null,
      ...options.data,
    },
  })
}

/** @returns the number of offers changed */
async function saveTransition(
  tx: Tx,
  offer: string,
  { from, to }: Transition<OfferStatus>,
  { reason, note }: OfferTransitionFields,
): Promise<number> {
  if (to !== null)
    return tx.run(writeStore.updateOfferStatus, {
      offer_ids: [offer],
      from,
      to,
      now: tx.now.toISOString(),
      end_reason: reason ?? null,
      end_note: note ?? null,
    })
  await tx.run(versionStore.deleteVersions, { offer_ids: [offer] })
  return tx.run(writeStore.deleteOffer, { offer_ids: [offer], from })
}

/** Approves, by an operator or automatically for a trusted company. The deadline starts now. */
export async function approveLockedOffer(
  tx: Tx,
  row: OfferRow,
  by: 'operator' | 'system',
): Promise<void> {
  const due = getOfferResponseDueAt(tx.now.toISOString(), row.answer_days).toISOString()
  await transitionOffer(tx, row, 'approve', {
    by,
    stage: 'approveOffer',
    write: () =>
      tx.run(writeStore.markApproved, {
        offer_id: row.offer_id,
        now: tx.now.toISOString(),
        answer_by: due,
      }),
  })
}

/**
 * Recalls a sent offer for a change: the approval is void, and the opening is free until it is sent
 * again.
 */
export async function recallLockedOffer(tx: Tx, row: OfferRow): Promise<void> {
  await transitionOffer(tx, row, 'recall', {
    by: 'company',
    stage: 'returnOffer',
    write: async () => {
      await tx.run(writeStore.voidApproval, { offer_id: row.offer_id })
      await releaseOfferOpening(tx, row.offer_id)
    },
  })
}

/**
 * Ends an open offer: deletes an unsent one, expires a sent one with its reason.
 * @param options `stage` is the candidature's transition, if it continues
 */
export async function endOffer(
  tx: Tx,
  row: OfferRow,
  options: Omit<OfferTransitionFields, 'write'>,
): Promise<void> {
  if (offerMachine.can('discard', row.status, options.by)) {
    const { stage: _stage, ...rest } = options
    return transitionOffer(tx, row, 'discard', rest)
  }
  return transitionOffer(tx, row, 'withdraw', {
    ...options,
    write: () => releaseOfferOpening(tx, row.offer_id),
  })
}
