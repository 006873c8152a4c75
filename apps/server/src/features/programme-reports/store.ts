import type { DecisionKind } from '@fledge/domain/programme-reports/types.ts'
import type { OperatorScope } from '@fledge/domain/sessions/types.ts'
import { defineList } from '../../platform/db/list-query.ts'
import { type DecisionRow, decisionRows } from './queries/programme-reports.queries.ts'

/** The decisions whose times the report shows. */
export const decisionList = defineList<{
  row: DecisionRow
  scope: { operator: OperatorScope; flow_from: string }
  filters: {
    kind: DecisionKind
    /** An id, or `none`. */
    partner: string
  }
}>({
  name: 'programme-reports.decisions',
  ...decisionRows,
  where: ['d.at >= :flow_from::timestamptz'],
  filters: {
    kind: 'd.kind = :kind',
    partner: `b.partner_id is not distinct from nullif(:partner, 'none')::uuid`,
  },
  orders: {
    default: {
      direction: 'desc',
      key: [
        { sql: 'd.at', type: 'timestamptz' },
        { sql: 'd.event_id', type: 'bigint' },
      ],
    },
  },
})
