import type { paymentEndpoints } from '@fledge/contract/payments/endpoints.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { defineTwoPartHandler } from '../../platform/http/handler.ts'
import { getCardProvider } from './card-provider.ts'
import { type Comparison, findDifferences, saveComparison } from './find-differences.ts'

/** Compares a range of days on demand, in addition to the nightly run. */
export const comparePayments = defineTwoPartHandler<
  typeof paymentEndpoints.comparePayments,
  Comparison
>({
  prepare: ({ db, body, services }) => {
    const provider = getCardProvider(services)
    if (!provider) throw new AppError('CONFLICT', { messageKey: 'payments.refused.noProvider' })
    return findDifferences(db, provider, body, false)
  },
  async commit({ db }, comparison) {
    await saveComparison(db, comparison)
    return { compared_count: comparison.comparedIds.length, found_count: comparison.found.length }
  },
})
