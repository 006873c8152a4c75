import { maxBulkRows } from '@fledge/domain/lists/types.ts'
import { z } from 'zod'
import { missingField } from '../applications/schema.ts'
import { bulkPreview } from '../platform/bulk.ts'
import { messageKey } from '../platform/message-keys.ts'
import { text, uuid } from '../platform/schema.ts'
import { reviewCheck } from './review-schema.ts'

/** What a bulk approval would do, and the applications to approve one by one before. */
export const applicationApprovalPreview = bulkPreview.extend({
  /** Those that would be approved. */
  application_ids: z.array(z.string()),
  /** The longest waiting of those left out, each with what is behind the reason. */
  left_out_rows: z.array(
    bulkPreview.shape.left_out_rows.element.extend({
      missing: z.array(missingField),
      /** The checks that it does not pass. */
      checks: z.array(reviewCheck),
    }),
  ),
  /** Empty until a sample is drawn; `is_seen` once it was opened and approved. */
  sample: z.array(z.object({ id: z.string(), title: z.string(), is_seen: z.boolean() })),
  is_sample_seen: z.boolean(),
  can_draw: z.boolean(),
})

export const approveApplicationsBody = z.strictObject({
  reason: text(300).min(1, messageKey('problems.reason')),
  application_ids: z.array(uuid).min(1).max(maxBulkRows),
})
