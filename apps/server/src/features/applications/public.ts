import type { ApplicationStatus } from '@fledge/domain/applications/types.ts'
import { goalQuestion } from '@fledge/domain/applications/additional-questions.ts'
import { applicationEvents } from '@fledge/domain/applications/events.ts'
import { applicationMachine } from '@fledge/domain/applications/machine.ts'
import type { InternScope, OperatorScope } from '@fledge/domain/sessions/types.ts'
import type { EventDataOf, TransitionEventType } from '@fledge/kernel/events.ts'
import type { Transition } from '@fledge/kernel/machine.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { AppError, assertTransition, notFound } from '../../platform/http/app-error.ts'
import type { DueJobRow } from '../../platform/http/handler.ts'
import { newId } from '../../platform/ids.ts'
import { listSubjects, mapRowParents } from '../../platform/jobs/row-parents.ts'
import * as store from './store.ts'
import * as applicationsQueries from './queries/applications.queries.ts'

export { saveCorrection } from './save-correction.ts'
export { lockApplicationDeadline, readApplicationDeadlines } from './extend-deadline.ts'
export { loadApplicationDetails, loadDetailsOfMany } from './application-facts.ts'
export { lockEditableProfile } from './editable-profile.ts'
export { releaseBatchSeat } from './transition-application.ts'
export { type ApplicationRow } from './queries/applications.queries.ts'
export { toApplicationContent } from './views.ts'

/**
 * Opens an application in a batch in which the intern holds a seat.
 * @returns its id
 */
export async function openApplication(
  tx: Tx,
  internId: string,
  batchId: string,
  careerField: number | null,
): Promise<string> {
  const transition = assertTransition(applicationMachine.transition('open', null, 'system'))
  const id = newId(tx.now)
  await tx.run(applicationsQueries.insertApplication, {
    application_id: id,
    intern_id: internId,
    batch_id: batchId,
    career_field_id: careerField,
    now: tx.now.toISOString(),
    goal_question: goalQuestion,
  })
  await tx.recordEvent(applicationEvents.open, {
    transition,
    subject: id,
    intern: internId,
  })
  return id
}

/** Returns the intern's open application, or the newest one. */
export async function findOwnApplication(
  db: Db,
  intern: InternScope,
): Promise<applicationsQueries.ApplicationRow | undefined> {
  return db.one(applicationsQueries.applicationOf, { intern_id: intern, application_id: null })
}

/** Returns any application for a reviewer, with its intern locked if a transition follows. */
export async function findAnyApplication(
  db: Db,
  id: string,
): Promise<applicationsQueries.ApplicationRow | undefined> {
  return db.one(applicationsQueries.applicationsById, { application_ids: [id] })
}
export async function lockAnyApplication(
  tx: Tx,
  id: string,
): Promise<applicationsQueries.ApplicationRow | undefined> {
  await lockApplicants(tx, [id])
  return findAnyApplication(tx, id)
}

/** Locks the interns of applications before many are changed, all of them in one order. */
export async function lockApplicants(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.many(applicationsQueries.lockApplicantsOf, { application_ids: ids })
}

/** Locks the applications of due rows with their interns for a timed job (`RowJob.lockFree`). */
export async function lockFreeApplicants(
  tx: Tx,
  rows: readonly DueJobRow[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const locked = await tx.many(applicationsQueries.lockFreeApplicantsOf, {
    application_ids: listSubjects(rows),
  })
  return mapRowParents(
    rows,
    new Map(locked.map(({ application_id, intern_id }) => [application_id, [intern_id]])),
  )
}

/** Transitions that someone decides on for an application. */
type DecisionTransition =
  | 'review'
  | 'requestChanges'
  | 'approve'
  | 'reject'
  | 'enrol'
  | 'withdraw'
  | 'leave'

interface DecisionOptions<Name extends DecisionTransition> {
  readonly reviewer?: string
  readonly reason?: string
  readonly note?: string | undefined
  readonly data?: Omit<EventDataOf<(typeof applicationEvents)[Name]>, 'user'>
}

/**
 * Applies a machine transition and records its event.
 * @throws ILLEGAL_TRANSITION if the status has changed in the meantime
 */
export async function transitionApplication<Name extends DecisionTransition>(
  tx: Tx,
  row: applicationsQueries.ApplicationRow,
  transition: Transition<ApplicationStatus, Name>,
  { reviewer, reason, note, data }: DecisionOptions<Name> = {},
): Promise<void> {
  if (
    (await store.updateApplicationStatus(tx, row.application_id, transition, tx.now, {
      ...(reviewer ? { reviewer } : {}),
      reason: reason ?? null,
    })) === 0
  )
    throw new AppError('ILLEGAL_TRANSITION')
  // The data of every decision is its user and the `data` that the caller has to pass for it.
  const type = applicationEvents[transition.name] as TransitionEventType<{ user: string }, Name>
  await tx.recordEvent(type, {
    transition,
    subject: row.application_id,
    intern: row.intern_id,
    reason: reason ?? null,
    note: note ?? null,
    data: { user: row.user_id, ...data },
  })
}

/**
 * Copies the contents of an intern's application to another one. The start date only if it is
 * within the new programme.
 */
export async function copyApplicationContents(
  tx: Tx,
  from: string,
  to: string,
  programme: { readonly start: string | null; readonly end: string | null },
): Promise<void> {
  await tx.run(applicationsQueries.copyContents, {
    from,
    to,
    programme_start: programme.start,
    programme_end: programme.end,
  })
}

/** Returns what binds an application to its batch, and how much is open in it. */
export const readBatchTies = async (
  db: Db,
  id: string,
): Promise<applicationsQueries.BatchTiesRow> =>
  (await db.one(applicationsQueries.batchTies, { application_id: id })) ?? notFound()

interface MovedBatch {
  readonly batch_id: string
  readonly name: string
  readonly programme_start: string | null
  readonly programme_end: string | null
}

/**
 * Moves an application to a batch in which its intern has a seat, and tells the intern and the companies
 * in contact with them.
 */
export async function setApplicationBatch(
  tx: Tx,
  row: applicationsQueries.ApplicationRow,
  batch: MovedBatch,
  reason: string,
): Promise<void> {
  const { application_id: id, batch_id: from } = row
  await tx.run(applicationsQueries.updateApplicationBatch, {
    application_id: id,
    from,
    to: batch.batch_id,
    programme_start: batch.programme_start,
    programme_end: batch.programme_end,
  })
  await tx.recordEvent(applicationEvents.changeBatch, {
    subject: id,
    intern: row.intern_id,
    note: reason,
    data: {
      from: { batch_id: from, name: row.batch_name },
      to: { batch_id: batch.batch_id, name: batch.name },
    },
  })
}

/** Stores an application as it was when changes were requested. */
export async function saveApplicationSnapshot(
  tx: Tx,
  operator: OperatorScope,
  applicationId: string,
  snapshot: unknown,
): Promise<void> {
  await tx.run(applicationsQueries.updateSnapshot, {
    operator,
    application_id: applicationId,
    said_at_changes: JSON.stringify(snapshot),
  })
}

/** Locks applications before their reviewer changes, all of them in one order. */
export async function lockApplicationRows(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.many(applicationsQueries.lockReviewedRows, { application_ids: ids })
}

/** Sets who reviews an application whose review has begun; null leaves it to the team. */
export async function setReviewer(tx: Tx, id: string, reviewer: string | null): Promise<void> {
  await tx.run(applicationsQueries.updateReviewer, { application_ids: [id], reviewer_id: reviewer })
}

/** No longer counts the applications of an intern in the funnel, apart from those with a place. */
export async function leaveFunnel(tx: Tx, intern: InternScope): Promise<void> {
  await tx.run(applicationsQueries.deleteMilestones, { intern_id: intern })
}
