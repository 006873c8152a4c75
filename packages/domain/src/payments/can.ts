import type { Instant } from '@fledge/kernel/dates.ts'
import { allOf, type PolicyDecision, allowIf } from '@fledge/kernel/policy-decision.ts'
import { offerMachine } from '../offers/machine.ts'
import type { OfferStatus } from '../offers/types.ts'
import {
  requireIntern,
  requireOperator,
  illegalTransitionKey,
  requireTransition,
} from '../policy-helpers.ts'
import type { AnyActor } from '../sessions/types.ts'
import { paymentMachine } from './machine.ts'
import type { DifferenceState } from './payment-differences.ts'
import type { ProviderEventState } from './provider-events.ts'
import type { RefundDecision } from './refund-proposals.ts'
import type { PaymentStatus } from './types.ts'

export interface PayFacts {
  readonly offerStatus: OfferStatus
  readonly answerBy: Instant | null
  readonly internPays: boolean
  /** Whether the batch has a price. */
  readonly hasPrice: boolean
  /** Whether a payment provider is configured. */
  readonly isConfigured: boolean
  readonly isPaid: boolean
  /** Whether an internship for overlapping dates is already agreed. */
  readonly overlapsAccepted: boolean
}

export const paymentCan = {
  /** Allows paying for the place of an offer before its deadline. */
  pay: (actor: AnyActor, facts: PayFacts, now: Date): PolicyDecision =>
    allOf(
      requireIntern(actor),
      allowIf(facts.internPays && facts.hasPrice, 'payments.refused.nothingToPay'),
      allowIf(!facts.isPaid, 'payments.refused.paid'),
      allowIf(
        facts.answerBy !== null && now.getTime() < Date.parse(facts.answerBy),
        'errors.DEADLINE_PASSED',
      ),
      allowIf(offerMachine.can('accept', facts.offerStatus, 'intern'), illegalTransitionKey),
      allowIf(!facts.overlapsAccepted, 'errors.DATES_OVERLAP'),
      allowIf(facts.isConfigured, 'payments.refused.off'),
    ),
  see: (actor: AnyActor): PolicyDecision => requireOperator(actor, 'operator:finance'),
  /** Allows processing an event of the card provider again while that fails. */
  reprocess: (actor: AnyActor, event: { readonly state: ProviderEventState }): PolicyDecision =>
    allOf(
      requireOperator(actor, 'operator:finance'),
      allowIf(event.state === 'FAILING', 'payments.refused.notFailing'),
    ),
  /**
   * Allows a manual refund, once, up to the paid amount. While the enrolment is unconfirmed only a
   * full refund is possible, because a place cannot be half paid.
   */
  refund: (
    actor: AnyActor,
    payment: {
      readonly status: PaymentStatus
      readonly amount: number
      readonly isRefundDue: boolean
      readonly isToConfirm: boolean
      /** Whether a refund waits for a second person. */
      readonly isRefundProposed: boolean
    },
    amount: number,
  ): PolicyDecision =>
    allOf(
      requireOperator(actor, 'operator:finance'),
      requireTransition(paymentMachine, 'refund', payment.status, actor),
      allowIf(!payment.isRefundDue, 'payments.refused.refundDue'),
      allowIf(!payment.isRefundProposed, 'payments.refused.refundProposed'),
      allowIf(amount > 0 && amount <= payment.amount, 'payments.refused.amount'),
      allowIf(!payment.isToConfirm || amount === payment.amount, 'payments.refused.wholeOnly'),
    ),
  /** Allows resolving a difference to the card provider, once. */
  resolveDifference: (
    actor: AnyActor,
    difference: { readonly state: DifferenceState },
  ): PolicyDecision =>
    allOf(
      requireOperator(actor, 'operator:finance'),
      allowIf(difference.state === 'OPEN', 'payments.refused.differenceResolved'),
    ),
  /** Allows deciding on a refund that someone else proposed, once. @param proposal null without one */
  decideRefund: (
    actor: AnyActor,
    proposal: { readonly proposedBy: string; readonly decision: RefundDecision | null } | null,
  ): PolicyDecision =>
    allOf(
      requireOperator(actor, 'operator:finance'),
      allowIf(
        actor.kind === 'operator' && actor.userId !== proposal?.proposedBy,
        'refused.ownRefundProposal',
      ),
      allowIf(proposal?.decision === null, 'payments.refused.refundDecided'),
    ),
}
