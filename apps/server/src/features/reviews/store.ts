import type { OperatorScope } from '@fledge/domain/sessions/types.ts'
import { defineList } from '../../platform/db/list-query.ts'
import { hasDuplicatesSql } from '../../platform/db/has-duplicates.ts'
import { awaitsDecisionSql } from '../../platform/db/waits/application-waits.ts'
import {
  type DeskOwnerFilters,
  deskOwnerFilters,
  deskOwnerTotals,
} from '../../platform/db/waits/desk-owner.ts'
import { type ReviewQueueRow, reviewQueueRows } from './queries/reviews.queries.ts'

export const reviewQueue = defineList<
  {
    row: ReviewQueueRow
    scope: { operator: OperatorScope; user_id: string }
    filters: DeskOwnerFilters & {
      statuses: readonly string[]
      pending: true
      duplicates: true
      search: string
    }
  },
  'default' | 'similar'
>({
  name: 'reviews.queue',
  ...reviewQueueRows,
  totals: deskOwnerTotals,
  where: [],
  filters: {
    ...deskOwnerFilters,
    statuses: 'a.status = any(:statuses)',
    pending: awaitsDecisionSql,
    duplicates: hasDuplicatesSql('a.intern_id'),
    search: { contains: [], names: ['u.search_name'], equals: ['u.email'] },
  },
  orders: {
    default: {
      direction: 'asc',
      key: [
        // Those not submitted yet are listed last.
        { sql: "coalesce(a.submitted_at, 'infinity')", type: 'timestamptz' },
        { sql: 'a.created_at', type: 'timestamptz' },
        { sql: 'a.application_id', type: 'uuid' },
      ],
    },
    // Of those that wait: each under the longest waiting one that may be of the same person.
    similar: {
      direction: 'asc',
      isCountedWithPage: true,
      key: [
        { sql: 'coalesce(f.submitted_at, a.submitted_at)', type: 'timestamptz' },
        { sql: 'coalesce(f.application_id, a.application_id)', type: 'uuid' },
        { sql: 'a.submitted_at', type: 'timestamptz' },
        { sql: 'a.application_id', type: 'uuid' },
      ],
    },
  },
})
