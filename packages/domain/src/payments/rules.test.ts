import { isTransition } from '@fledge/kernel/machine.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paymentCan, type PayFacts } from './can.ts'
import { paymentMachine } from './machine.ts'
import {
  getRefundOnEnding,
  toFailureCode,
  hasReceipt,
  isOpenPayment,
  getOpenPaymentEnd,
  type ProviderIntentState,
  getRefundDeadline,
  getImmediateRefundReason,
  getWithdrawalRefund,
  getPaymentStep,
} from './rules.ts'
import type { PaymentStatus, ProviderStatus } from './types.ts'

/** Next states that a payment intent can reach at the provider. */
const after: Readonly<Record<ProviderStatus, readonly ProviderStatus[]>> = {
  requires_payment_method: [
    'requires_confirmation',
    'requires_action',
    'processing',
    'succeeded',
    'requires_payment_method',
    'canceled',
  ],
  requires_confirmation: [
    'requires_action',
    'processing',
    'succeeded',
    'requires_payment_method',
    'canceled',
  ],
  requires_action: ['succeeded', 'requires_payment_method', 'processing', 'canceled'],
  processing: ['succeeded', 'requires_payment_method'],
  requires_capture: ['succeeded', 'canceled'],
  succeeded: [],
  canceled: [],
}

/**
 * A fake provider with one intent, which advances independently and is closed on request while
 * possible.
 */
function createProvider() {
  let state: ProviderIntentState = { status: 'requires_payment_method', isRefused: false }
  return {
    read: () => state,
    advance(choice: number) {
      const next = after[state.status]
      const status = next[choice % Math.max(1, next.length)]
      if (status)
        state = { status, isRefused: state.isRefused || status === 'requires_payment_method' }
    },
    close() {
      if (state.status !== 'succeeded' && state.status !== 'processing')
        state = { ...state, status: 'canceled' }
    },
  }
}

test("any order and repetition of provider events settles at most once and reaches the provider's final state", () => {
  // Each number is an event: the intent advances, or a webhook or the browser triggers a read.
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 11 }), { maxLength: 40 }), (happenings) => {
      const fakeProvider = createProvider()
      let status: PaymentStatus = 'CREATED'
      const moves: string[] = []
      const readState = () => {
        const step = getPaymentStep(status, fakeProvider.read())
        if (step === null) return
        if (step === 'close') {
          fakeProvider.close()
          if (getPaymentStep(status, fakeProvider.read()) !== 'close') readState()
          return
        }
        const moved = paymentMachine.transition(step, status, 'system')
        expect(isTransition(moved)).toBe(true)
        if (isTransition(moved) && moved.to) status = moved.to
        moves.push(step)
      }
      for (const happening of happenings) {
        if (happening < 6) fakeProvider.advance(happening)
        else readState()
      }
      readState()
      readState()
      expect(moves.filter((move) => move === 'succeed').length).toBe(
        fakeProvider.read().status === 'succeeded' ? 1 : 0,
      )
      expect(moves.filter((move) => move === 'fail').length).toBe(
        fakeProvider.read().status === 'canceled' ? 1 : 0,
      )
      expect(hasReceipt(status)).toBe(fakeProvider.read().status === 'succeeded')
    }),
  )
})

test('a declined card closes its intent, so that a failed payment can never succeed later', () => {
  expect(
    getPaymentStep('CREATED', { status: 'requires_payment_method', isRefused: false }),
  ).toBeNull()
  expect(getPaymentStep('CREATED', { status: 'requires_payment_method', isRefused: true })).toBe(
    'close',
  )
  expect(getPaymentStep('REQUIRES_ACTION', { status: 'canceled', isRefused: true })).toBe('fail')
  expect(
    getPaymentStep('REQUIRES_ACTION', { status: 'requires_action', isRefused: false }),
  ).toBeNull()
  for (const settled of ['SUCCEEDED', 'FAILED', 'REFUNDED'] as const) {
    for (const status of [
      'succeeded',
      'canceled',
      'requires_action',
      'requires_payment_method',
    ] as const)
      expect(getPaymentStep(settled, { status, isRefused: true })).toBeNull()
    expect(isOpenPayment(settled)).toBe(false)
  }
})

const due = '2026-11-28T12:00:00.000Z'
const before = new Date('2026-11-28T11:59:59Z')
test('refunds a payment that is late, duplicate, or for an ended offer', () => {
  const offer = { offerStatus: 'OFFERED', answerBy: due, isPaidAlready: false } as const
  expect(getImmediateRefundReason(offer, before)).toBeNull()
  expect(getImmediateRefundReason(offer, new Date(due))).toBe('TOO_LATE')
  expect(getImmediateRefundReason({ ...offer, offerStatus: 'EXPIRED' }, new Date(due))).toBe(
    'TOO_LATE',
  )
  expect(getImmediateRefundReason({ ...offer, offerStatus: 'EXPIRED' }, before)).toBe('OFFER_OVER')
  expect(getImmediateRefundReason({ ...offer, offerStatus: 'REJECTED_BY_CANDIDATE' }, before)).toBe(
    'OFFER_OVER',
  )
  expect(
    getImmediateRefundReason(
      { ...offer, offerStatus: 'ACCEPTED_BY_CANDIDATE', isPaidAlready: true },
      before,
    ),
  ).toBe('PAID_TWICE')
})

test("an open payment can be continued for a day, and never beyond the offer's deadline", () => {
  expect(getOpenPaymentEnd('2026-11-21T12:00:00.000Z', due).toISOString()).toBe(
    '2026-11-22T12:00:00.000Z',
  )
  expect(getOpenPaymentEnd('2026-11-28T09:00:00.000Z', due).toISOString()).toBe(due)
  expect(getOpenPaymentEnd('2026-11-21T12:00:00.000Z', null).toISOString()).toBe(
    '2026-11-22T12:00:00.000Z',
  )
})

test("a withdrawal refunds the whole amount within the batch's refund period, and nothing afterwards", () => {
  const paid = { amount: 49_000, settledAt: '2026-11-21T12:00:00.000Z' }
  expect(getRefundDeadline(paid.settledAt, 14).toISOString()).toBe('2026-12-05T12:00:00.000Z')
  expect(getWithdrawalRefund(paid, 14, new Date('2026-12-05T11:59:59Z'))).toBe(49_000)
  expect(getWithdrawalRefund(paid, 14, new Date('2026-12-05T12:00:00Z'))).toBe(0)
  expect(getWithdrawalRefund(paid, 0, new Date(paid.settledAt))).toBe(0)
})

test('ending a paid place returns the refund and its deadline, and null without a paid place', () => {
  const place = {
    status: 'SUCCEEDED',
    amount: 49_000,
    settledAt: '2026-11-21T12:00:00.000Z',
    isRefundDue: false,
    refundDays: 14,
    internshipStatus: 'UPCOMING',
  } as const
  const until = new Date('2026-12-05T12:00:00Z')
  expect(getRefundOnEnding(place, before)).toEqual({ amount: 49_000, until })
  expect(getRefundOnEnding({ ...place, internshipStatus: 'ONGOING' }, before)).toEqual({
    amount: 49_000,
    until,
  })
  expect(getRefundOnEnding(place, until)).toEqual({ amount: 0, until })
  expect(getRefundOnEnding({ ...place, refundDays: 0 }, before)?.amount).toBe(0)
  for (const overrides of [
    { internshipStatus: 'CANCELLED' },
    { internshipStatus: 'COMPLETE' },
    { internshipStatus: null },
    { isRefundDue: true },
    { status: 'REFUNDED' },
    { status: 'FAILED', settledAt: null },
  ] as const)
    expect(getRefundOnEnding({ ...place, ...overrides }, before)).toBeNull()
})

test("maps the provider's decline codes to failure codes", () => {
  expect(toFailureCode('card_declined', 'insufficient_funds')).toBe('INSUFFICIENT_FUNDS')
  expect(toFailureCode('card_declined', 'generic_decline')).toBe('DECLINED')
  expect(toFailureCode('expired_card', null)).toBe('EXPIRED_CARD')
  expect(toFailureCode('incorrect_cvc', null)).toBe('WRONG_DETAILS')
  expect(toFailureCode('payment_intent_authentication_failure', null)).toBe('NOT_CONFIRMED')
  expect(toFailureCode(null, null)).toBe('DECLINED')
})

// Scopes come from sessions; a plain string is enough here.
const intern = { kind: 'intern', userId: 'u', intern: 'i' as never } as const
const manager = { kind: 'operator', userId: 'u', operator: 'o' as never, role: 'MANAGER' } as const
const explain = (verdict: ReturnType<typeof paymentCan.see>) =>
  verdict.allowed ? 'yes' : verdict.messageKey
test('an intern can pay once for an open offer with a price, before its deadline', () => {
  const facts: PayFacts = {
    offerStatus: 'OFFERED',
    answerBy: due,
    internPays: true,
    hasPrice: true,
    isConfigured: true,
    isPaid: false,
    overlapsAccepted: false,
  }
  const pay = (overrides: Partial<PayFacts>, now = before) =>
    explain(paymentCan.pay(intern, { ...facts, ...overrides }, now))
  expect(pay({})).toBe('yes')
  expect(explain(paymentCan.pay(manager, facts, before))).toBe('refused.notYours')
  expect(pay({ internPays: false })).toBe('payments.refused.nothingToPay')
  expect(pay({ hasPrice: false })).toBe('payments.refused.nothingToPay')
  expect(pay({ isPaid: true })).toBe('payments.refused.paid')
  expect(pay({}, new Date(due))).toBe('errors.DEADLINE_PASSED')
  expect(pay({ offerStatus: 'EXPIRED' })).toBe('errors.ILLEGAL_TRANSITION')
  expect(pay({ overlapsAccepted: true })).toBe('errors.DATES_OVERLAP')
  expect(pay({ isConfigured: false })).toBe('payments.refused.off')
})

test('a manager can refund up to the paid amount, once', () => {
  const payment = {
    status: 'SUCCEEDED',
    amount: 49_000,
    isRefundDue: false,
    isToConfirm: false,
    isRefundProposed: false,
  } as const
  const refund = (
    amount: number,
    overrides: Partial<Parameters<typeof paymentCan.refund>[1]> = {},
  ) => explain(paymentCan.refund(manager, { ...payment, ...overrides }, amount))
  expect([refund(49_000), refund(1)]).toEqual(['yes', 'yes'])
  expect([refund(0), refund(49_001)]).toEqual([
    'payments.refused.amount',
    'payments.refused.amount',
  ])
  expect([refund(1, { isToConfirm: true }), refund(49_000, { isToConfirm: true })]).toEqual([
    'payments.refused.wholeOnly',
    'yes',
  ])
  expect(refund(1, { isRefundDue: true })).toBe('payments.refused.refundDue')
  expect(refund(1, { isRefundProposed: true })).toBe('payments.refused.refundProposed')
  expect(refund(1, { status: 'REFUNDED' })).toBe('errors.ILLEGAL_TRANSITION')
  expect(explain(paymentCan.refund({ ...manager, role: 'REVIEWER' }, payment, 1))).toBe(
    'refused.financeOnly',
  )
  expect(explain(paymentCan.refund(intern, payment, 1))).toBe('refused.notYours')
})
