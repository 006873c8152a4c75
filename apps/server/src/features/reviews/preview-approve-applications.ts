import type { reviewEndpoints } from '@fledge/contract/reviews/endpoints.ts'
import { bulkReviewCan } from '@fledge/domain/reviews/bulk-can.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { isSelected, toBulkPreview } from '../../platform/http/bulk.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { readApplicationSample } from './application-sample.ts'
import { afterSampleKey, findApplicationsToApprove } from './applications-to-approve.ts'
import { countToApprove } from './queries/approval.queries.ts'

/** Says which would be approved, which are left out for which reason, and the sample. */
export const previewApproveApplications: Handler<
  (typeof reviewEndpoints)['previewApproveApplications']
> = async ({ actor, db, services: { database } }) => {
  const sample = await readApplicationSample(db, actor)
  const counted = sample.isSeen ? sample : { until: null }
  const rows = await findApplicationsToApprove(db, actor, counted, database)
  const { count } = (await db.one(countToApprove, { operator: actor.operator })) ?? notFound()
  const approved = rows.filter(isSelected)
  const isUsable = sample.isSeen && approved.length > 0
  const isDrawable = bulkReviewCan.drawSample(actor, {
    isSampleOpen: sample.isOpen,
    count: rows.filter((row) => isSelected(row) || row.refusal === afterSampleKey).length,
  }).allowed
  const preview = toBulkPreview(rows, Math.max(0, count - rows.length))
  const rowsById = new Map(rows.map((row) => [row.id, row]))
  return {
    ...preview,
    left_out_rows: preview.left_out_rows.map((row) => ({
      ...row,
      missing: [...(rowsById.get(row.id)?.missing ?? [])],
      checks: rowsById.get(row.id)?.failedChecks ?? [],
    })),
    application_ids: approved.map(({ id }) => id),
    sample: sample.applications.map(({ id, title, isApproved }) => ({
      id,
      title,
      is_seen: isApproved,
    })),
    is_sample_seen: sample.isSeen,
    can_draw: isDrawable && !isUsable,
  }
}
