import type { reviewEndpoints } from '@fledge/contract/reviews/endpoints.ts'
import { applicationEvents } from '@fledge/domain/applications/events.ts'
import { bulkReviewCan } from '@fledge/domain/reviews/bulk-can.ts'
import { drawSample } from '../../platform/draw-sample.ts'
import { authorize } from '../../platform/http/app-error.ts'
import { isSelected } from '../../platform/http/bulk.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { readApplicationSample } from './application-sample.ts'
import { findApplicationsToApprove } from './applications-to-approve.ts'

/** Chooses which applications the reviewer decides one by one before approving all that pass. */
export const drawApplicationSample: Handler<
  (typeof reviewEndpoints)['drawApplicationSample']
> = async ({ actor, db }) => {
  const { isOpen } = await readApplicationSample(db, actor)
  const rows = await findApplicationsToApprove(db, actor, { until: null })
  const passing = rows.filter(isSelected)
  authorize(bulkReviewCan.drawSample(actor, { isSampleOpen: isOpen, count: passing.length }))
  const until = passing.at(-1)?.submittedAt ?? db.now.toISOString()
  const drawn = drawSample(passing)
  for (const { id: subject } of drawn)
    await db.recordEvent(applicationEvents.sample, { subject, data: { until } })
  return { count: drawn.length }
}
