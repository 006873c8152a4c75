import type { CompanyScope } from '@fledge/domain/sessions/types.ts'
import { defineList } from '../../platform/db/list-query.ts'

import { type CompanyProjectRow, projectRows } from './queries/projects.queries.ts'

export const companyProjects = defineList<{
  row: CompanyProjectRow
  scope: { company: CompanyScope; archived: boolean }
}>({
  name: 'projects.list',
  ...projectRows,
  where: ['p.company_id = :company and p.is_archived = :archived'],
  filters: {},
  orders: { default: ['p.created_at desc', 'p.project_id'] },
})
