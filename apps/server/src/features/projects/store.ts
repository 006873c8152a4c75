import type { CompanyScope } from '@fledge/domain/sessions/types.ts'
import { defineList } from '../../platform/db/list-query.ts'
import { statement } from '../../platform/db/statement.ts'

export interface CompanyProjectRow {
  id: string
  hcId: string
  name: string
  description: string
  career_field_id: number | null
  career_field: string | null
  project_type_id: number | null
  project_type: string | null
  skill_ids: number[]
  skills: string[]
  is_archived: boolean
  created_at: string
}
const columns = `p.project_id as id, p.company_id as "hcId", p.name, p.description, p.career_field_id, f.label as career_field, p.project_type_id, t.label as project_type, p.skill_ids,
  array(select s.label from lookup s where s.list = 'skill' and s.id = any(p.skill_ids) order by s.label) as skills, p.is_archived, p.created_at`
const labelJoins = {
  f: `left join lookup f on f.list = 'career-field' and f.id = p.career_field_id`,
  t: `left join lookup t on t.list = 'project' and t.id = p.project_type_id`,
} as const
const labels = Object.values(labelJoins).join(' ')

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
export const insertCompanyProject = statement<
  [
    company: CompanyScope,
    id: string,
    name: string,
    description: string,
    field: number | null,
    type: number | null,
    skills: readonly number[],
    now: string,
  ],
  CompanyProjectRow
>(
  'projects.insert',
  `with p as (insert into projects (company_id, project_id, name, description, career_field_id, project_type_id, skill_ids, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8) returning *)
   select ${columns} from p ${labels}`,
)
export const updateProject = statement<
  [
    company: CompanyScope,
    id: string,
    name: string | null,
    description: string | null,
    setField: boolean,
    field: number | null,
    setType: boolean,
    type: number | null,
    skills: readonly number[] | null,
    archived: boolean | null,
  ],
  CompanyProjectRow
>(
  'projects.update',
  `with p as (update projects set name = coalesce($3::text, name), description = coalesce($4::text, description), career_field_id = case when $5::boolean then $6::int else career_field_id end,
     project_type_id = case when $7::boolean then $8::int else project_type_id end, skill_ids = coalesce($9::int[], skill_ids), is_archived = coalesce($10::boolean, is_archived)
     where company_id = $1 and project_id = $2 returning *)
   select ${columns} from p ${labels}`,
)
