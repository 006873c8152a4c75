import { dayMs, hourMs, type Instant } from '@fledge/kernel/dates.ts'
import { activeInternshipStatuses, type InternshipStatus } from '../internships/types.ts'
import { offerMachine } from '../offers/machine.ts'
import type { OfferStatus } from '../offers/types.ts'
import { paymentMachine } from './machine.ts'
import type { FailureCode, PaymentStatus, ProviderStatus, RefundReason } from './types.ts'

/** Current state of the provider's object, the source of truth for a payment. */
export interface ProviderIntentState {
  readonly status: ProviderStatus
  /** Whether the last attempt ended with a declined card. */
  readonly isRefused: boolean
}

/**
 * The step that follows from reading the provider's object. A declined card first closes its intent
 * at the provider (`close`), so that a failed payment can never succeed later; then the object is
 * read again.
 */
export type PaymentStep = 'requireAction' | 'succeed' | 'fail' | 'close'

/**
 * Returns the step from a payment's status to the provider's state, or null. It never depends on
 * which event arrived, or in which order.
 */
export function getPaymentStep(
  status: PaymentStatus,
  intent: ProviderIntentState,
): PaymentStep | null {
  const step = getStepTowards(intent)
  if (step === 'close') return isOpenPayment(status) ? step : null
  return step !== null && paymentMachine.can(step, status, 'system') ? step : null
}

function getStepTowards({ status, isRefused }: ProviderIntentState): PaymentStep | null {
  if (status === 'succeeded') return 'succeed'
  if (status === 'canceled') return 'fail'
  if (status === 'requires_action') return 'requireAction'
  return status === 'requires_payment_method' && isRefused ? 'close' : null
}

/** Whether it can still be paid. */
export const isOpenPayment = (status: PaymentStatus): boolean =>
  paymentMachine.can('succeed', status, 'system')
/** Whether the bank asks the payer to confirm; the same payment continues afterwards. */
export const isWaitingForBank = (status: PaymentStatus): boolean =>
  status === paymentMachine.transitions.requireAction.to

/** Time after which an open payment counts as abandoned. */
export const abandonedAfterMs = 24 * hourMs

/**
 * Returns until when an open payment can be continued; then it is closed at the provider. Never
 * later than the offer's response deadline.
 */
export function getOpenPaymentEnd(createdAt: Instant, answerBy: Instant | null): Date {
  const endMs = Date.parse(createdAt) + abandonedAfterMs
  return new Date(answerBy === null ? endMs : Math.min(endMs, Date.parse(answerBy)))
}
/** Whether it is paid and not refunded. */
export const isPaidPayment = (status: PaymentStatus): boolean =>
  status === paymentMachine.transitions.succeed.to
/** Whether it was ever settled, so that there is a receipt. */
export const hasReceipt = (status: PaymentStatus): boolean =>
  isPaidPayment(status) || status === paymentMachine.transitions.refund.to
export const isFailedPayment = (status: PaymentStatus): boolean =>
  status === paymentMachine.transitions.fail.to

/** Maps the provider's decline codes to our failure codes. */
export function toFailureCode(code: string | null, declineCode: string | null): FailureCode {
  if (code === 'authentication_required' || code === 'payment_intent_authentication_failure')
    return 'NOT_CONFIRMED'
  if (code === 'expired_card') return 'EXPIRED_CARD'
  if (declineCode === 'insufficient_funds') return 'INSUFFICIENT_FUNDS'
  return code !== null && /^(incorrect|invalid)_/.test(code) ? 'WRONG_DETAILS' : 'DECLINED'
}

export interface SettledFacts {
  readonly offerStatus: OfferStatus
  readonly answerBy: Instant | null
  /** Whether another payment already paid for the offer. */
  readonly isPaidAlready: boolean
}

/**
 * Returns why a successful payment must be refunded immediately, or null if it pays for the offer.
 */
export function getImmediateRefundReason(facts: SettledFacts, now: Date): RefundReason | null {
  if (facts.isPaidAlready) return 'PAID_TWICE'
  if (facts.answerBy !== null && now.getTime() >= Date.parse(facts.answerBy)) return 'TOO_LATE'
  return offerMachine.can('accept', facts.offerStatus, 'intern') ? null : 'OFFER_OVER'
}

/**
 * Returns until when the whole amount is refundable.
 * @param refundDays the batch's refund period, counted from payment
 */
export const getRefundDeadline = (settledAt: Instant, refundDays: number): Date =>
  new Date(Date.parse(settledAt) + refundDays * dayMs)

/**
 * Returns the refund for a withdrawal in minor units: the whole amount within the batch's refund
 * period, nothing afterwards.
 */
export function getWithdrawalRefund(
  paid: { readonly amount: number; readonly settledAt: Instant },
  refundDays: number,
  now: Date,
): number {
  return now.getTime() < getRefundDeadline(paid.settledAt, refundDays).getTime() ? paid.amount : 0
}

/** A payment and the place it paid for. */
export interface PaidPlace {
  readonly status: PaymentStatus
  readonly amount: number
  readonly settledAt: Instant | null
  /** Whether a refund is already due. */
  readonly isRefundDue: boolean
  readonly refundDays: number
  readonly internshipStatus: InternshipStatus | null
}

/**
 * Returns the refund for ending a paid place now, and the deadline for a full refund; null if there
 * is no paid place to end.
 */
export function getRefundOnEnding(
  place: PaidPlace,
  now: Date,
): { readonly amount: number; readonly until: Date } | null {
  const isPlaceActive = activeInternshipStatuses.some((status) => status === place.internshipStatus)
  if (
    !isPlaceActive ||
    !isPaidPayment(place.status) ||
    place.settledAt === null ||
    place.isRefundDue
  )
    return null
  return {
    amount: getWithdrawalRefund(
      { amount: place.amount, settledAt: place.settledAt },
      place.refundDays,
      now,
    ),
    until: getRefundDeadline(place.settledAt, place.refundDays),
  }
}

/** Returns the number as the receipt and every list write it, like "R-000042". */
export const formatReceiptNumber = (number: string): string => `R-${number.padStart(6, '0')}`
