import type { ContentReportStatus, ReportedKind } from '@fledge/domain/reports/types.ts'
import type { OperatorScope } from '@fledge/domain/sessions/types.ts'
import { defineList } from '../../platform/db/list-query.ts'
import { type ContentReportRow, contentReportRows } from './queries/reports.queries.ts'

export const contentReportList = defineList<{
  row: ContentReportRow
  scope: { operator: OperatorScope }
  filters: { status: ContentReportStatus; kind: ReportedKind; rows: readonly string[] }
}>({
  name: 'reports.list',
  ...contentReportRows,
  where: [],
  filters: {
    status: 'r.status = :status',
    kind: 'r.kind = :kind',
    rows: 'r.report_id = any(:rows::uuid[])',
  },
  orders: {
    default: {
      direction: 'desc',
      key: [
        { sql: 'r.created_at', type: 'timestamptz' },
        { sql: 'r.report_id', type: 'uuid' },
      ],
    },
  },
})
