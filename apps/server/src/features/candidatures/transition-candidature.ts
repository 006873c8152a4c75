import { candidatureEvents } from '@fledge/domain/candidatures/events.ts'
import { candidatureMachine } from '@fledge/domain/candidatures/machine.ts'
import {
  type CandidatureStage,
  openStages,
  stagesBeforeAccepted,
  stagesBeforeOffered,
} from '@fledge/domain/candidatures/types.ts'
import { isTransition, type Transition, type TransitionActor } from '@fledge/kernel/machine.ts'
import type { Tx } from '../../platform/db/database.ts'
import { AppError, assertTransition } from '../../platform/http/app-error.ts'
import * as store from './store.ts'
import * as candidaturesQueries from './queries/candidatures.queries.ts'
import { selectInterviewFacts } from './queries/clock.queries.ts'

export type CandidatureTransitionName = keyof typeof candidatureMachine.transitions & string

export interface CandidatureTransitionOptions {
  readonly id: string
  readonly move: CandidatureTransitionName
  readonly by: TransitionActor
  /** Id of a reason of a list; stored on the row and shown in the timeline. */
  readonly reason?: string
  readonly note?: string
  /** The row, if the caller has locked and read it in this transaction. */
  readonly row?: candidaturesQueries.LockedCandidatureRow
}

/**
 * Changes a stage: updates the row and records the event. `candidatureForUpdate` must have locked
 * the parents before.
 * @returns the new stage
 * @throws ILLEGAL_TRANSITION
 */
export async function transitionCandidature(
  tx: Tx,
  options: CandidatureTransitionOptions,
): Promise<CandidatureStage> {
  const row =
    options.row ??
    (await tx.one(candidaturesQueries.selectCandidatureForUpdate, {
      candidature_ids: [options.id],
    }))
  if (!row) throw new AppError('ILLEGAL_TRANSITION')
  const transition = assertTransition(
    candidatureMachine.transition(options.move, row.stage, options.by),
  )
  await saveTransition(tx, row, transition, options)
  return transition.to ?? row.stage
}

/**
 * Changes a stage as a consequence; does nothing if the stage does not allow it any more, for
 * example because the candidature has ended.
 */
export async function transitionCandidatureIfPossible(
  tx: Tx,
  options: CandidatureTransitionOptions,
): Promise<void> {
  const row = await tx.one(candidaturesQueries.selectCandidatureForUpdate, {
    candidature_ids: [options.id],
  })
  const transition = candidatureMachine.transition(options.move, row?.stage ?? null, options.by)
  if (row && isTransition(transition)) await saveTransition(tx, row, transition, options)
}

async function saveTransition(
  tx: Tx,
  row: candidaturesQueries.LockedCandidatureRow,
  transition: Transition<CandidatureStage, CandidatureTransitionName>,
  { id, move, ...options }: CandidatureTransitionOptions,
): Promise<void> {
  const [reason, note] = [options.reason ?? null, options.note ?? null]
  const now = tx.now.toISOString()
  if (move === 'recordInterest')
    await tx.run(candidaturesQueries.recordInterest, { candidature_id: id, now })
  else
    await tx.run(candidaturesQueries.updateStage, {
      candidature_ids: [id],
      from: transition.from,
      to: transition.to,
      end_reason: reason,
      end_note: note,
      now,
      is_shown: move === 'proposeInterview',
    })
  await tx.recordEvent(candidatureEvents[move], {
    transition,
    subject: id,
    candidature: id,
    company: row.company_id,
    intern: row.intern_id,
    reason,
    note,
    data: { plan_id: row.plan_id },
  })
}

/** Whose candidatures are closed. */
interface CandidatureOwner {
  readonly kind: keyof typeof store.closingCandidatures
  readonly id: string
}

export interface CloseCandidaturesOptions {
  /** Excludes candidatures with an accepted offer: their internship is agreed. */
  readonly shouldKeepAccepted?: boolean
  /** Id of `endCandidatureReasons`. */
  readonly reason: string
}

/**
 * Closes open candidatures as a consequence: left, plan archived, company rejected (for a company:
 * only those before OFFERED). Records `candidature.close` for each, on which the interviews feature
 * ends interviews and credits, and the offers feature withdraws offers.
 * @returns the closed candidatures that their interns know of
 */
export async function closeCandidatures(
  tx: Tx,
  owner: CandidatureOwner,
  options: CloseCandidaturesOptions,
): Promise<readonly string[]> {
  const stages =
    owner.kind === 'company'
      ? stagesBeforeOffered
      : options.shouldKeepAccepted
        ? stagesBeforeAccepted
        : openStages
  const rows = await tx.many(store.closingCandidatures[owner.kind], { owner: owner.id, stages })
  return closeAll(tx, rows, options.reason)
}

/**
 * Closes an intern's other open candidatures that overlap the days (inclusive) of the internship
 * they were hired for.
 * @returns the closed candidatures that the intern knows of
 */
export async function closeOverlappingCandidatures(
  tx: Tx,
  intern: string,
  hired: { readonly candidature: string; readonly from: string; readonly to: string },
): Promise<readonly string[]> {
  const rows = await tx.many(store.overlappingCandidatures, {
    intern_id: intern,
    stages: openStages,
    from: hired.from,
    to: hired.to,
    except: hired.candidature,
  })
  return closeAll(tx, rows, 'HIRED_ELSEWHERE')
}

async function closeAll(
  tx: Tx,
  rows: readonly store.ClosingCandidatureRow[],
  reason: string,
): Promise<readonly string[]> {
  for (const row of rows)
    await transitionCandidatureIfPossible(tx, {
      id: row.candidature_id,
      move: 'close',
      by: 'system',
      reason,
    })
  return rows.filter((row) => row.is_known).map((row) => row.candidature_id)
}

/**
 * Handles an interview that ended without taking place: back to the shortlist, or to INTERVIEWED if
 * an earlier one took place. The reason stays visible. Does nothing if the candidature itself
 * ended.
 */
export async function endInterviewStage(tx: Tx, id: string, reason: string): Promise<void> {
  const interviews = await tx.one(selectInterviewFacts, { candidature_ids: [id] })
  const move = interviews?.took_place ? 'endFurtherInterview' : 'endInterview'
  await transitionCandidatureIfPossible(tx, { id, move, by: 'system', reason })
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
 * @returns its stage
 */
export async function openCandidature(
  tx: Tx,
  { id, company, plan, intern, application, move, by }: OpenCandidatureOptions,
): Promise<CandidatureStage> {
  const transition = assertTransition(candidatureMachine.transition(move, null, by))
  const stage = transition.to
  if (stage === null) throw new AppError('ILLEGAL_TRANSITION')
  const now = tx.now.toISOString()
  await tx.run(candidaturesQueries.insertCandidature, {
    candidature_id: id,
    company_id: company,
    plan_id: plan,
    intern_id: intern,
    application_id: application,
    stage,
    interested_at: move === 'express' ? now : null,
    known_to_intern_at: move === 'shortlist' ? null : now,
    now,
  })
  await tx.recordEvent(candidatureEvents[move], {
    transition,
    subject: id,
    candidature: id,
    company,
    intern,
    data: { plan_id: plan },
  })
  return stage
}
