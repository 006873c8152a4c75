import type { BadgeContent } from '../tones.ts'

export const paymentStatuses = [
  'CREATED',
  'REQUIRES_ACTION',
  'SUCCEEDED',
  'FAILED',
  'REFUNDED',
] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** Statuses of a payment that can still succeed. */
export const openPaymentStatuses = [
  'CREATED',
  'REQUIRES_ACTION',
] as const satisfies readonly PaymentStatus[]

export const paymentBadges = {
  CREATED: { text: 'payments.state.CREATED', tone: 'slate' },
  REQUIRES_ACTION: { text: 'payments.state.REQUIRES_ACTION', tone: 'amber' },
  SUCCEEDED: { text: 'payments.state.SUCCEEDED', tone: 'teal' },
  FAILED: { text: 'payments.state.FAILED', tone: 'red' },
  REFUNDED: { text: 'payments.state.REFUNDED', tone: 'blue' },
} as const satisfies Readonly<Record<PaymentStatus, BadgeContent>>

/** Reasons for a refund; each has the text `payments.refund.<reason>`. */
export const refundReasons = [
  'TOO_LATE',
  'PAID_TWICE',
  'OFFER_OVER',
  'WITHDRAWN',
  'PROGRAMME',
] as const
export type RefundReason = (typeof refundReasons)[number]

/** Reasons for a failed payment; each has the text `payments.failure.<code>`. */
export const failureCodes = [
  'DECLINED',
  'INSUFFICIENT_FUNDS',
  'EXPIRED_CARD',
  'WRONG_DETAILS',
  'NOT_CONFIRMED',
  'ABANDONED',
] as const
export type FailureCode = (typeof failureCodes)[number]

/** Possible statuses of a payment intent at the provider. */
export const providerStatuses = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'processing',
  'requires_capture',
  'succeeded',
  'canceled',
] as const
export type ProviderStatus = (typeof providerStatuses)[number]
