// Generated from projects.sql by “npm run queries”; do not edit.
// Source: 014ae7513667
import type { ListSource } from '../../../platform/db/list-definition.ts'
import type { CompanyScope } from '@fledge/domain/sessions/types.ts'
import { defineStatement } from '../../../platform/db/statement.ts'

export interface CompanyProjectRow {
  readonly id: string
  readonly hcId: string
  readonly name: string
  readonly description: string
  readonly career_field_id: number | null
  readonly career_field: string | null
  readonly project_type_id: number | null
  readonly project_type: string | null
  readonly skill_ids: number[]
  readonly skills: string[]
  readonly is_archived: boolean
  readonly created_at: string
}

export const projectRows: ListSource<CompanyProjectRow> = {
  columns: `p.project_id as id, p.company_id as "hcId", p.name, p.description, p.career_field_id,
f.label as career_field, p.project_type_id, t.label as project_type, p.skill_ids,
array(
  select s.label
  from lookup s
  where s.list = 'skill' and s.id = any (p.skill_ids)
  order by s.label
) as skills,
p.is_archived, p.created_at`,
  from: `projects p`,
  joins: {
    f: `left join lookup f on f.list = 'career-field' and f.id = p.career_field_id`,
    t: `left join lookup t on t.list = 'project' and t.id = p.project_type_id`,
  },
}

export const insertCompanyProject = defineStatement<
  {
    readonly company_id: CompanyScope
    readonly project_id: string
    readonly name: string
    readonly description: string
    readonly career_field_id: number | null
    readonly project_type_id: number | null
    readonly skill_ids: readonly number[]
    readonly now: string
  },
  CompanyProjectRow
>(
  'projects.insertCompanyProject',
  ['company_id', 'project_id', 'name', 'description', 'career_field_id', 'project_type_id', 'skill_ids', 'now'],
  `with
  p as (
    insert into
      projects (
        company_id, project_id, name, description, career_field_id, project_type_id, skill_ids,
        created_at
      )
    values ($1, $2, $3, $4, $5, $6, $7, $8)
    returning *
  )
select p.project_id as id, p.company_id as "hcId", p.name, p.description, p.career_field_id,
f.label as career_field, p.project_type_id, t.label as project_type, p.skill_ids,
array(
  select s.label
  from lookup s
  where s.list = 'skill' and s.id = any (p.skill_ids)
  order by s.label
) as skills,
p.is_archived, p.created_at
from
  p
  left join lookup f on f.list = 'career-field' and f.id = p.career_field_id
  left join lookup t on t.list = 'project' and t.id = p.project_type_id`,
)

export const lockProject = defineStatement<
  { readonly company_id: CompanyScope; readonly project_id: string },
  {
    readonly name: string
    readonly description: string
    readonly career_field_id: number | null
    readonly project_type_id: number | null
    readonly skill_ids: number[]
    readonly is_archived: boolean
  }
>(
  'projects.lockProject',
  ['company_id', 'project_id'],
  `select name, description, career_field_id, project_type_id, skill_ids, is_archived
from projects
where company_id = $1 and project_id = $2
for update`,
)

export const updateProject = defineStatement<
  {
    readonly name: string | null
    readonly description: string | null
    readonly set_field: boolean
    readonly career_field_id: number | null
    readonly set_type: boolean
    readonly project_type_id: number | null
    readonly skill_ids: readonly number[] | null
    readonly is_archived: boolean | null
    readonly company_id: CompanyScope
    readonly project_id: string
  },
  CompanyProjectRow
>(
  'projects.updateProject',
  ['name', 'description', 'set_field', 'career_field_id', 'set_type', 'project_type_id', 'skill_ids', 'is_archived', 'company_id', 'project_id'],
  `with
  p as (
    update projects
    set
      name = coalesce($1::text, name), description = coalesce($2::text, description),
      career_field_id = case when $3::boolean then $4::int else career_field_id
      end,
      project_type_id = case when $5::boolean then $6::int else project_type_id
      end, skill_ids = coalesce($7::int[], skill_ids),
      is_archived = coalesce($8::boolean, is_archived)
    where company_id = $9 and project_id = $10
    returning *
  )
select p.project_id as id, p.company_id as "hcId", p.name, p.description, p.career_field_id,
f.label as career_field, p.project_type_id, t.label as project_type, p.skill_ids,
array(
  select s.label
  from lookup s
  where s.list = 'skill' and s.id = any (p.skill_ids)
  order by s.label
) as skills,
p.is_archived, p.created_at
from
  p
  left join lookup f on f.list = 'career-field' and f.id = p.career_field_id
  left join lookup t on t.list = 'project' and t.id = p.project_type_id`,
)
