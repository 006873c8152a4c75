import type { reviewEndpoints } from '@fledge/contract/reviews/endpoints.ts'
import { applicationCan } from '@fledge/domain/applications/can.ts'
import { isSectionUnchanged } from '@fledge/domain/applications/unchanged-section.ts'
import { applicationMachine } from '@fledge/domain/applications/machine.ts'
import type { InternActor, Operator } from '@fledge/domain/sessions/types.ts'
import { isTransition } from '@fledge/kernel/machine.ts'
import type { PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/handler.ts'
import {
  toPagedResult,
  refuseTransition,
  notFound,
  refuse,
  toRefusal,
  Refusal,
} from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids.ts'
import { translate } from '../../platform/texts.ts'
import {
  findAnyApplication,
  lockAnyApplication,
  loadApplicationDetails,
  type ApplicationRow,
  releaseBatchSeat,
  transitionApplication,
} from '../applications/public.ts'
import { indexIntern } from '../profiles/public.ts'
import { applicationSnapshot } from './application-snapshot.ts'
import * as store from './store.ts'

type Endpoints = typeof reviewEndpoints
type ReviewTransition = 'review' | 'requestChanges' | 'approve' | 'reject'

const toReviewPolicyFacts = (row: ApplicationRow) => ({
  status: row.status,
  missing: 0,
  openComments: row.open_comments,
  reviewerId: row.reviewer_id,
})
const getReviewDecision = (
  actor: Operator,
  row: ApplicationRow,
  decision: ReviewTransition,
): PolicyDecision =>
  decision === 'review'
    ? applicationCan.takeReview(actor, toReviewPolicyFacts(row))
    : applicationCan.review(actor, toReviewPolicyFacts(row), decision)

/**
 * Locks the application and applies its reviewer's transition. `before` runs once the policy allows
 * it.
 */
async function applyReviewDecision(
  tx: Tx,
  actor: Operator,
  id: string,
  decision: ReviewTransition,
  more: { reason?: string; note?: string | undefined } = {},
  before?: (row: ApplicationRow) => Promise<Refusal | undefined>,
) {
  const row = await lockAnyApplication(tx, id)
  if (!row) return notFound()
  const verdict = getReviewDecision(actor, row, decision)
  if (!verdict.allowed) return toRefusal(verdict)
  const moved = applicationMachine.transition(decision, row.status, 'operator')
  if (!isTransition(moved)) return refuseTransition(moved)
  const stopped =
    (await before?.(row)) ??
    (await transitionApplication(tx, row, moved, {
      ...more,
      ...(decision === 'review' ? { reviewer: actor.userId } : {}),
    }))
  return (
    stopped ?? {
      row,
      answer: { application_id: row.application_id, status: moved.to ?? row.status },
    }
  )
}

export const takeReview: Handler<Endpoints['takeReview']> = async ({ db, actor, params }) => {
  const done = await applyReviewDecision(db, actor, params.id, 'review')
  return done instanceof Refusal ? done : done.answer
}

/**
 * Sends the draft comments, of which at least one is required. Stores a snapshot, so that the
 * reviewer can see later changes.
 */
export const requestChanges: Handler<Endpoints['requestChanges']> = async ({
  db,
  actor,
  params,
  now,
}) => {
  const send = async (row: ApplicationRow) => {
    if (
      (await db.run(
        store.sendDraftComments,
        actor.operator,
        row.application_id,
        now.toISOString(),
      )) === 0
    )
      return refuse('CONFLICT', { messageKey: 'applications.refused.empty' })
    const [{ whole }, labels] = [
      await loadApplicationDetails(db, row),
      await db.one(store.applicationReviewFacts, actor.operator, row.application_id),
    ]
    if (labels)
      await db.run(
        store.saveApplicationSnapshot,
        actor.operator,
        row.application_id,
        JSON.stringify(applicationSnapshot(row, whole, labels)),
      )
    return undefined
  }
  const done = await applyReviewDecision(db, actor, params.id, 'requestChanges', {}, send)
  return done instanceof Refusal ? done : done.answer
}

/** Approves an application and makes the intern visible to companies. */
export const approveApplication: Handler<Endpoints['approveApplication']> = async ({
  db,
  actor,
  params,
}) => {
  const done = await applyReviewDecision(db, actor, params.id, 'approve')
  if (done instanceof Refusal) return done
  await indexIntern(db, done.row.intern_id)
  return done.answer
}

/** Rejects an application and frees the seat. */
export const rejectApplication: Handler<Endpoints['rejectApplication']> = async ({
  db,
  actor,
  params,
  body,
}) => {
  const done = await applyReviewDecision(db, actor, params.id, 'reject', body)
  if (done instanceof Refusal) return done
  await releaseBatchSeat(db, done.row)
  return done.answer
}

/** Saves the draft of a comment while typing. An empty draft is deleted. */
export const saveComment: Handler<Endpoints['saveComment']> = async ({
  db,
  actor,
  params,
  body,
  now,
}) => {
  const row = await lockAnyApplication(db, params.id)
  if (!row) return notFound()
  const verdict = applicationCan.review(actor, toReviewPolicyFacts(row), 'requestChanges')
  if (!verdict.allowed) return toRefusal(verdict)
  await (body.body === ''
    ? db.run(store.deleteDraftComment, actor.operator, params.id, params.section)
    : db.run(
        store.saveDraftComment,
        actor.userId,
        newId(now),
        params.id,
        params.section,
        body.body,
        now.toISOString(),
      ))
  return { saved_at: now.toISOString() }
}

/** Returns the reviewer's comments on the caller's newest application. */
export const listFeedback: Handler<Endpoints['listFeedback']> = async ({ db, actor, query }) => {
  const rows = await db.many(store.sentComments, actor.intern, query.section ?? null)
  return toPagedResult(rows, rows.length)
}

type RequestedChange = NonNullable<Awaited<ReturnType<typeof findRequestedChange>>>
const findRequestedChange = (db: Db, actor: InternActor, comment: string) =>
  db.one(store.commentFor, actor.intern, comment)

async function isCommentedSectionUnchanged(
  db: Db,
  actor: InternActor,
  { application_id, section, said, sent_at }: RequestedChange,
): Promise<boolean> {
  const [row, labels] = [
    await findAnyApplication(db, application_id),
    await db.one(store.ownReviewFacts, actor.intern, application_id),
  ]
  if (!row || !labels) return false
  const { whole } = await loadApplicationDetails(db, row)
  return isSectionUnchanged(section, {
    before: said,
    now: applicationSnapshot(row, whole, labels),
    savedAt: row.section_saved_at[section],
    askedAt: sent_at,
  })
}

/** Resolves a comment. If its section is unchanged, a note to the reviewer is required. */
export const addressFeedback: Handler<Endpoints['addressFeedback']> = async ({
  db,
  actor,
  body,
  now,
}) => {
  const of = await findRequestedChange(db, actor, body.comment_id)
  if (!of) return notFound()
  const verdict = applicationCan.saveSection(actor, of)
  if (!verdict.allowed) return toRefusal(verdict)
  const note = body.note ? body.note : null
  if (body.is_addressed && note === null && (await isCommentedSectionUnchanged(db, actor, of)))
    return refuse('VALIDATION', { fields: { note: translate('reviews.unchanged') } })
  await db.run(
    store.markCommentAddressed,
    actor.intern,
    body.comment_id,
    body.is_addressed ? now.toISOString() : null,
    body.is_addressed ? note : null,
  )
  return { open: (await db.one(store.openComments, actor.intern))?.open ?? 0 }
}
