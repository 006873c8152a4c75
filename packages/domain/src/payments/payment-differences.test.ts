import { hourMs } from '@fledge/kernel/dates.ts'
import { describe, expect, it } from 'vitest'
import { comparePayment, type OwnPayment, type ProviderPayment } from './payment-differences.ts'

const now = new Date('2026-11-29T12:00:00Z')
const createdAt = new Date('2026-11-28T12:00:00Z')
const own: OwnPayment = {
  status: 'SUCCEEDED',
  amount: 50_000,
  currency: 'EUR',
  refundedAmount: 0,
  createdAt,
  isRefundDue: false,
}
const provider: ProviderPayment = {
  id: 'pi_1',
  status: 'succeeded',
  amount: 50_000,
  currency: 'EUR',
  refundedAmount: 0,
  createdAt,
}
const compare = (ours: Partial<OwnPayment> | null, theirs: Partial<ProviderPayment> | null) =>
  comparePayment(ours && { ...own, ...ours }, theirs && { ...provider, ...theirs }, now)

describe('a payment here and at the provider', () => {
  it('is the same with equal amounts, refunds and states', () => {
    expect(compare({}, {})).toEqual([])
    const refunded = { status: 'REFUNDED', refundedAmount: 50_000 } as const
    expect(compare(refunded, { refundedAmount: 50_000 })).toEqual([])
    expect(compare({ status: 'FAILED' }, { status: 'canceled' })).toEqual([])
    expect(compare({ status: 'CREATED' }, { status: 'requires_payment_method' })).toEqual([])
    expect(compare({ status: 'REQUIRES_ACTION' }, { status: 'processing' })).toEqual([])
  })

  it('is missing on one side, unless it was never paid there', () => {
    expect(compare({}, null)).toEqual(['MISSING_THERE'])
    expect(compare(null, {})).toEqual(['MISSING_HERE'])
    expect(compare(null, { status: 'processing' })).toEqual(['MISSING_HERE'])
    expect(compare(null, { status: 'canceled' })).toEqual([])
    expect(compare(null, { status: 'requires_payment_method' })).toEqual([])
  })

  it('differs in amount, currency, refund and state, each on its own', () => {
    expect(compare({}, { amount: 49_999 })).toEqual(['AMOUNT'])
    expect(compare({}, { currency: 'USD' })).toEqual(['AMOUNT'])
    expect(compare({}, { refundedAmount: 1 })).toEqual(['REFUND'])
    expect(compare({ status: 'REFUNDED', refundedAmount: 20_000 }, {})).toEqual(['REFUND'])
    expect(compare({ status: 'CREATED' }, {})).toEqual(['STATE'])
    expect(compare({ status: 'FAILED' }, {})).toEqual(['STATE'])
    expect(compare({}, { status: 'canceled' })).toEqual(['STATE'])
    expect(compare({}, { amount: 1, status: 'canceled' })).toEqual(['AMOUNT', 'STATE'])
  })

  it('may differ while a refund is on its way, and in its first hour', () => {
    expect(compare({ isRefundDue: true }, { refundedAmount: 50_000 })).toEqual([])
    const justNow = { createdAt: new Date(now.getTime() - hourMs + 1) }
    expect(compare({ ...justNow, status: 'CREATED' }, {})).toEqual([])
    expect(compare(null, justNow)).toEqual([])
    const anHourAgo = { createdAt: new Date(now.getTime() - hourMs) }
    expect(compare({ ...anHourAgo, status: 'CREATED' }, {})).toEqual(['STATE'])
  })
})
