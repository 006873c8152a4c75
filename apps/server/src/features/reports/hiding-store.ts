import type { HidingStatus } from '@fledge/domain/reports/hiding-types.ts'
import type { ReportedKind } from '@fledge/domain/reports/types.ts'
import type { OperatorScope } from '@fledge/domain/sessions/types.ts'
import { defineList } from '../../platform/db/list-query.ts'
import { type ContentHidingRow, contentHidingRows } from './queries/hidings.queries.ts'

export const contentHidingList = defineList<{
  row: ContentHidingRow
  scope: { operator: OperatorScope }
  filters: { status: HidingStatus; kind: ReportedKind; plan: string }
}>({
  name: 'reports.hidings',
  ...contentHidingRows,
  where: [],
  filters: { status: 'h.status = :status', kind: 'h.kind = :kind', plan: 'h.plan_id = :plan' },
  orders: {
    default: {
      direction: 'desc',
      key: [
        { sql: 'h.created_at', type: 'timestamptz' },
        { sql: 'h.hiding_id', type: 'uuid' },
      ],
    },
  },
})
