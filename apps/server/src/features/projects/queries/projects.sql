-- fragment: columns
p.project_id as id, p.company_id as "hcId", p.name, p.description, p.career_field_id,
f.label as career_field, p.project_type_id, t.label as project_type, p.skill_ids,
array(
  select s.label
  from lookup s
  where s.list = 'skill' and s.id = any (p.skill_ids)
  order by s.label
) as skills,
p.is_archived, p.created_at

-- list: projectRows
-- row: CompanyProjectRow
-- column: career_field: string | null
-- column: project_type: string | null
-- column: skills: string[]
select {{columns}}
from
  projects p
  left join lookup f on f.list = 'career-field' and f.id = p.career_field_id
  left join lookup t on t.list = 'project' and t.id = p.project_type_id

-- name: insertCompanyProject
-- param: company_id: CompanyScope
-- param: career_field_id: number | null
-- param: project_type_id: number | null
-- row: CompanyProjectRow
with
  p as (
    insert into
      projects (
        company_id, project_id, name, description, career_field_id, project_type_id, skill_ids,
        created_at
      )
    values (:company_id, :project_id, :name, :description, :career_field_id, :project_type_id, :skill_ids, :now)
    returning *
  )
select {{columns}}
from
  p
  left join lookup f on f.list = 'career-field' and f.id = p.career_field_id
  left join lookup t on t.list = 'project' and t.id = p.project_type_id;

-- name: lockProject
-- param: company_id: CompanyScope
select name, description, career_field_id, project_type_id, skill_ids, is_archived
from projects
where company_id = :company_id and project_id = :project_id
for update;

-- name: updateProject
-- param: company_id: CompanyScope
-- param: name: string | null
-- param: description: string | null
-- param: career_field_id: number | null
-- param: project_type_id: number | null
-- param: skill_ids: readonly number[] | null
-- param: is_archived: boolean | null
-- row: CompanyProjectRow
with
  p as (
    update projects
    set
      name = coalesce(:name::text, name), description = coalesce(:description::text, description),
      career_field_id = case when :set_field::boolean then :career_field_id::int else career_field_id
      end,
      project_type_id = case when :set_type::boolean then :project_type_id::int else project_type_id
      end, skill_ids = coalesce(:skill_ids::int[], skill_ids),
      is_archived = coalesce(:is_archived::boolean, is_archived)
    where company_id = :company_id and project_id = :project_id
    returning *
  )
select {{columns}}
from
  p
  left join lookup f on f.list = 'career-field' and f.id = p.career_field_id
  left join lookup t on t.list = 'project' and t.id = p.project_type_id;
