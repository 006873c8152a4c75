import { z } from 'zod'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { columnChoice, keysetPaging } from '../platform/schema.ts'
import { riskFilters, riskRow } from './schema.ts'

/** Internships that may fail, for the programme team. */
export const riskEndpoints = defineEndpoints({
  listAtRisk: {
    method: 'GET',
    path: 'operator/risk',
    access: ['operator:review'],
    summary:
      'Returns running internships at risk by missed weeks, ratings, hours that disagree or silence, with the numbers, those with most signs first.',
    query: z.strictObject({ ...riskFilters, ...keysetPaging }),
    response: z.array(riskRow),
    paginated: true,
    keyset: true,
    fromReplica: true,
  },
  exportAtRisk: {
    method: 'GET',
    path: 'operator/risk/export',
    access: ['operator:review'],
    rawResponse: true,
    summary:
      'Returns internships at risk as CSV, with the filters of the list and the chosen columns. That it was taken is an event.',
    query: z.strictObject({ ...riskFilters, ...columnChoice }),
    response: z.unknown(),
  },
})
