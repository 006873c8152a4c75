import { planStatuses, type PlanStatus } from '@fledge/domain/plans/types.ts'
import type { CompanyScope, OperatorScope } from '@fledge/domain/sessions/types.ts'
import { defineList } from '../../platform/db/list-query.ts'

import { statusSql } from '../../platform/db/statuses.ts'
import {
  type InterestedRow,
  interestedRows,
  type PlanRow,
  planRows,
} from './queries/plans.queries.ts'
import { type PlanEventRow, planEventRows } from './queries/plan-page.queries.ts'

// Active plans come first.
const otherStatuses = planStatuses.map((status) => `plan.${status}` as const)

export const planList = defineList<{
  row: PlanRow
  scope: { company: CompanyScope }
  filters: { status: PlanStatus; search: string }
}>({
  name: 'plans.list',
  ...planRows,
  where: ['p.company_id = :company'],
  filters: { status: 'p.status = :status', search: { contains: ['p.name'] } },
  orders: {
    default: [
      `array_position(array[${statusSql('plan.ACTIVE', ...otherStatuses)}], p.status)`,
      'p.updated_at desc',
      'p.plan_id',
    ],
  },
})

export const interestedInterns = defineList<{
  row: InterestedRow
  scope: { company: CompanyScope }
  filters: { plans: readonly string[] }
}>({
  name: 'plans.interested',
  ...interestedRows,
  where: [
    `x.company_id = :company and x.stage = ${statusSql('candidature.INTERESTED')}`,
    'not exists (select 1 from not_interested n where n.company_id = x.company_id and n.intern_id = x.intern_id)',
  ],
  filters: { plans: 'x.plan_id = any(:plans)' },
  orders: { default: ['coalesce(x.interested_at, x.stage_since)', 'x.candidature_id'] },
})

/** Its own events, and those of what was hidden of it, which has an id of its own. */
const planEventSql = `e.id in (
  select x.id from event_log x where x.subject_id = :plan
  union all
  select x.id
  from content_hidings h join event_log x on x.subject_id = h.hiding_id
  where h.plan_id = :plan)`

export const planEventList = defineList<{
  row: PlanEventRow
  scope: { operator: OperatorScope; plan: string }
}>({
  name: 'plans.events',
  ...planEventRows,
  where: [planEventSql],
  filters: {},
  orders: { default: { direction: 'desc', key: [{ sql: 'e.id', type: 'bigint' }] } },
})
