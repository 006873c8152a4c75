import { hourMs, type Instant } from '@fledge/kernel/dates.ts'
import type { BadgeContent } from '../tones.ts'
import { isFailedPayment, isOpenPayment } from './rules.ts'
import type { PaymentStatus, ProviderStatus } from './types.ts'

/** How a payment here and at the card provider differ; each has the text `payments.difference.<kind>`. */
export const differenceKinds = [
  'MISSING_HERE',
  'MISSING_THERE',
  'AMOUNT',
  'REFUND',
  'STATE',
] as const
export type DifferenceKind = (typeof differenceKinds)[number]

export const differenceStates = ['OPEN', 'RESOLVED'] as const
export type DifferenceState = (typeof differenceStates)[number]

/** Returns the state of a difference. */
export const getDifferenceState = (resolvedAt: Instant | null): DifferenceState =>
  resolvedAt === null ? 'OPEN' : 'RESOLVED'

export const differenceBadges = {
  OPEN: { text: 'payments.differenceState.OPEN', tone: 'amber' },
  RESOLVED: { text: 'payments.differenceState.RESOLVED', tone: 'teal' },
} as const satisfies Readonly<Record<DifferenceState, BadgeContent>>

/** Most days that are compared at once. */
export const maxComparedDays = 31

/** Days until yesterday that are compared each night: a refund can follow days later. */
export const nightlyDays = 7

/** Hour of the day (UTC) from which the days before are compared. */
export const comparisonHour = 2

/** How long a payment and its events may be under way. */
const graceMs = hourMs

/** A payment as the provider has it. */
export interface ProviderPayment {
  readonly id: string
  readonly status: ProviderStatus
  readonly amount: number
  readonly currency: string
  readonly refundedAmount: number
  readonly createdAt: Date
}

/** A payment as we have it. */
export interface OwnPayment {
  readonly status: PaymentStatus
  readonly amount: number
  readonly currency: string
  readonly refundedAmount: number
  readonly createdAt: Date
  /** Whether a refund is on its way. */
  readonly isRefundDue: boolean
}

/** Whether money has moved or may be moving: an abandoned payment need not be known here. */
const hasMoney = (status: ProviderStatus): boolean =>
  status === 'succeeded' || status === 'processing' || status === 'requires_capture'

const isSameState = (own: PaymentStatus, provider: ProviderStatus): boolean => {
  if (isOpenPayment(own)) return provider !== 'succeeded' && provider !== 'canceled'
  return provider === (isFailedPayment(own) ? 'canceled' : 'succeeded')
}

/** Returns how a payment differs; null is one that is missing. */
export function comparePayment(
  own: OwnPayment | null,
  provider: ProviderPayment | null,
  now: Date,
): readonly DifferenceKind[] {
  const createdAt = own?.createdAt ?? provider?.createdAt ?? now
  if (now.getTime() - createdAt.getTime() < graceMs) return []
  if (!own) return provider && hasMoney(provider.status) ? ['MISSING_HERE'] : []
  if (!provider) return ['MISSING_THERE']
  const differs: Readonly<Partial<Record<DifferenceKind, boolean>>> = {
    AMOUNT: own.amount !== provider.amount || own.currency !== provider.currency,
    REFUND: !own.isRefundDue && own.refundedAmount !== provider.refundedAmount,
    STATE: !isSameState(own.status, provider.status),
  }
  return differenceKinds.filter((kind) => differs[kind] === true)
}
