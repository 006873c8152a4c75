import { paymentEndpoints } from '@fledge/contract/payments/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { comparePayments } from './compare-payments.ts'
import { createPayment } from './create-payment.ts'
import { processDuePayments } from './process-due-payments.ts'
import { exportPayments, listPaymentTotals, listPayments } from './read-payment-list.ts'
import { exportProviderEvents, listProviderEvents } from './read-provider-events.ts'
import { previewReprocessEvents } from './preview-reprocess-events.ts'
import { reprocessEvents } from './reprocess-events.ts'
import { approveRefund } from './approve-refund.ts'
import { declineRefund } from './decline-refund.ts'
import { paymentJobs } from './jobs.ts'
import { refundPayment } from './refund-payment.ts'
import { exportDifferences, listDifferences } from './read-differences.ts'
import { resolveDifference } from './resolve-difference.ts'
import { takeProviderEvent } from './take-provider-event.ts'
import { paymentEventHandlers } from './event-handlers.ts'
import { getCheckout } from './read-payments.ts'
import { getReceipt } from './get-receipt.ts'
import { answerChallenge } from './answer-challenge.ts'
import { payInSandbox } from './pay-in-sandbox.ts'
import { settlePayment } from './settle-payment.ts'

/** Card payments for places paid by the intern. Only the provider's state settles a payment. */
export const paymentsFeature = defineFeature(
  paymentEndpoints,
  {
    getCheckout,
    createPayment,
    settlePayment,
    getReceipt,
    takeProviderEvent,
    listPayments,
    listPaymentTotals,
    exportPayments,
    refundPayment,
    approveRefund,
    declineRefund,
    listProviderEvents,
    exportProviderEvents,
    previewReprocessEvents,
    reprocessEvents,
    listDifferences,
    exportDifferences,
    comparePayments,
    resolveDifference,
    payInSandbox,
    answerChallenge,
  },
  { eventHandlers: paymentEventHandlers, jobs: paymentJobs, deliver: processDuePayments },
)
