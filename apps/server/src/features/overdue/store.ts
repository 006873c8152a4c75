import { getNoShowCountingStart } from '@fledge/domain/no-shows/rules.ts'
import { type OverdueKind, overdueKinds } from '@fledge/domain/overdue/types.ts'
import type { OperatorScope } from '@fledge/domain/sessions/types.ts'
import { defineList } from '../../platform/db/list-query.ts'

import { type OverdueRow, overdueRows } from './queries/overdue.queries.ts'

/** Parameters of the counts: now, and since when missed interviews count. */
export const toOverdueParams = (now: Date) => ({
  now: now.toISOString(),
  no_shows_since: getNoShowCountingStart(now).toISOString(),
})

export const overdueList = defineList<{
  row: OverdueRow
  scope: { operator: OperatorScope; now: string; no_shows_since: string }
  filters: { kind: OverdueKind }
}>({
  name: 'overdue.list',
  ...overdueRows,
  where: [
    'w.late_from <= :now::timestamptz',
    `w.kind in (${overdueKinds.map((kind) => `'${kind}'`).join(', ')})`,
  ],
  filters: { kind: 'w.kind = :kind' },
  orders: {
    default: {
      direction: 'asc',
      key: [
        { sql: 'w.due_at', type: 'timestamptz' },
        { sql: 'w.id', type: 'uuid' },
        { sql: 'w.kind', type: 'text' },
      ],
    },
  },
})
