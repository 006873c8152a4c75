import { z } from 'zod'
import { batchPayers } from '@fledge/domain/batches/types.ts'
import type { PaymentTotal } from '@fledge/domain/payments/payment-totals.ts'
import { failureCodes, paymentStatuses, refundReasons } from '@fledge/domain/payments/types.ts'

const permission = z.union([z.literal(true), z.string()])
export const price = z.object({ amount: z.int(), currency: z.string() })
const refund = z.object({
  amount: z.int(),
  reason: z.enum(refundReasons),
  note: z.string().nullable(),
  refunded_at: z.string().nullable(),
})

const shared = {
  payment_id: z.string(),
  status: z.enum(paymentStatuses),
  amount: z.int(),
  currency: z.string(),
  created_at: z.string(),
  settled_at: z.string().nullable(),
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
  failure: z.enum(failureCodes).nullable(),
  receipt_number: z.string().nullable(),
  refund: refund.nullable(),
  role: z.string().nullable(),
  company_name: z.string().nullable(),
  batch_name: z.string(),
  /** Deadline for confirming the enrolment; null if there is nothing to confirm. */
  confirm_by: z.string().nullable(),
}

/** A payment as the intern sees it. */
export const internPayment = z.object({
  ...shared,
  application_id: z.string(),
  batch_id: z.string(),
  offer_id: z.string().nullable(),
  candidature_id: z.string().nullable(),
  internship_id: z.string().nullable(),
  receipt_url: z.string().nullable(),
  /**
   * Refund for ending the place now, and the deadline of the full refund by the batch's rule; null
   * without a paid place.
   */
  comes_back: z.object({ amount: z.int(), until: z.string(), days: z.int() }).nullable(),
  /** Deadline for continuing the payment; null once it is settled or over. */
  open_until: z.string().nullable(),
})
export type InternPayment = z.output<typeof internPayment>

/**
 * A payment just read from the provider. While the bank asks for confirmation it includes the
 * client secret with which the browser continues.
 */
export const paymentWithSecret = internPayment.extend({ client_secret: z.string().nullable() })

/**
 * Contents of the checkout: the place, its price, what is included, the refund rule and past
 * payments.
 */
export const checkout = z.object({
  offer: z
    .object({
      offer_id: z.string(),
      role: z.string(),
      company_name: z.string(),
      starts_on: z.string(),
      ends_on: z.string(),
      answer_by: z.string().nullable(),
    })
    .nullable(),
  batch_name: z.string(),
  payer: z.enum(batchPayers),
  price: price.nullable(),
  includes: z.array(z.object({ name: z.string(), description: z.string() })),
  /** The batch's refund rule, and its result for a payment made now. */
  refund: z.object({ days: z.int(), amount: z.int(), until: z.string() }).nullable(),
  /** The card provider; null if none is configured. */
  provider: z.object({ publishable_key: z.string(), is_sandbox: z.boolean() }).nullable(),
  payments: z.array(internPayment),
  may: z.object({ pay: permission }),
})
export type Checkout = z.output<typeof checkout>

/** A payment as the programme team sees it. */
export const operatorPayment = z.object({
  ...shared,
  intern_name: z.string(),
  intern_email: z.string(),
  company_id: z.string().nullable(),
  provider_id: z.string().nullable(),
  comes_back: z.int(),
  /** A refund that waits for the approval of a second person. */
  proposal: z
    .object({
      proposal_id: z.string(),
      amount: z.int(),
      note: z.string(),
      /** Name of the one who proposed it. */
      proposer: z.string(),
      proposed_at: z.string(),
    })
    .nullable(),
  may: z.object({ refund: permission, decide: permission }),
})
export type OperatorPayment = z.output<typeof operatorPayment>

const counts = {
  paid_count: z.int(),
  paid_amount: z.int(),
  refunded_count: z.int(),
  /** What was refunded, which can be less than what was paid. */
  refunded_amount: z.int(),
  kept_count: z.int(),
  kept_amount: z.int(),
  open_count: z.int(),
  open_amount: z.int(),
  overdue_count: z.int(),
  overdue_amount: z.int(),
  failed_count: z.int(),
  failed_amount: z.int(),
} satisfies Record<`${PaymentTotal}_${'count' | 'amount'}`, unknown>

/** Payments of a batch in one currency. */
export const batchPaymentTotals = z.object({
  batch_id: z.string(),
  batch_name: z.string(),
  currency: z.string(),
  ...counts,
})
export type BatchPaymentTotals = z.output<typeof batchPaymentTotals>
