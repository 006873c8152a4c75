import type { RefundFilter } from './refund-proposals.ts'
import type { PaymentStatus } from './types.ts'

/** Filter of the list of payments: those that can still be paid, and those that no longer should be. */
export const openPaymentFilters = ['OPEN', 'OVERDUE'] as const
export type OpenPaymentFilter = (typeof openPaymentFilters)[number]

/**
 * What is counted and added up for each batch and currency. Of payments that were refunded in part, the
 * refunded part is in `refunded` and the rest in `kept`.
 */
export const paymentTotals = ['paid', 'refunded', 'kept', 'open', 'overdue', 'failed'] as const
export type PaymentTotal = (typeof paymentTotals)[number]

/** The filters of the list of payments that select what a total counts. */
export const filtersByTotal: Readonly<
  Record<
    PaymentTotal,
    | { readonly status: PaymentStatus }
    | { readonly open: OpenPaymentFilter }
    | { readonly refund: RefundFilter }
  >
> = {
  paid: { status: 'SUCCEEDED' },
  refunded: { status: 'REFUNDED' },
  kept: { refund: 'PARTIAL' },
  open: { open: 'OPEN' },
  overdue: { open: 'OVERDUE' },
  failed: { status: 'FAILED' },
}
