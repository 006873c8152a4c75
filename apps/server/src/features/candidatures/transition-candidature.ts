import { candidatureEvents } from '@fledge/domain/candidatures/events.ts'
import { candidatureMachine } from '@fledge/domain/candidatures/machine.ts'
import {
  type CandidatureStage,
  openStages,
  stagesBeforeAccepted,
  stagesBeforeOffered,
} from '@fledge/domain/candidatures/types.ts'
import {
  type IllegalTransition,
  isTransition,
  type Transition,
  type TransitionActor,
} from '@fledge/kernel/machine.ts'
import type { Tx } from '../../platform/db/database.ts'
import { selectInterviewFacts } from './clock-store.ts'
import * as store from './store.ts'

export type CandidatureTransitionName = keyof typeof candidatureMachine.transitions & string

export interface CandidatureTransitionOptions {
  readonly id: string
  readonly move: CandidatureTransitionName
  readonly by: TransitionActor
  /** Id of a reason of a list; stored on the row and shown in the timeline. */
  readonly reason?: string
  readonly note?: string
}

/**
 * Changes a stage: updates the row and records the event. `candidatureForUpdate` must have locked
 * the parents before.
 * @returns the transition, or why it is illegal from the current stage
 */
export async function transitionCandidature(
  tx: Tx,
  ask: CandidatureTransitionOptions,
): Promise<Transition<CandidatureStage> | IllegalTransition> {
  const row = await tx.one(store.selectCandidatureForUpdate, ask.id, null, null)
  const moved = candidatureMachine.transition(ask.move, row?.stage ?? null, ask.by)
  if (!row || !isTransition(moved))
    return isTransition(moved)
      ? { illegal: true, machine: 'candidature', name: ask.move, from: null }
      : moved
  if (ask.move === 'recordInterest')
    await tx.run(store.recordInterest, ask.id, tx.now.toISOString())
  else
    await tx.run(
      store.updateStage,
      ask.id,
      moved.from,
      moved.to,
      ask.reason ?? null,
      ask.note ?? null,
      tx.now.toISOString(),
      ask.move === 'proposeInterview',
    )
  await tx.recordEvent(candidatureEvents[ask.move], {
    transition: moved,
    subject: ask.id,
    candidature: ask.id,
    company: row.company_id,
    intern: row.intern_id,
    reason: ask.reason ?? null,
    note: ask.note ?? null,
    data: { plan_id: row.plan_id },
  })
  return moved
}

export interface CloseCandidaturesOptions {
  readonly intern?: string
  readonly plan?: string
  readonly company?: string
  readonly application?: string
  /** Only those whose plan or open offer falls on these days (inclusive). */
  readonly overlapping?: { readonly from: string; readonly to: string }
  readonly exceptCandidature?: string
  /** Excludes candidatures with an accepted offer: their internship is agreed. */
  readonly shouldKeepAccepted?: boolean
  /** Id of `endCandidatureReasons`. */
  readonly reason: string
}

/**
 * Closes open candidatures as a consequence: hired elsewhere, left, plan archived, company rejected
 * (for a company: only those before OFFERED). Records `candidature.close` for each, on which the
 * interviews feature ends interviews and credits, and the offers feature withdraws offers.
 * @returns the closed candidatures that their interns know of
 */
export async function closeCandidatures(
  tx: Tx,
  ask: CloseCandidaturesOptions,
): Promise<readonly string[]> {
  const stages = ask.company
    ? stagesBeforeOffered
    : ask.shouldKeepAccepted
      ? stagesBeforeAccepted
      : openStages
  const rows = await tx.many(
    store.selectCandidaturesToClose,
    ask.intern ?? null,
    ask.plan ?? null,
    ask.company ?? null,
    stages,
    ask.overlapping?.from ?? null,
    ask.overlapping?.to ?? null,
    ask.exceptCandidature ?? null,
    ask.application ?? null,
  )
  for (const row of rows)
    await transitionCandidature(tx, {
      id: row.candidature_id,
      move: 'close',
      by: 'system',
      reason: ask.reason,
    })
  return rows.filter((row) => row.is_known).map((row) => row.candidature_id)
}

/**
 * Handles an interview that ended without taking place: back to the shortlist, or to INTERVIEWED if
 * an earlier one took place. The reason stays visible. Does nothing if the candidature itself
 * ended.
 */
export async function endInterviewStage(tx: Tx, id: string, reason: string): Promise<void> {
  const had = await tx.one(selectInterviewFacts, id)
  const move = had?.took_place ? 'endFurtherInterview' : 'endInterview'
  await transitionCandidature(tx, { id, move, by: 'system', reason })
}

export interface OpenCandidatureOptions {
  readonly id: string
  readonly company: string
  readonly plan: string
  readonly intern: string
  readonly application: string
  readonly move: 'express' | 'shortlist' | 'proposeInterview'
  readonly by: TransitionActor
}

/**
 * Opens a candidature with its first transition. The unique index on open ones is the safety net:
 * 409 ALREADY_EXISTS.
 */
export async function openCandidature(
  tx: Tx,
  ask: OpenCandidatureOptions,
): Promise<Transition<CandidatureStage> | IllegalTransition> {
  const moved = candidatureMachine.transition(ask.move, null, ask.by)
  if (!isTransition(moved) || moved.to === null)
    return isTransition(moved)
      ? { illegal: true, machine: 'candidature', name: ask.move, from: null }
      : moved
  const at = tx.now.toISOString()
  await tx.run(
    store.insertCandidature,
    ask.id,
    ask.company,
    ask.plan,
    ask.intern,
    ask.application,
    moved.to,
    ask.move === 'express' ? at : null,
    ask.move === 'shortlist' ? null : at,
    at,
  )
  await tx.recordEvent(candidatureEvents[ask.move], {
    transition: moved,
    subject: ask.id,
    candidature: ask.id,
    company: ask.company,
    intern: ask.intern,
    data: { plan_id: ask.plan },
  })
  return moved
}
