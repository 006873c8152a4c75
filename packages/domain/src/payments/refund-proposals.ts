import { minorUnitFactor } from '@fledge/kernel/money.ts'

/** How a proposed refund was decided. */
export const refundDecisions = ['APPROVED', 'DECLINED'] as const
export type RefundDecision = (typeof refundDecisions)[number]

/** Whether the refund is made. */
export const isApproval = (decision: RefundDecision): boolean => decision === 'APPROVED'

/**
 * Filter of the list of payments: refunds that wait for a second person, and payments of which only a
 * part was refunded.
 */
export const refundFilters = ['PROPOSED', 'PARTIAL'] as const
export type RefundFilter = (typeof refundFilters)[number]

/** Refunds above it need a second person unless a setting overrides it; in whole units. */
export const refundApprovalAmount = 1000

/** Whether a refund needs the approval of a second person. @param limit in whole units */
export const needsRefundApproval = (
  refund: { readonly amount: number; readonly currency: string },
  limit: number,
): boolean => refund.amount > limit * minorUnitFactor(refund.currency)
