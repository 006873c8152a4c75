import type { PaymentStatus } from './types.ts'

/** Filter of the list of payments: those that can still be paid, and those that no longer should be. */
export const openPaymentFilters = ['OPEN', 'OVERDUE'] as const
export type OpenPaymentFilter = (typeof openPaymentFilters)[number]

/** What is counted and added up for each batch and currency. */
export const paymentTotals = ['paid', 'refunded', 'open', 'overdue', 'failed'] as const
export type PaymentTotal = (typeof paymentTotals)[number]

/** The filters of the list of payments that select what a total counts. */
export const filtersByTotal: Readonly<
  Record<PaymentTotal, { readonly status: PaymentStatus } | { readonly open: OpenPaymentFilter }>
> = {
  paid: { status: 'SUCCEEDED' },
  refunded: { status: 'REFUNDED' },
  open: { open: 'OPEN' },
  overdue: { open: 'OVERDUE' },
  failed: { status: 'FAILED' },
}
