import { data, defineEvents, defineTransitionEvents } from '@fledge/kernel/events.ts'
import { paymentMachine } from './machine.ts'
import type { DifferenceKind } from './payment-differences.ts'

interface PaymentEventData {
  readonly offer_id: string | null
  /** In minor units. */
  readonly amount: number
  readonly currency: string
}

export const paymentEvents = defineTransitionEvents(paymentMachine, {
  create: data<PaymentEventData>(),
  requireAction: data<PaymentEventData>(),
  succeed: data<PaymentEventData>(),
  fail: data<PaymentEventData>(),
  refund: data<PaymentEventData>(),
})

/** Decisions of the programme team on a payment, before the provider refunds it. */
export const paymentDecisionEvents = defineEvents('payment', {
  decideRefund: data<Omit<PaymentEventData, 'offer_id'>>(),
})

/**
 * What the programme team does with events of the card provider; the subject is made from the
 * event's id there, the note says why.
 */
export const providerEventEvents = defineEvents('providerEvent', {
  reprocess: data<{
    /** Its id at the provider. */
    readonly event_id: string
    readonly type: string
    readonly attempt_count: number
  }>(),
})

interface RefundProposalData {
  readonly payment_id: string
  /** In minor units. */
  readonly amount: number
  readonly currency: string
}

/** Refunds that need a second person; the note is the reason of the one who acts. */
export const refundProposalEvents = defineEvents('refundProposal', {
  propose: data<RefundProposalData>(),
  approve: data<RefundProposalData>(),
  decline: data<RefundProposalData>(),
})

/** Comparisons with the card provider, and what the team found out about a difference. */
export const paymentDifferenceEvents = defineEvents('paymentDifference', {
  /** The subject is made from the days. */
  compare: data<{ readonly from: string; readonly to: string; readonly found_count: number }>(),
  resolve: data<{ readonly kind: DifferenceKind; readonly provider_id: string }>(),
})
