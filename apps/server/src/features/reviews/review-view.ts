import type { DeskOwnerView } from '@fledge/contract/waits/schema.ts'
import { privateFields } from '@fledge/contract/profiles/field-schemas.ts'
import {
  getCompletionPercent,
  listMissingFields,
} from '@fledge/domain/applications/application-sections.ts'
import { listSectionChanges } from '@fledge/domain/applications/changed-sections.ts'
import { editableApplicationStatuses, isReviewable } from '@fledge/domain/applications/types.ts'
import { type ApplicationCanFacts, applicationCan } from '@fledge/domain/applications/can.ts'
import { teamReviewDueAt } from '@fledge/domain/response-deadlines.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import { toActionMap } from '@fledge/kernel/policy-decision.ts'
import type { Db } from '../../platform/db/database.ts'
import {
  type ApplicationRow,
  toApplicationContent,
  loadApplicationDetails,
} from '../applications/public.ts'
import { findPendingAct, refuseWhilePending } from '../pending-acts/public.ts'
import { denyWhileTaken, findDeskOwner, getTakeOverDecision } from '../waits/public.ts'
import { findBatchById, toBatchView } from '../batches/public.ts'
import { addOpinionActions, toOpinion } from './opinion-view.ts'
import { opinionsOf, type OpinionRow } from './queries/opinions.queries.ts'
import { applicationSnapshot, type SnapshotSource } from './application-snapshot.ts'
import { loadChoiceLabels } from './choice-labels.ts'
import { runReviewChecks } from './review-checks.ts'
import * as store from './queries/reviews.queries.ts'

type ApplicationDetails = Awaited<ReturnType<typeof loadApplicationDetails>>['details']

/**
 * Returns what changed since changes were requested, or null if none were requested or the intern
 * is still editing.
 */
async function getChangesSinceRequest(db: Db, actor: Operator, source: SnapshotSource) {
  const { row } = source
  const snapshot = (
    await db.one(store.snapshotAtChangeRequest, {
      operator: actor.operator,
      application_id: row.application_id,
    })
  )?.said
  return snapshot &&
    !editableApplicationStatuses.some((editableStatus) => editableStatus === row.status)
    ? listSectionChanges(snapshot, applicationSnapshot(source))
    : null
}

/** Returns the profile without what only its intern sees. */
const omitPrivateFields = (profile: ApplicationDetails['profile']) =>
  // The names of the omitted entries are the keys of this object.
  Object.fromEntries(Object.entries(profile).filter(([name]) => !(name in privateFields))) as Omit<
    ApplicationDetails['profile'],
    keyof typeof privateFields
  >

const findOwner = async (db: Db, actor: Operator, { application_id: id, status }: ApplicationRow) =>
  isReviewable(status) ? findDeskOwner(db, actor, { kind: 'APPLICATION', id }) : null

function toReviewActions(
  actor: Operator,
  facts: ApplicationCanFacts,
  owner: DeskOwnerView | null,
  opinions: readonly OpinionRow[],
) {
  const { takeReview, comment, requestChanges, approve, reject, withdrawByTeam } =
    applicationCan.open(actor, facts)
  const decisions = { takeReview, comment, requestChanges, approve, reject }
  const untaken = denyWhileTaken(actor, owner, decisions)
  return toActionMap({
    ...addOpinionActions({ ...untaken, withdraw: withdrawByTeam }, actor, facts, opinions),
    takeOver: getTakeOverDecision(actor, owner),
  })
}

const listDuplicates = async (db: Db, { operator }: Operator, { intern_id }: ApplicationRow) =>
  (await db.many(store.duplicatesOf, { operator, intern_id })).map(toDuplicate)

const toDuplicate = ({ application_id, status, batch_name, ...person }: store.DuplicateRow) => ({
  ...person,
  application:
    application_id && status ? { application_id, status, batch_name: batch_name ?? '' } : null,
})

/** By when the team has promised to decide; null if the application does not wait for it. */
const getReviewDueAt = ({ status, submitted_at, review_days }: ApplicationRow): string | null =>
  submitted_at && isReviewable(status)
    ? teamReviewDueAt(submitted_at, review_days).toISOString()
    : null

/**
 * Returns an application for its reviewer. Of the diversity questions, only whether they were
 * answered.
 */
export async function loadApplicationReview(db: Db, actor: Operator, row: ApplicationRow) {
  const { details, facts, can } = await loadApplicationDetails(db, row)
  const application = { operator: actor.operator, application_id: row.application_id }
  const [reviewFacts, batch] = [
    await db.one(store.applicationReviewFacts, application),
    await findBatchById(db, row.batch_id),
  ]
  if (!reviewFacts || !batch) return undefined
  const labels = await loadChoiceLabels(db, row, details)
  const pending = await findPendingAct(db, { kind: 'APPLICATION', id: row.application_id })
  const opinions = await db.many(opinionsOf, application)
  const owner = await findOwner(db, actor, row)
  const actions = toReviewActions(actor, can, owner, opinions)
  return {
    ...toApplicationContent(row),
    ...details,
    profile: omitPrivateFields(details.profile),
    batch: toBatchView(batch, db.now),
    intern_user_id: row.user_id,
    is_diversity_answered: facts.diversity,
    identity_documents: reviewFacts.identity_documents,
    reviewer: reviewFacts.reviewer,
    review_started_at: row.review_started_at,
    review_due_at: pending ? null : getReviewDueAt(row),
    missing: listMissingFields(facts),
    percent: getCompletionPercent(facts),
    comments: await db.many(store.commentsOf, application),
    country_code: reviewFacts.country_code,
    labels,
    changed: await getChangesSinceRequest(db, actor, { row, details, reviewFacts, labels }),
    checks: runReviewChecks(row, details, reviewFacts),
    duplicates: await listDuplicates(db, actor, row),
    similar: await db.many(store.similarApplications, application),
    history: await db.many(store.applicationHistory, application),
    opinions: opinions.map(toOpinion),
    owner,
    pending,
    may: pending ? refuseWhilePending(actions) : actions,
  }
}
