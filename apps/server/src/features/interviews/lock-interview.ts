import type { Tx } from '../../platform/db/database.ts'
import {
  type LockedCandidatureRow,
  type CandidatureScope,
  endInterviewStage,
  lockCandidature,
  transitionCandidatureIfPossible,
} from '../candidatures/public.ts'
import * as store from './queries/interviews.queries.ts'

export interface LockedInterview {
  readonly row: store.InterviewRow
  readonly candidature: LockedCandidatureRow
}

/**
 * Locks an interview with its candidature and their parents, in lock order, and returns them.
 * @param candidatureId its candidature, which never changes, if the caller knows it
 */
export async function lockInterview(
  tx: Tx,
  scope: CandidatureScope,
  id: string,
  candidatureId?: string,
): Promise<LockedInterview | undefined> {
  const owners = {
    company_id: scope.company ?? null,
    intern_id: scope.intern ?? null,
  }
  const known =
    candidatureId ??
    (await tx.one(store.candidatureOfInterview, { interview_id: id, ...owners }))?.candidature_id
  const candidature = known && (await lockCandidature(tx, scope, known))
  const row =
    candidature && (await tx.one(store.interviewForUpdate, { interview_ids: [id], ...owners }))
  return row && candidature ? { row, candidature } : undefined
}

/**
 * Returns the candidature to the shortlist, or to INTERVIEWED if an earlier interview took place.
 */
export async function returnToShortlist(
  tx: Tx,
  row: store.InterviewRow,
  reason: string,
): Promise<void> {
  await endInterviewStage(tx, row.candidature_id, reason)
}

/** Advances the candidature after an interview that took place. */
export async function completeInterviewStage(tx: Tx, row: store.InterviewRow): Promise<void> {
  await transitionCandidatureIfPossible(tx, {
    id: row.candidature_id,
    move: 'completeInterview',
    by: 'system',
  })
}
