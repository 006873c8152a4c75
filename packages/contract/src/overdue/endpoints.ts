import { z } from 'zod'
import { overdueKinds } from '@fledge/domain/overdue/types.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { columnChoice, keysetPaging } from '../platform/schema.ts'

const kind = z.enum(overdueKinds)
const filters = { kind: kind.optional() }

/** An overdue item. */
const overdueItem = z.object({
  kind,
  /** Id of the application, company, offer, interview, missed interview, request or candidature. */
  id: z.string(),
  /** The person or thing it is about. */
  title: z.string(),
  detail: z.string(),
  /** Whether it is a reported concern, which has a page of its own. */
  is_concern: z.boolean(),
  /** The company that it concerns. */
  company_id: z.string().nullable(),
  company_name: z.string().nullable(),
  since: z.string(),
  due_at: z.string(),
})
export type OverdueItem = z.infer<typeof overdueItem>

export const overdueEndpoints = defineEndpoints({
  listOverdue: {
    method: 'GET',
    path: 'operator/overdue',
    access: ['operator:manager'],
    summary: 'Returns everything overdue with the programme team, the longest overdue first.',
    query: z.strictObject({ ...filters, ...keysetPaging }),
    response: z.array(overdueItem),
    paginated: true,
    keyset: true,
    fromReplica: true,
  },
  exportOverdue: {
    method: 'GET',
    path: 'operator/overdue/export',
    access: ['operator:manager'],
    rawResponse: true,
    summary:
      'Returns everything overdue as CSV, with the filters of the list and the chosen columns. That it was taken is an event.',
    query: z.strictObject({ ...filters, ...columnChoice }),
    response: z.unknown(),
  },
  countOverdue: {
    method: 'GET',
    path: 'operator/overdue/counts',
    access: ['operator:manager'],
    summary: 'Returns the number of overdue items of each kind that has any.',
    response: z.array(z.object({ kind, count: z.int(), oldest_due: z.string() })),
    fromReplica: true,
  },
})
