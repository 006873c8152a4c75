import type { CandidatureStage } from '@fledge/domain/candidatures/types.ts'

import type { CompanyScope } from '@fledge/domain/sessions/types.ts'

import { defineList } from '../../platform/db/list-query.ts'

import { isNameVisibleSql, visibleNameSql } from '../../platform/db/visible-name.ts'
import { type BadgeRow, badgeSql } from '../candidatures/public.ts'

export interface ShortlistEntryRow extends BadgeRow {
  intern_id: string
  plan_id: string | null
  plan_name: string | null
  added_at: string
  added_by: string
  stage: CandidatureStage | null
}
export const shortlistEntries = defineList<{
  row: ShortlistEntryRow
  scope: { company: CompanyScope }
  filters: { plan: string; unplanned: true; search: string }
}>({
  name: 'shortlist.page',
  columns: `h.intern_id, h.plan_id, p.name as plan_name, h.created_at as added_at, a.first_name || ' ' || a.last_name as added_by,
     k.stage, ${badgeSql('k.candidature_id')}`,
  from: 'shortlist h',
  joins: {
    a: 'join users a on a.user_id = h.added_by',
    n: 'join interns n on n.intern_id = h.intern_id',
    u: 'join users u on u.user_id = n.user_id',
    p: 'left join plans p on p.plan_id = h.plan_id',
    k: 'left join lateral (select c.candidature_id, c.stage from candidatures c where c.company_id = h.company_id and c.intern_id = h.intern_id and c.plan_id = h.plan_id order by c.created_at desc limit 1) k on true',
  },
  where: ['h.company_id = :company'],
  filters: {
    plan: 'h.plan_id = :plan',
    unplanned: 'h.plan_id is null',
    search: { contains: [visibleNameSql(isNameVisibleSql('h.company_id', 'h.intern_id'))] },
  },
  orders: { default: ['h.created_at desc', 'h.intern_id', 'h.plan_id'] },
})
