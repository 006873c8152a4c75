import { overdueKinds } from '@fledge/domain/overdue/types.ts'
import { todayLists } from '@fledge/domain/today/types.ts'
import { z } from 'zod'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { keysetPaging } from '../platform/schema.ts'
import { financeToday, today, todayItem } from './schema.ts'

// How far jobs are behind is in an unlogged table, which a replica does not have.
export const todayEndpoints = defineEndpoints({
  getToday: {
    method: 'GET',
    path: 'operator/today',
    access: ['operator:review'],
    summary:
      'Returns what waits for the programme team in each queue, what came in and was finished in the last 14 days, what happens in the next 7 days, what fails, and which decisions of the operator could not take effect in the last day.',
    response: today,
  },
  getFinanceToday: {
    method: 'GET',
    path: 'operator/today/finance',
    access: ['operator:finance'],
    summary:
      'Returns how many refunds wait for a second person, how many events of the card provider fail, and which decisions of the operator could not take effect in the last day.',
    response: financeToday,
  },
  listTodayItems: {
    method: 'GET',
    path: 'operator/today/items',
    access: ['operator:review'],
    summary:
      'Returns what a number of the overview counts, by default agreed interviews: what comes next first, what has happened newest first.',
    query: z.strictObject({
      list: z.enum(todayLists).optional(),
      kind: z.enum(overdueKinds).optional(),
      ...keysetPaging,
    }),
    response: z.array(todayItem),
    paginated: true,
    keyset: true,
    fromReplica: true,
  },
})
