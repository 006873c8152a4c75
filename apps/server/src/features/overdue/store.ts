import type { OverdueKind } from '@fledge/domain/overdue/types.ts'
import type { OperatorScope } from '@fledge/domain/sessions/types.ts'
import { defineList } from '../../platform/db/list-query.ts'
import { overdueKindsSql } from '../../platform/db/waits/waits.ts'
import { type OverdueRow, overdueRows } from './queries/overdue.queries.ts'

export const overdueList = defineList<{
  row: OverdueRow
  scope: { operator: OperatorScope; now: string; no_shows_since: string }
  filters: { kind: OverdueKind }
}>({
  name: 'overdue.list',
  ...overdueRows,
  where: ['w.late_from <= :now::timestamptz', `w.kind in (${overdueKindsSql})`],
  filters: { kind: 'w.kind = :kind' },
  orders: {
    default: {
      direction: 'asc',
      isCountedWithPage: true,
      key: [
        { sql: 'w.due_at', type: 'timestamptz' },
        { sql: 'w.id', type: 'uuid' },
        { sql: 'w.kind', type: 'text' },
      ],
    },
  },
  // A copy of the list finds all rows again for each batch.
  maxRows: 500,
})
