import { z } from 'zod'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { columnChoice, keysetPaging, uuid } from '../platform/schema.ts'
import {
  comparedDays,
  differenceFilters,
  paymentDifference,
  resolveDifferenceBody,
} from './difference-schema.ts'

/** Differences between our payments and those of the card provider. */
export const differenceEndpoints = defineEndpoints({
  listDifferences: {
    method: 'GET',
    path: 'operator/payment-differences',
    access: ['operator:finance'],
    summary:
      'Returns differences between our payments and those of the card provider, those found last first.',
    query: z.strictObject({ ...differenceFilters, ...keysetPaging }),
    response: z.array(paymentDifference),
    paginated: true,
    keyset: true,
    fromReplica: true,
  },
  exportDifferences: {
    method: 'GET',
    path: 'operator/payment-differences/export',
    access: ['operator:finance'],
    rawResponse: true,
    summary:
      'Returns the list of differences as CSV, with the filters of the list and the chosen columns. That it was taken is an event.',
    query: z.strictObject({ ...differenceFilters, ...columnChoice }),
    response: z.unknown(),
  },
  comparePayments: {
    method: 'POST',
    path: 'operator/payment-differences/compare',
    access: ['operator:finance'],
    summary:
      'Compares the payments of at most 31 days with those of the card provider, and returns how many differ.',
    body: comparedDays,
    response: z.object({ compared_count: z.int(), found_count: z.int() }),
    errors: ['UNAVAILABLE'],
    invalidates: ['listDifferences', 'getFinanceToday'],
  },
  resolveDifference: {
    method: 'POST',
    path: 'operator/payment-differences/{id}/resolve',
    access: ['operator:finance'],
    summary: 'Resolves a difference with what was found out about it.',
    params: z.strictObject({ id: uuid }),
    body: resolveDifferenceBody,
    response: z.object({ difference_id: z.string() }),
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION'],
    invalidates: ['listDifferences', 'getFinanceToday'],
  },
})
