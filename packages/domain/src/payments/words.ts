import type { Badge } from '../tones.ts'

export const paymentStatuses = ['CREATED', 'REQUIRES_ACTION', 'SUCCEEDED', 'FAILED', 'REFUNDED'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

export const paymentBadges = {
  CREATED: { text: 'payments.status.CREATED', tone: 'slate' },
  REQUIRES_ACTION: { text: 'payments.status.REQUIRES_ACTION', tone: 'amber' },
  SUCCEEDED: { text: 'payments.status.SUCCEEDED', tone: 'teal' },
  FAILED: { text: 'payments.status.FAILED', tone: 'red' },
  REFUNDED: { text: 'payments.status.REFUNDED', tone: 'slate' },
} as const satisfies Readonly<Record<PaymentStatus, Badge>>
