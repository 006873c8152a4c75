import { day, hour, type Instant } from '@fledge/kernel/dates.ts'
import { activeStatuses, type InternshipStatus } from '../internships/types.ts'
import { offerMachine } from '../offers/machine.ts'
import type { OfferStatus } from '../offers/types.ts'
import { paymentMachine } from './machine.ts'
import type { FailureCode, PaymentStatus, ProviderStatus, RefundReason } from './types.ts'

/** What the provider's own object says now: the only truth that moves a payment. */
export interface ProviderTruth {
  readonly status: ProviderStatus
  /** The last try ended in a refusal of the card. */
  readonly isRefused: boolean
}

/**
 * What a reading of the provider's object asks for; null where nothing follows. A refused card first closes its intent at the provider
 * (`close`), so that a payment that has failed can never be taken after all; what the provider then says is read again.
 */
export type PaymentStep = 'requireAction' | 'succeed' | 'fail' | 'close'

/** The one step from a payment's state to what the provider says. It never depends on which event came, or in which order. */
export function stepOf(status: PaymentStatus, truth: ProviderTruth): PaymentStep | null {
  const step = stepTowards(truth)
  if (step === 'close') return isOpenPayment(status) ? step : null
  return step !== null && paymentMachine.can(step, status, 'system') ? step : null
}

function stepTowards({ status, isRefused }: ProviderTruth): PaymentStep | null {
  if (status === 'succeeded') return 'succeed'
  if (status === 'canceled') return 'fail'
  if (status === 'requires_action') return 'requireAction'
  return status === 'requires_payment_method' && isRefused ? 'close' : null
}

/** It may still be paid. */
export const isOpenPayment = (status: PaymentStatus): boolean =>
  paymentMachine.can('succeed', status, 'system')
export const openPaymentStatuses: readonly PaymentStatus[] = paymentMachine.from('succeed')
/** The bank asks whoever pays to confirm; the same payment goes on from there. */
export const waitsForBank = (status: PaymentStatus): boolean =>
  status === paymentMachine.transitions.requireAction.to

/** Nobody goes on paying after so long. */
const abandonedAfter = 24 * hour

/** Until when a payment that is open can be gone on with; then it is closed at the provider. It never outlives the days to answer. */
export function openUntil(createdAt: Instant, answerDueAt: Instant | null): Date {
  const left = Date.parse(createdAt) + abandonedAfter
  return new Date(answerDueAt === null ? left : Math.min(left, Date.parse(answerDueAt)))
}
/** Paid, and not given back. */
export const isPaid = (status: PaymentStatus): boolean =>
  status === paymentMachine.transitions.succeed.to
/** It was settled once: there is a receipt. */
export const hasReceipt = (status: PaymentStatus): boolean =>
  isPaid(status) || status === paymentMachine.transitions.refund.to
export const isFailed = (status: PaymentStatus): boolean =>
  status === paymentMachine.transitions.fail.to

/** The provider's words for a refused card, in ours. */
export function failureOf(code: string | null, declineCode: string | null): FailureCode {
  if (code === 'authentication_required' || code === 'payment_intent_authentication_failure')
    return 'NOT_CONFIRMED'
  if (code === 'expired_card') return 'EXPIRED_CARD'
  if (declineCode === 'insufficient_funds') return 'INSUFFICIENT_FUNDS'
  return code !== null && /^(incorrect|invalid)_/.test(code) ? 'WRONG_DETAILS' : 'DECLINED'
}

export interface SettledFacts {
  readonly status: OfferStatus
  readonly answerDueAt: Instant | null
  /** The offer is paid for by another payment already. */
  readonly isPaidAlready: boolean
}

/** Why a payment that has come through is given back at once; null where it pays for the offer. */
export function refundedAtOnce(offer: SettledFacts, now: Date): RefundReason | null {
  if (offer.isPaidAlready) return 'PAID_TWICE'
  if (offer.answerDueAt !== null && now.getTime() >= Date.parse(offer.answerDueAt))
    return 'TOO_LATE'
  return offerMachine.can('accept', offer.status, 'intern') ? null : 'OFFER_OVER'
}

/** The moment until which the whole amount comes back. @param refundDays the batch's rule, counted from paying */
export const refundableUntil = (settledAt: Instant, refundDays: number): Date =>
  new Date(Date.parse(settledAt) + refundDays * day)

/** What a withdrawal at a moment gives back, in minor units: the whole amount within the batch's days from paying, nothing after them. */
export function refundOnWithdrawal(
  paid: { readonly amount: number; readonly settledAt: Instant },
  refundDays: number,
  now: Date,
): number {
  return now.getTime() < refundableUntil(paid.settledAt, refundDays).getTime() ? paid.amount : 0
}

/** A payment with the place that it paid for. */
export interface PaidPlace {
  readonly status: PaymentStatus
  readonly amount: number
  readonly settledAt: Instant | null
  /** Money of it is on its way back already. */
  readonly isRefundDue: boolean
  readonly refundDays: number
  readonly internshipStatus: InternshipStatus | null
}

/** What ending a paid place at a moment gives back, and until when the whole of it does; null where no paid place stands that could be ended. */
export function backOnEnding(
  place: PaidPlace,
  now: Date,
): { readonly amount: number; readonly until: Date } | null {
  const stands = activeStatuses.some((status) => status === place.internshipStatus)
  if (!stands || !isPaid(place.status) || place.settledAt === null || place.isRefundDue) return null
  return {
    amount: refundOnWithdrawal(
      { amount: place.amount, settledAt: place.settledAt },
      place.refundDays,
      now,
    ),
    until: refundableUntil(place.settledAt, place.refundDays),
  }
}
