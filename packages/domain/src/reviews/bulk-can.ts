import { createSampleCan } from '../lists/bulk-sample.ts'

/** Approving the applications that pass all checks, after a sample of them was approved one by one. */
export const bulkReviewCan = createSampleCan({
  unseen: 'reviews.refused.sample',
  open: 'reviews.refused.sampleOpen',
  none: 'reviews.refused.noneToApprove',
})
