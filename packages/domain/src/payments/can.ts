import type { Instant } from '@fledge/kernel/dates.ts'
import { all, type Verdict, when } from '@fledge/kernel/verdict.ts'
import { offerMachine } from '../offers/machine.ts'
import type { OfferStatus } from '../offers/types.ts'
import { asIntern, asOperator, illegal, moveOpen } from '../refusals.ts'
import type { AnyActor } from '../sessions/types.ts'
import { paymentMachine } from './machine.ts'
import type { PaymentStatus } from './types.ts'

export interface PayFacts {
  readonly offerStatus: OfferStatus
  readonly answerDueAt: Instant | null
  readonly internPays: boolean
  /** The batch says how much. */
  readonly hasPrice: boolean
  /** A provider takes cards here. */
  readonly isConfigured: boolean
  readonly isPaid: boolean
  /** An internship for the same days is agreed already. */
  readonly overlapsAccepted: boolean
}

export const paymentCan = {
  /** Pays for the place that an offer gives; at the deadline it is over. */
  pay: (who: AnyActor, facts: PayFacts, now: Date): Verdict =>
    all(
      asIntern(who),
      when(facts.internPays && facts.hasPrice, 'payments.refused.nothingToPay'),
      when(!facts.isPaid, 'payments.refused.paid'),
      when(
        facts.answerDueAt !== null && now.getTime() < Date.parse(facts.answerDueAt),
        'errors.DEADLINE_PASSED',
      ),
      when(offerMachine.can('accept', facts.offerStatus, 'intern'), illegal),
      when(!facts.overlapsAccepted, 'errors.DATES_OVERLAP'),
      when(facts.isConfigured, 'payments.refused.off'),
    ),
  see: (who: AnyActor): Verdict => asOperator(who),
  /** Gives money back by hand, up to what was paid, once. The whole of it where the enrolment still waits: half a fee pays for no place. */
  refund: (
    who: AnyActor,
    payment: {
      readonly status: PaymentStatus
      readonly amount: number
      readonly isRefundDue: boolean
      readonly isToConfirm: boolean
    },
    amount: number,
  ): Verdict =>
    all(
      asOperator(who, 'MANAGER'),
      moveOpen(paymentMachine, 'refund', payment.status, who),
      when(!payment.isRefundDue, 'payments.refused.refundDue'),
      when(amount > 0 && amount <= payment.amount, 'payments.refused.amount'),
      when(!payment.isToConfirm || amount === payment.amount, 'payments.refused.wholeOnly'),
    ),
}
