-- fragment: plan_columns
p.plan_id as uuid, p.status, {{plan_fields(p)}}, f.label as career_field, p.openings_taken,
p.paused_reason, p.is_taken_down, p.published_at, p.updated_at,
(
  select trim(w.first_name || ' ' || w.last_name)
  from users w
  where w.user_id = p.updated_by
) as updated_by,
p.updated_by as updated_by_id,
(
  select count(*)
  from candidatures x
  where
    x.plan_id = p.plan_id
    and x.stage in (
      {{candidature.open}}
    )
) as open_candidatures,
(
  select count(*)
  from candidatures x
  where x.plan_id = p.plan_id and x.stage = {{candidature.INTERESTED}}
) as interested,
coalesce(
  (
    select
      jsonb_agg(
        jsonb_build_object(
          'member_id', s.member_id, 'name', trim(u.first_name || ' ' || u.last_name),
          'picture_file_id', u.picture_file_id, 'is_active', m.status = {{member.ACTIVE}}
        )
        order by u.first_name
      )
    from
      plan_supervisors s
      join members m using (member_id)
      join users u on u.user_id = m.user_id
    where s.plan_id = p.plan_id
  ),
  '[]'
) as supervisors

-- list: planRows
-- row: PlanRow
-- column: career_field: string | null
-- column: working_from: string
-- column: working_to: string
-- column: updated_by // Name of the last editor.
-- column: open_candidatures: number
-- column: interested: number
-- column: supervisors: { member_id: string; name: string; picture_file_id: string | null; is_active: boolean }[]
select {{plan_columns}}
from
  plans p
  left join lookup f on f.list = 'career-field' and f.id = p.career_field_id

-- name: planById
-- param: company_id: CompanyScope
-- row: PlanDetailRow
-- column: career_field: string | null
-- column: working_from: string
-- column: working_to: string
-- column: updated_by // Name of the last editor.
-- column: open_candidatures: number
-- column: interested: number
-- column: supervisors: { member_id: string; name: string; picture_file_id: string | null; is_active: boolean }[]
-- column: specialisations: NamedItem[]
-- column: skills: NamedItem[]
-- column: project_types: NamedItem[]
-- column: projects: { id: string; name: string }[]
select
  {{plan_columns}},
  c.name as company_name,
  coalesce(
    (
      select jsonb_agg(jsonb_build_object('id', l.id, 'name', l.label) order by l.label)
      from lookup l
      where l.list = 'specialisation' and l.id = any (p.specialisation_ids)
    ),
    '[]'
  ) as specialisations,
  coalesce(
    (
      select jsonb_agg(jsonb_build_object('id', l.id, 'name', l.label) order by l.label)
      from lookup l
      where l.list = 'skill' and l.id = any (p.skill_ids)
    ),
    '[]'
  ) as skills,
  coalesce(
    (
      select jsonb_agg(jsonb_build_object('id', l.id, 'name', l.label) order by l.label)
      from lookup l
      where l.list = 'project' and l.id = any (p.project_type_ids)
    ),
    '[]'
  ) as project_types,
  coalesce(
    (
      select jsonb_agg(jsonb_build_object('id', x.project_id, 'name', x.name) order by x.name)
      from projects x
      where x.company_id = p.company_id and x.project_id = any (p.project_ids)
    ),
    '[]'
  ) as projects
from
  plans p
  left join lookup f on f.list = 'career-field' and f.id = p.career_field_id
  join companies c using (company_id)
where p.company_id = :company_id and p.plan_id = :plan_id;

-- name: lockOwnPlan
-- param: company_id: CompanyScope
select plan_id, status
from plans
where company_id = :company_id and plan_id = :plan_id
for update;

-- name: insertPlan
-- param: company_id: CompanyScope
-- param: status: string | null
insert into plans (company_id, plan_id, status, created_at, updated_at, time_zone)
select :company_id, :plan_id, :status, :now, :now, time_zone
from companies
where company_id = :company_id;

-- Saves the fields of the patch and keeps the others.
-- name: savePlan
-- param: company_id: CompanyScope
update plans p
set
  ({{plan_field_columns}}) = (
    select {{saved_plan_fields(s)}}
    from jsonb_populate_record(p, :patch::jsonb) s
  ),
  updated_at = :now, updated_by = :updated_by
where p.company_id = :company_id and p.plan_id = :plan_id;

-- Removes supervisors who are not in the new list.
-- name: deleteSupervisors
-- param: company_id: CompanyScope
delete from plan_supervisors
where
  company_id = :company_id
  and plan_id = :plan_id
  and not (member_id = any (:member_ids::uuid[]));

-- name: addSupervisors
-- param: company_id: CompanyScope
insert into plan_supervisors (company_id, plan_id, member_id)
select :company_id, :plan_id, m
from unnest(:members::uuid[]) m
on conflict do nothing;

-- name: activeSupervisors
-- param: company_id: CompanyScope
select member_id
from members
where company_id = :company_id and status = {{member.ACTIVE}} and member_id = any (:member_ids::uuid[]);

-- name: ownProjects
-- param: company_id: CompanyScope
select project_id
from projects
where company_id = :company_id and project_id = any (:project_ids::uuid[]);

-- name: movePlan
-- param: company_id: CompanyScope
-- param: from: string | null
-- param: to: string | null
update plans
set
  status = :to, updated_at = :now, paused_reason = null,
  published_at = case when :to = {{plan.ACTIVE}} then coalesce(published_at, :now) else published_at
  end
where company_id = :company_id and plan_id = :plan_id and status = :from;

-- name: deletePlan
-- param: company_id: CompanyScope
-- param: from: string | null
delete from plans
where company_id = :company_id and plan_id = :plan_id and status = :from;

-- Locks a plan that may be paused.
-- name: planForPause
-- merge: plan_ids by plan_id
select plan_id, company_id, name, status
from plans
where plan_id = any (:plan_ids::uuid[])
for update;

-- name: pausePlan
-- param: from: string | null
-- param: to: string | null
update plans
set status = :to, paused_reason = :paused_reason, updated_at = :now
where plan_id = :plan_id and status = :from;

-- Applies a transition to all plans of a company with a given status. @returns the changed plans
-- name: pauseCompanyPlans
-- param: from: string | null
-- param: to: string | null
update plans
set status = :to, paused_reason = :paused_reason, updated_at = :now
where company_id = :company_id and status = :from
returning plan_id, name;

-- name: updateTakenDown
update plans
set is_taken_down = :is_taken_down
where plan_id = :plan_id;

-- name: planOptions
-- param: company_id: CompanyScope
select plan_id, name, status
from plans
where company_id = :company_id and status <> {{plan.DRAFT}}
order by name, plan_id
limit 200;

-- name: adminUsers
-- column: user_id: string
select user_id
from members
where company_id = :company_id and status = {{member.ACTIVE}} and role = {{member_role.ADMIN}} and user_id is not null;

-- Reserves one opening, never beyond the limit (a check constraint on plans is the safety net).
-- name: takeOpening
update plans
set openings_taken = openings_taken + 1
where plan_id = :plan_id and openings_taken < openings;

-- name: freeOpening
-- merge: plan_ids by plan_id
update plans
set openings_taken = openings_taken - 1
where plan_id = any (:plan_ids::uuid[])
returning plan_id;

-- list: interestedRows
-- row: InterestedRow
-- column: is_name_visible: boolean
-- column: skills: string[]
-- column: interested_at: string
select
  x.candidature_id, x.intern_id, x.plan_id, p.name as plan_name, u.first_name, u.last_name,
  {{is_name_visible(x.company_id, x.intern_id)}} as is_name_visible,
  u.shown_picture_file_id as picture_file_id,
  (
    select l.data ->> 'code'
    from lookup l
    where l.list = 'country' and l.id = u.country_id
  ) as country_code,
  u.time_zone, i.university_name as university, i.major,
  array(
    select l.label
    from lookup l
    where l.list = 'skill' and l.id = any (a.skill_ids)
    order by l.id = any (p.skill_ids) desc, l.label
    limit 6
  ) as skills,
  coalesce(x.interested_at, x.stage_since) as interested_at, x.stage_since, x.interest_used_ms
from
  candidatures x
  join plans p on p.plan_id = x.plan_id
  join interns i on i.intern_id = x.intern_id
  join users u on u.user_id = i.user_id
  join applications a on a.application_id = x.application_id
