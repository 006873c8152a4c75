import type { CompanyScope } from '@fledge/domain/sessions/types.ts'
import { defineList } from '../../platform/db/list-query.ts'

import { type StageRow, stageRows } from './queries/dashboards.queries.ts'

export const candidaturesInProgress = defineList<{
  row: StageRow
  scope: { company: CompanyScope; stages: readonly string[] }
  filters: { plan: string }
}>({
  name: 'dashboards.inProgress',
  ...stageRows,
  where: ['x.company_id = :company and x.stage = any(:stages)'],
  filters: { plan: 'x.plan_id = :plan' },
  orders: { default: ['x.stage_since desc', 'x.candidature_id'] },
  maxRows: 500,
})
