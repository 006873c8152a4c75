import type { Job } from '../../platform/http/handler.ts'
import { createActJob } from '../pending-acts/public.ts'
import { executeApproval } from './approve-refund.ts'
import { executeDecline } from './decline-refund.ts'

/** Decisions on proposed refunds take effect once they can no longer be undone. */
export const paymentJobs: readonly Job[] = [
  createActJob('payments.decideRefunds', 'REFUND', {
    approveRefund: executeApproval,
    declineRefund: executeDecline,
  }),
]
