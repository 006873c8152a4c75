import { z } from 'zod'
import { paymentStatuses } from '@fledge/domain/payments/types.ts'
import { messageKey } from '../platform/message-keys.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { paging, text, uuid } from '../platform/schema.ts'
import { checkout, operatorPayment, readPayment } from './schema.ts'

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

export const paymentEndpoints = defineEndpoints({
  getCheckout: {
    method: 'GET',
    path: 'intern-service/application/payments',
    access: intern,
    summary:
      'What a place costs, what is included, what comes back on withdrawal now, and the own payments.',
    query: z.strictObject({ offer_id: uuid.optional() }),
    response: checkout,
  },
  createPayment: {
    method: 'POST',
    path: 'intern-service/intern-application/payment/create',
    access: intern,
    summary:
      'A payment intent for the place that an open offer gives, with its client secret; the open one where there is one.',
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
    invalidates: ['getCheckout', 'listPayments'],
  },
  settlePayment: {
    method: 'POST',
    path: 'intern-service/intern-application/payment/action',
    access: intern,
    summary:
      "After the card, or the 3-D Secure step: reads the provider's truth and settles; said twice it settles once. `give_up` closes what is not paid yet, so that another card can be taken.",
    body: z.strictObject({ payment_id: uuid, give_up: z.boolean().optional() }),
    response: readPayment,
    invalidates: [...changes, 'listPayments'],
  },
  getReceipt: {
    method: 'GET',
    path: 'intern-service/payment/receipt/{payment_id}',
    access: intern,
    rawResponse: true,
    summary: 'The receipt of an own payment, as PDF.',
    params: z.strictObject({ payment_id: uuid }),
    response: z.unknown(),
  },
  takeProviderEvent: {
    method: 'POST',
    path: 'payments/webhook',
    access: ['public'],
    csrfExempt: true,
    bytes: 256 * 1024,
    summary:
      "The card provider's signed events. An event only makes the server read the payment from the provider.",
    response: z.object({ received: z.literal(true) }),
  },
  listPayments: {
    method: 'GET',
    path: 'operator/payments',
    access: ['operator'],
    summary: 'Payments of interns, the newest first.',
    query: z.strictObject({
      status: z.enum(paymentStatuses).optional(),
      search: text(100).optional(),
      ...paging,
    }),
    response: z.array(operatorPayment),
    paginated: true,
  },
  refundPayment: {
    method: 'POST',
    path: 'operator/payments/{payment_id}/refund',
    access: ['operator:manager'],
    summary: 'Gives money back by hand, with a reason that the intern reads.',
    params: z.strictObject({ payment_id: uuid }),
    body: z.strictObject({
      amount: z.int(messageKey('problems.amount')).min(1, messageKey('problems.amount')),
      note: text(500).min(1, messageKey('problems.reason')),
    }),
    response: operatorPayment,
    invalidates: ['listPayments'],
  },
  payInSandbox: {
    method: 'POST',
    path: 'dev/card-payments/confirm',
    access: ['dev'],
    mutates: false,
    summary:
      'A test card for the sandbox, as the browser would send it to the provider; not there in production.',
    body: z.strictObject({
      client_secret: clientSecret,
      number: digits(12, 19, 'problems.cardNumber'),
      exp_month: z.int().min(1).max(12),
      exp_year: z.int().min(2000).max(2100),
      cvc: digits(3, 4, 'problems.securityCode'),
    }),
    response: z.object({ status: z.string(), error: z.string().nullable() }),
  },
  answerChallenge: {
    method: 'POST',
    path: 'dev/card-payments/challenge',
    access: ['dev'],
    mutates: false,
    summary: 'The 3-D Secure step of the sandbox: confirmed at the bank, or not.',
    body: z.strictObject({ client_secret: clientSecret, passed: z.boolean() }),
    response: z.object({ status: z.string(), error: z.string().nullable() }),
  },
})
