import type { Job } from '../../platform/http/handler.ts'
import { createActJob } from '../pending-acts/public.ts'
import { executeApproval } from './approve-refund.ts'
import { executeDecline } from './decline-refund.ts'
import { executeRefund } from './refund-payment.ts'

/** Refunds and decisions on proposed ones take effect once they can no longer be undone. */
export const paymentJobs: readonly Job[] = [
  createActJob('payments.decideRefunds', 'REFUND', {
    refundPayment: executeRefund,
    approveRefund: executeApproval,
    declineRefund: executeDecline,
  }),
]
