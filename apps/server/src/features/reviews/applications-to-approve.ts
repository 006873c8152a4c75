import { listMissingFields } from '@fledge/domain/applications/application-sections.ts'
import { applicationCan } from '@fledge/domain/applications/can.ts'
import { applicationMachine } from '@fledge/domain/applications/machine.ts'
import type { ApplicationStatus } from '@fledge/domain/applications/types.ts'
import { maxBulkRows } from '@fledge/domain/lists/types.ts'
import { findFailedApplicationCheck } from '@fledge/domain/reviews/approval-checks.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import { waitCan } from '@fledge/domain/waits/can.ts'
import { allOf } from '@fledge/kernel/policy-decision.ts'
import type { Database, Db } from '../../platform/db/database.ts'
import { shareLoads } from '../../platform/db/share-loads.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { isSelected } from '../../platform/http/bulk.ts'
import { type ApplicationRow, loadDetailsOfMany } from '../applications/public.ts'
import type { ApplicationSample } from './application-sample.ts'
import {
  applicationsToApprove,
  applicationsToApproveById,
  type ApplicationToApproveRow,
} from './queries/approval.queries.ts'
import { runReviewChecks } from './review-checks.ts'
import { toReviewPolicyFacts } from './review-decision.ts'

/** Why one that passes all checks needs another sample. */
export const afterSampleKey = 'reviews.refused.afterSample'

/** Most applications that are checked at once: more than are approved, since some are left out. */
export const maxCheckedRows = 4 * maxBulkRows

/** An application; `refusal` is the key of why it is left out of a bulk approval. */
interface ApplicationToApprove {
  readonly id: string
  readonly title: string
  readonly submittedAt: string
  readonly refusal: string | null
  readonly missing: ReturnType<typeof listMissingFields>
  /** The checks of the desk that it does not pass. */
  readonly failedChecks: ReturnType<typeof runReviewChecks>
}

/** What is the same for each reviewer: `refusal` is the key of the first check that is not passed. */
type CheckedApplication = Pick<ApplicationToApprove, 'refusal' | 'missing' | 'failedChecks'>

/** An application that was deleted in between. */
const unloaded: CheckedApplication = {
  refusal: 'waits.refused.notWaiting',
  missing: [],
  failedChecks: [],
}

type Contents = Awaited<ReturnType<typeof loadDetailsOfMany>>

/** Applications with what is the same for each reviewer. */
interface LoadedApplications {
  readonly rows: readonly ApplicationToApproveRow[]
  readonly contents: Contents
  readonly checks: ReadonlyMap<string, CheckedApplication>
}

const shareWaiting = shareLoads<LoadedApplications>()

async function loadWaiting(db: Db, { operator }: Operator): Promise<LoadedApplications> {
  return load(db, await db.many(applicationsToApprove, { operator, limit: maxCheckedRows }))
}

/**
 * Returns those that wait for a decision, the longest waiting first.
 * @param database of requests that only read: they share what takes half a second to load and check
 */
export async function findApplicationsToApprove(
  db: Db,
  actor: Operator,
  sample: Pick<ApplicationSample, 'until'>,
  database?: Database,
): Promise<readonly ApplicationToApprove[]> {
  // Not by `db`, which ends when its request times out: others may wait for the same load.
  const loaded = await (database
    ? shareWaiting(database, () => loadWaiting(database.readAs(actor), actor))
    : loadWaiting(db, actor))
  return leaveOutBeyond(toChecked(actor, sample, loaded))
}

/** Returns those with these ids, whether or not they still wait. */
export async function checkApplications(
  db: Db,
  actor: Operator,
  sample: Pick<ApplicationSample, 'until'>,
  ids: readonly string[],
): Promise<readonly ApplicationToApprove[]> {
  const { operator } = actor
  const rows = await db.many(applicationsToApproveById, { operator, application_ids: ids })
  const waiting = new Set(rows.filter((row) => row.is_waiting).map((row) => row.application_id))
  return toChecked(actor, sample, await load(db, rows)).map((row) =>
    waiting.has(row.id) ? row : { ...row, refusal: 'waits.refused.notWaiting' },
  )
}

/**
 * Checks an application that is approved with many when that takes effect. Whether it still waits is
 * up to the decision itself.
 * @returns its status
 * @throws CONFLICT with why it is left out
 */
export async function requireApprovable(
  db: Db,
  actor: Operator,
  id: string,
): Promise<ApplicationStatus> {
  const rows = await db.many(applicationsToApproveById, {
    operator: actor.operator,
    application_ids: [id],
  })
  const [row] = rows
  if (!row) throw new AppError('CONFLICT', { messageKey: 'waits.refused.notWaiting' })
  const [checked] = toChecked(actor, { until: null }, await load(db, rows))
  if (checked?.refusal) throw new AppError('CONFLICT', { messageKey: checked.refusal })
  return row.status
}

async function load(db: Db, rows: readonly ApplicationToApproveRow[]): Promise<LoadedApplications> {
  const contents = await loadDetailsOfMany(
    db,
    rows.map((row) => row.application_id),
  )
  const checks = new Map(rows.map((row) => [row.application_id, check(row, contents)] as const))
  return { rows, contents, checks }
}

const toChecked = (
  actor: Operator,
  sample: Pick<ApplicationSample, 'until'>,
  { rows, contents, checks }: LoadedApplications,
): readonly ApplicationToApprove[] =>
  rows.map((row) => {
    const { refusal, missing, failedChecks } = checks.get(row.application_id) ?? unloaded
    return {
      id: row.application_id,
      title: row.name,
      submittedAt: row.submitted_at ?? '',
      missing,
      failedChecks,
      refusal:
        refusal ?? findReviewerRefusal(actor, row, contents) ?? findSampleRefusal(row, sample),
    }
  })

/** What is missing, the checks that are not passed, and the key of the first one. */
function check(row: ApplicationToApproveRow, contents: Contents): CheckedApplication {
  const content = contents.get(row.application_id)
  if (!content) return unloaded
  const { row: application, details, facts } = content
  const missing = listMissingFields(facts)
  const failedChecks = runReviewChecks(application, details, application).filter(
    ({ is_fine: isFine }) => !isFine,
  )
  const refusal = findCheckRefusal(row, application, { missing, failedChecks })
  return { missing, failedChecks, refusal }
}

function findCheckRefusal(
  row: ApplicationToApproveRow,
  application: ApplicationRow,
  { missing, failedChecks }: Pick<CheckedApplication, 'missing' | 'failedChecks'>,
) {
  return findFailedApplicationCheck({
    missing: missing.length,
    failedChecks: failedChecks.map(({ check }) => check),
    isResumeStored: row.is_resume_stored,
    areIdentityDocumentsStored: row.are_identity_documents_stored,
    areVideosStored: row.are_videos_stored,
    hasDuplicates: row.has_duplicates,
    isResubmitted: row.is_resubmitted,
    isOpinionAsked: row.is_opinion_asked,
    isCommented: application.draft_comments > 0,
    isReported: row.is_reported,
  })
}

/** What a colleague takes care of, or has begun to review, is theirs to decide. */
function findReviewerRefusal(actor: Operator, row: ApplicationToApproveRow, contents: Contents) {
  const application = contents.get(row.application_id)?.row
  const own = waitCan.decide(actor, { ownerId: row.owner_id })
  const decision =
    application && applicationMachine.can('approve', application.status, 'operator')
      ? allOf(own, applicationCan.review(actor, toReviewPolicyFacts(application), 'approve'))
      : own
  return decision.allowed ? null : decision.messageKey
}

/** A sample says nothing about those that were submitted after the ones that it was drawn from. */
const findSampleRefusal = (
  { submitted_at: submittedAt }: ApplicationToApproveRow,
  { until }: Pick<ApplicationSample, 'until'>,
) =>
  until !== null && submittedAt !== null && Date.parse(submittedAt) > Date.parse(until)
    ? afterSampleKey
    : null

/** One act approves a limited number: the longest waiting first. */
function leaveOutBeyond(rows: readonly ApplicationToApprove[]): readonly ApplicationToApprove[] {
  let left = maxBulkRows
  return rows.map((row) => {
    if (isSelected(row)) left -= 1
    return isSelected(row) && left < 0 ? { ...row, refusal: 'lists.refused.beyond' } : row
  })
}
