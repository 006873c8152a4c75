import { offerMachine } from '@fledge/domain/offers/machine.ts'
import { getOfferResponseDueAt } from '@fledge/domain/offers/rules.ts'
import type { OfferStatus } from '@fledge/domain/offers/types.ts'
import { isTransition, type Transition, type TransitionActor } from '@fledge/kernel/machine.ts'
import type { Tx } from '../../platform/db/database.ts'
import { refuseTransition, refuse, type Refusal } from '../../platform/http/refusal.ts'
import { type CandidatureTransitionName, transitionCandidature } from '../candidatures/public.ts'
import type { OfferRow } from './store.ts'
import * as versionStore from './version-store.ts'
import * as writeStore from './write-store.ts'

export type OfferTransitionName = keyof typeof offerMachine.transitions & string

interface OfferTransitionOptions {
  readonly by: TransitionActor
  /** Id of a reason of a list. */
  readonly reason?: string | undefined
  readonly note?: string | undefined
  readonly data?: Readonly<Record<string, unknown>>
  /** The candidature's transition that goes with it. */
  readonly stage?: CandidatureTransitionName
  /** Runs between the transition and its event, so that event handlers see what it wrote. */
  readonly write?: () => Promise<unknown>
}

/**
 * Changes the status of a locked offer: updates row and candidature, and records the event.
 * @returns the error, or undefined
 */
export async function transitionOffer(
  tx: Tx,
  row: OfferRow,
  move: OfferTransitionName,
  ask: OfferTransitionOptions,
): Promise<Refusal | undefined> {
  const moved = offerMachine.transition(move, row.status, ask.by)
  if (!isTransition(moved)) return refuseTransition(moved)
  if ((await saveTransition(tx, row.offer_id, moved, ask)) === 0)
    return refuse('ILLEGAL_TRANSITION')
  await ask.write?.()
  if (ask.stage) {
    const stage = await transitionCandidature(tx, {
      id: row.candidature_id,
      move: ask.stage,
      by: ask.by,
      ...(ask.reason ? { reason: ask.reason } : {}),
    })
    if (!isTransition(stage)) return refuseTransition(stage)
  }
  await tx.recordEvent({
    transition: moved,
    subject: row.offer_id,
    company: row.company_id,
    intern: row.intern_id,
    candidature: row.candidature_id,
    reason: ask.reason ?? null,
    note: ask.note ?? null,
    data: {
      role: row.role,
      version: row.version,
      was_offered: row.answer_by !== null,
      ...ask.data,
    },
  })
  return undefined
}

/** @returns the number of offers changed */
async function saveTransition(
  tx: Tx,
  offer: string,
  { from, to }: Transition<OfferStatus>,
  { reason, note }: OfferTransitionOptions,
): Promise<number> {
  if (to !== null)
    return tx.run(
      writeStore.updateOfferStatus,
      offer,
      from,
      to,
      tx.now.toISOString(),
      reason ?? null,
      note ?? null,
    )
  await tx.run(versionStore.deleteVersions, offer)
  return tx.run(writeStore.deleteOffer, offer, from)
}

/** Approves, by an operator or automatically for a trusted company. The deadline starts now. */
export async function approveLockedOffer(
  tx: Tx,
  row: OfferRow,
  by: 'operator' | 'system',
): Promise<Refusal | undefined> {
  const due = getOfferResponseDueAt(tx.now.toISOString(), row.answer_days).toISOString()
  return transitionOffer(tx, row, 'approve', {
    by,
    stage: 'approveOffer',
    write: () => tx.run(writeStore.markApproved, row.offer_id, tx.now.toISOString(), due),
  })
}

/**
 * Recalls a sent offer for a change: the approval is void, and the opening is free until it is sent
 * again.
 */
export async function recallLockedOffer(tx: Tx, row: OfferRow): Promise<Refusal | undefined> {
  return transitionOffer(tx, row, 'takeBack', {
    by: 'company',
    stage: 'returnOffer',
    write: async () => {
      await tx.run(writeStore.voidApproval, row.offer_id)
      await tx.run(writeStore.releaseOpening, row.offer_id)
    },
  })
}

/**
 * Ends an open offer: deletes an unsent one, expires a sent one with its reason.
 * @param ask `stage` is the candidature's transition, if it continues
 */
export async function endOffer(
  tx: Tx,
  row: OfferRow,
  ask: Omit<OfferTransitionOptions, 'write'>,
): Promise<Refusal | undefined> {
  if (offerMachine.can('discard', row.status, ask.by)) {
    const { stage: _stage, ...rest } = ask
    return transitionOffer(tx, row, 'discard', rest)
  }
  return transitionOffer(tx, row, 'withdraw', {
    ...ask,
    write: () => tx.run(writeStore.releaseOpening, row.offer_id),
  })
}
