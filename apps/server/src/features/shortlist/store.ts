import type { CompanyScope } from '@fledge/domain/sessions/types.ts'

import { defineList } from '../../platform/db/list-query.ts'

import { isNameVisibleSql, visibleNameSql } from '../../platform/db/visible-name.ts'
import { type ShortlistEntryRow, shortlistRows } from './queries/shortlist.queries.ts'

export const shortlistEntries = defineList<{
  row: ShortlistEntryRow
  scope: { company: CompanyScope }
  filters: { plan: string; unplanned: true; search: string }
}>({
  name: 'shortlist.page',
  ...shortlistRows,
  where: ['h.company_id = :company'],
  filters: {
    plan: 'h.plan_id = :plan',
    unplanned: 'h.plan_id is null',
    search: { contains: [visibleNameSql(isNameVisibleSql('h.company_id', 'h.intern_id'))] },
  },
  orders: { default: ['h.created_at desc', 'h.intern_id', 'h.plan_id'] },
})
