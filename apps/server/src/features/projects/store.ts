import type { CompanyScope } from '@fledge/domain/sessions/types.ts'
import { defineList } from '../../platform/db/list-query.ts'

import type { CompanyProjectRow } from './queries/projects.queries.ts'

const columns = `p.project_id as id, p.company_id as "hcId", p.name, p.description, p.career_field_id, f.label as career_field, p.project_type_id, t.label as project_type, p.skill_ids,
  array(select s.label from lookup s where s.list = 'skill' and s.id = any(p.skill_ids) order by s.label) as skills, p.is_archived, p.created_at`
const labelJoins = {
  f: `left join lookup f on f.list = 'career-field' and f.id = p.career_field_id`,
  t: `left join lookup t on t.list = 'project' and t.id = p.project_type_id`,
} as const

export const companyProjects = defineList<{
  row: CompanyProjectRow
  scope: { company: CompanyScope; archived: boolean }
}>({
  name: 'projects.list',
  columns,
  from: 'projects p',
  joins: labelJoins,
  where: ['p.company_id = :company and p.is_archived = :archived'],
  filters: {},
  orders: { default: ['p.created_at desc', 'p.project_id'] },
})
