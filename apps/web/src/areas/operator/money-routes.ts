import { paths } from '@fledge/contract/paths.ts'
import { prefetch } from '../../platform/http/prefetch.ts'
import type { LayoutTable } from '../../platform/router/screen-table.ts'

const p = paths.operator

/** Screens about payments and interview credits. */
export const moneyPages: LayoutTable['screens'] = [
  {
    page: p.refunds,
    file: 'payments/operator-payments',
    prefetch: [
      prefetch('payments', 'listPayments', { query: { page: '1' } }),
      prefetch('payments', 'listPaymentTotals'),
      prefetch('lists', 'listSavedViews', { query: { list: 'payments' } }),
    ],
  },
  {
    page: p.differences,
    file: 'payments/operator-differences',
    prefetch: [
      prefetch('payments', 'listDifferences', { query: { page: '1' } }),
      prefetch('lists', 'listSavedViews', { query: { list: 'differences' } }),
    ],
  },
  {
    page: p.credits,
    file: 'credits/operator-credits',
    prefetch: [
      prefetch('records', 'listAllCredits', { query: { page: '1' } }),
      prefetch('lists', 'listSavedViews', { query: { list: 'credits' } }),
    ],
  },
]
