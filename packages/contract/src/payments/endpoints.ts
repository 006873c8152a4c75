import { z } from 'zod'
import { maxBulkRows } from '@fledge/domain/lists/types.ts'
import { maxReasonNoteLength } from '@fledge/domain/reasons.ts'
import { refundFilters } from '@fledge/domain/payments/refund-proposals.ts'
import { openPaymentFilters } from '@fledge/domain/payments/payment-totals.ts'
import { paymentStatuses } from '@fledge/domain/payments/types.ts'
import { pendingResponse } from '../pending-acts/schema.ts'
import { bulkPreview, bulkResult } from '../platform/bulk.ts'
import { messageKey } from '../platform/message-keys.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { columnChoice, keysetPaging, text, uuid } from '../platform/schema.ts'
import { differenceEndpoints } from './difference-endpoints.ts'
import {
  providerEvent,
  providerEventFilters,
  providerEventSelection,
} from './provider-event-schema.ts'
import { batchPaymentTotals, checkout, operatorPayment, paymentWithSecret } from './schema.ts'

const changes = [
  'getCheckout',
  'getInternOffer',
  'listInternOffers',
  'listReceivedOffers',
  'getEnrolment',
  'currentStage',
  'listUpcomingInternships',
  'listInternCandidatures',
  'getInternStage',
  'listInternCandidatureOffers',
  'listInternCandidatureInterviews',
  'listInternInterviews',
  'getApplication',
] as const
const intern = ['intern'] as const
const clientSecret = z.string().min(10).max(200)
const digits = (min: number, max: number, key: string) =>
  z.string().regex(new RegExp(`^\\d{${min},${max}}$`), messageKey(key))

const filters = {
  status: z.enum(paymentStatuses).optional(),
  open: z.enum(openPaymentFilters).optional(),
  refund: z.enum(refundFilters).optional(),
  batch: uuid.optional(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  search: text(100).optional(),
}

const refundDecision = {
  method: 'POST',
  access: ['operator:finance'],
  needsFreshFactor: true,
  params: z.strictObject({ id: uuid }),
  body: z.strictObject({ note: text(500).min(1, messageKey('problems.reason')) }),
  response: z.object({ pending: pendingResponse }),
  errors: ['NOT_FOUND', 'CONFLICT', 'ILLEGAL_TRANSITION'],
  invalidates: ['listPayments', 'listPendingActs', 'getToday', 'getFinanceToday', 'listWaits'],
} as const

export const paymentEndpoints = defineEndpoints({
  ...differenceEndpoints,
  getCheckout: {
    method: 'GET',
    path: 'intern-service/application/payments',
    access: intern,
    isEssential: true,
    summary:
      "Returns the price of a place, what it includes, the current refund and the intern's payments.",
    query: z.strictObject({ offer_id: uuid.optional() }),
    response: checkout,
    errors: ['NOT_FOUND'],
  },
  createPayment: {
    method: 'POST',
    path: 'intern-service/intern-application/payment/create',
    access: intern,
    isEssential: true,
    summary:
      'Creates a payment intent for the place of an open offer, or returns the open one, with its client secret.',
    body: z.strictObject({
      purpose: z.literal('PLACE'),
      idempotency: uuid,
      offer_id: uuid,
      terms_accepted: z.boolean().optional(),
    }),
    response: z.object({
      payment_id: z.string(),
      client_secret: z.string(),
      amount: z.int(),
      currency: z.string(),
    }),
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'DATES_OVERLAP', 'DEADLINE_PASSED'],
    invalidates: ['getCheckout', 'listPayments', 'listPaymentTotals'],
  },
  settlePayment: {
    method: 'POST',
    path: 'intern-service/intern-application/payment/action',
    access: intern,
    isEssential: true,
    summary:
      'Settles a payment once with its status at the provider, after the card or 3-D Secure step; `give_up` cancels an unpaid one so that another card can be used.',
    body: z.strictObject({ payment_id: uuid, give_up: z.boolean().optional() }),
    response: paymentWithSecret,
    errors: ['NOT_FOUND'],
    invalidates: [...changes, 'listPayments', 'listPaymentTotals'],
  },
  getReceipt: {
    method: 'GET',
    path: 'intern-service/payment/receipt/{payment_id}',
    access: intern,
    rawResponse: true,
    summary: "Returns the receipt of the intern's payment as PDF.",
    params: z.strictObject({ payment_id: uuid }),
    response: z.unknown(),
  },
  takeProviderEvent: {
    method: 'POST',
    path: 'payments/webhook',
    access: ['public'],
    isEssential: true,
    csrfExempt: true,
    bytes: 256 * 1024,
    summary:
      "Receives the card provider's signed events, each of which makes the server read the payment from the provider.",
    response: z.object({ received: z.literal(true) }),
    errors: ['VALIDATION'],
  },
  listPayments: {
    method: 'GET',
    path: 'operator/payments',
    access: ['operator:finance'],
    summary: "Returns interns' payments, newest first.",
    query: z.strictObject({ ...filters, ...keysetPaging }),
    response: z.array(operatorPayment),
    paginated: true,
    keyset: true,
    fromReplica: true,
  },
  listPaymentTotals: {
    method: 'GET',
    path: 'operator/payments/totals',
    access: ['operator:finance'],
    summary:
      'Returns how many payments of each batch are paid, refunded, open, overdue and failed, with their sums by currency.',
    response: z.array(batchPaymentTotals),
    fromReplica: true,
  },
  exportPayments: {
    method: 'GET',
    path: 'operator/payments/export',
    access: ['operator:finance'],
    rawResponse: true,
    summary:
      'Returns the list of payments as CSV, with the filters of the list and the chosen columns. That it was taken is an event.',
    query: z.strictObject({ ...filters, ...columnChoice }),
    response: z.unknown(),
  },
  refundPayment: {
    method: 'POST',
    path: 'operator/payments/{payment_id}/refund',
    access: ['operator:finance'],
    needsFreshFactor: true,
    summary:
      'Refunds a payment manually once that can no longer be undone, with a reason that the intern sees, or proposes the refund to a second person if it is above the amount of the setting.',
    params: z.strictObject({ payment_id: uuid }),
    body: z.strictObject({
      amount: z.int(messageKey('problems.amount')).min(1, messageKey('problems.amount')),
      note: text(500).min(1, messageKey('problems.reason')),
    }),
    response: operatorPayment.extend({ pending: pendingResponse }),
    errors: ['ILLEGAL_TRANSITION', 'CONFLICT'],
    invalidates: ['listPayments', 'listPendingActs', 'getToday', 'getFinanceToday', 'listWaits'],
  },
  approveRefund: {
    ...refundDecision,
    path: 'operator/refund-proposals/{id}/approve',
    summary:
      'Makes a refund that a colleague proposed once that can no longer be undone, with a reason.',
  },
  declineRefund: {
    ...refundDecision,
    path: 'operator/refund-proposals/{id}/decline',
    summary:
      'Declines a refund that a colleague proposed once that can no longer be undone, with a reason.',
  },
  listProviderEvents: {
    method: 'GET',
    path: 'operator/webhooks',
    access: ['operator:finance'],
    summary:
      'Returns the events that the card provider sent, newest first, with what became of each, but not what they say.',
    query: z.strictObject({ ...providerEventFilters, ...keysetPaging }),
    response: z.array(providerEvent),
    paginated: true,
    keyset: true,
    fromReplica: true,
  },
  exportProviderEvents: {
    method: 'GET',
    path: 'operator/webhooks/export',
    access: ['operator:finance'],
    rawResponse: true,
    summary:
      'Returns the list of events of the card provider as CSV, with the filters of the list and the chosen columns. That it was taken is an event.',
    query: z.strictObject({ ...providerEventFilters, ...columnChoice }),
    response: z.unknown(),
  },
  previewReprocessEvents: {
    method: 'POST',
    path: 'operator/webhooks/reprocess/preview',
    access: ['operator:finance'],
    mutates: false,
    summary:
      'Returns how many of the selected events would be processed again, and how many are left out for which reason.',
    body: z.strictObject({ selection: providerEventSelection }),
    response: bulkPreview,
  },
  reprocessEvents: {
    method: 'POST',
    path: 'operator/webhooks/reprocess',
    access: ['operator:finance'],
    summary:
      'Reads the payments of the selected failing events again with a reason, at most 500 at once, unless their number differs from the one of the preview.',
    body: z.strictObject({
      selection: providerEventSelection,
      reason: text(maxReasonNoteLength).min(1, messageKey('problems.reason')),
      count: z.int().min(1).max(maxBulkRows),
    }),
    response: bulkResult,
    errors: ['CONFLICT'],
    invalidates: ['listProviderEvents'],
  },
  payInSandbox: {
    method: 'POST',
    path: 'dev/card-payments/confirm',
    access: ['dev'],
    mutates: false,
    summary: 'Submits a test card to the sandbox; not available in production.',
    body: z.strictObject({
      client_secret: clientSecret,
      number: digits(12, 19, 'problems.cardNumber'),
      exp_month: z.int().min(1).max(12),
      exp_year: z.int().min(2000).max(2100),
      cvc: digits(3, 4, 'problems.securityCode'),
    }),
    response: z.object({ status: z.string(), error: z.string().nullable() }),
    errors: ['NOT_FOUND'],
  },
  answerChallenge: {
    method: 'POST',
    path: 'dev/card-payments/challenge',
    access: ['dev'],
    mutates: false,
    summary: 'Confirms or rejects the 3-D Secure step of the sandbox.',
    body: z.strictObject({ client_secret: clientSecret, passed: z.boolean() }),
    response: z.object({ status: z.string(), error: z.string().nullable() }),
    errors: ['NOT_FOUND'],
  },
})
