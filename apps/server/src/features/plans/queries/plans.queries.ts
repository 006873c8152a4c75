// Generated from plans.sql by “npm run queries”; do not edit.
// Source: 3b665df7c37e
import type { ListSource } from '../../../platform/db/list-definition.ts'
import type { NamedItem } from '../column-types.ts'
import type { PlanStatus } from '@fledge/domain/plans/types.ts'
import type { CompanyScope } from '@fledge/domain/sessions/types.ts'
import { defineStatement, type NoRow } from '../../../platform/db/statement.ts'

export interface PlanRow {
  readonly uuid: string
  readonly status: PlanStatus
  readonly name: string
  readonly career_field_id: number | null
  readonly specialisation_ids: number[]
  readonly description: string
  readonly responsibilities: string
  readonly skill_ids: number[]
  readonly project_type_ids: number[]
  readonly project_ids: string[]
  readonly start_month: string | null
  readonly hours_a_week: number | null
  readonly duration_min: number | null
  readonly duration_max: number | null
  readonly start_flexible: boolean
  readonly place: 'REMOTE' | 'ON_SITE' | 'HYBRID' | null
  readonly country_id: number | null
  readonly city: string | null
  readonly time_zone: string | null
  readonly working_from: string
  readonly working_to: string
  readonly openings: number
  readonly stipend_amount: number | null
  readonly stipend_currency: string | null
  readonly job_description: string
  readonly career_field: string | null
  readonly openings_taken: number
  readonly paused_reason: string | null
  readonly is_taken_down: boolean
  readonly published_at: string | null
  readonly updated_at: string
  /** Name of the last editor. */
  readonly updated_by: string | null
  readonly updated_by_id: string | null
  readonly open_candidatures: number
  readonly interested: number
  readonly supervisors: { member_id: string; name: string; picture_file_id: string | null; is_active: boolean }[]
}

export interface PlanDetailRow {
  readonly uuid: string
  readonly status: PlanStatus
  readonly name: string
  readonly career_field_id: number | null
  readonly specialisation_ids: number[]
  readonly description: string
  readonly responsibilities: string
  readonly skill_ids: number[]
  readonly project_type_ids: number[]
  readonly project_ids: string[]
  readonly start_month: string | null
  readonly hours_a_week: number | null
  readonly duration_min: number | null
  readonly duration_max: number | null
  readonly start_flexible: boolean
  readonly place: 'REMOTE' | 'ON_SITE' | 'HYBRID' | null
  readonly country_id: number | null
  readonly city: string | null
  readonly time_zone: string | null
  readonly working_from: string
  readonly working_to: string
  readonly openings: number
  readonly stipend_amount: number | null
  readonly stipend_currency: string | null
  readonly job_description: string
  readonly career_field: string | null
  readonly openings_taken: number
  readonly paused_reason: string | null
  readonly is_taken_down: boolean
  readonly published_at: string | null
  readonly updated_at: string
  /** Name of the last editor. */
  readonly updated_by: string | null
  readonly updated_by_id: string | null
  readonly open_candidatures: number
  readonly interested: number
  readonly supervisors: { member_id: string; name: string; picture_file_id: string | null; is_active: boolean }[]
  readonly company_name: string
  readonly specialisations: NamedItem[]
  readonly skills: NamedItem[]
  readonly project_types: NamedItem[]
  readonly projects: { id: string; name: string }[]
}

export interface InterestedRow {
  readonly candidature_id: string
  readonly intern_id: string
  readonly plan_id: string
  readonly plan_name: string
  readonly first_name: string
  readonly last_name: string
  readonly is_name_visible: boolean
  readonly picture_file_id: string | null
  readonly country_code: string | null
  readonly time_zone: string
  readonly university: string | null
  readonly major: string | null
  readonly skills: string[]
  readonly interested_at: string
  readonly stage_since: string
  readonly interest_used_ms: number
}

export const planRows: ListSource<PlanRow> = {
  columns: `p.plan_id as uuid, p.status, p.name, p.career_field_id, p.specialisation_ids, p.description, p.responsibilities, p.skill_ids, p.project_type_ids, p.project_ids, p.start_month, p.hours_a_week, p.duration_min, p.duration_max, p.start_flexible, p.place, p.country_id, p.city, p.time_zone, to_char(p.working_from, 'HH24:MI') as working_from, to_char(p.working_to, 'HH24:MI') as working_to, p.openings, p.stipend_amount, p.stipend_currency::text, p.job_description, f.label as career_field, p.openings_taken,
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
      'INTERESTED', 'SHORTLISTED', 'INTERVIEW_PROPOSED', 'INTERVIEW_SCHEDULED', 'INTERVIEWED', 'OFFER_IN_REVIEW', 'OFFERED', 'OFFER_ACCEPTED', 'OFFER_DECLINED', 'OFFER_EXPIRED'
    )
) as open_candidatures,
(
  select count(*)
  from candidatures x
  where x.plan_id = p.plan_id and x.stage = 'INTERESTED'
) as interested,
coalesce(
  (
    select
      jsonb_agg(
        jsonb_build_object(
          'member_id', s.member_id, 'name', trim(u.first_name || ' ' || u.last_name),
          'picture_file_id', u.picture_file_id, 'is_active', m.status = 'ACTIVE'
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
) as supervisors`,
  from: `plans p`,
  joins: {
    f: `left join lookup f on f.list = 'career-field' and f.id = p.career_field_id`,
  },
}

export const planById = defineStatement<
  { readonly company_id: CompanyScope; readonly plan_id: string },
  PlanDetailRow
>(
  'plans.planById',
  ['company_id', 'plan_id'],
  `select
  p.plan_id as uuid, p.status, p.name, p.career_field_id, p.specialisation_ids, p.description, p.responsibilities, p.skill_ids, p.project_type_ids, p.project_ids, p.start_month, p.hours_a_week, p.duration_min, p.duration_max, p.start_flexible, p.place, p.country_id, p.city, p.time_zone, to_char(p.working_from, 'HH24:MI') as working_from, to_char(p.working_to, 'HH24:MI') as working_to, p.openings, p.stipend_amount, p.stipend_currency::text, p.job_description, f.label as career_field, p.openings_taken,
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
      'INTERESTED', 'SHORTLISTED', 'INTERVIEW_PROPOSED', 'INTERVIEW_SCHEDULED', 'INTERVIEWED', 'OFFER_IN_REVIEW', 'OFFERED', 'OFFER_ACCEPTED', 'OFFER_DECLINED', 'OFFER_EXPIRED'
    )
) as open_candidatures,
(
  select count(*)
  from candidatures x
  where x.plan_id = p.plan_id and x.stage = 'INTERESTED'
) as interested,
coalesce(
  (
    select
      jsonb_agg(
        jsonb_build_object(
          'member_id', s.member_id, 'name', trim(u.first_name || ' ' || u.last_name),
          'picture_file_id', u.picture_file_id, 'is_active', m.status = 'ACTIVE'
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
) as supervisors,
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
where p.company_id = $1 and p.plan_id = $2`,
)

export const lockOwnPlan = defineStatement<
  { readonly company_id: CompanyScope; readonly plan_id: string },
  { readonly plan_id: string; readonly status: PlanStatus }
>(
  'plans.lockOwnPlan',
  ['company_id', 'plan_id'],
  `select plan_id, status
from plans
where company_id = $1 and plan_id = $2
for update`,
)

export const insertPlan = defineStatement<
  {
    readonly company_id: CompanyScope
    readonly plan_id: string
    readonly status: string | null
    readonly now: string
  },
  NoRow
>(
  'plans.insertPlan',
  ['company_id', 'plan_id', 'status', 'now'],
  `insert into plans (company_id, plan_id, status, created_at, updated_at, time_zone)
select $1, $2, $3, $4, $4, time_zone
from companies
where company_id = $1`,
)

/** Saves the fields of the patch and keeps the others. */
export const savePlan = defineStatement<
  {
    readonly patch: string
    readonly now: string
    readonly updated_by: string
    readonly company_id: CompanyScope
    readonly plan_id: string
  },
  NoRow
>(
  'plans.savePlan',
  ['patch', 'now', 'updated_by', 'company_id', 'plan_id'],
  `update plans p
set
  (name, career_field_id, specialisation_ids, description, responsibilities, skill_ids, project_type_ids, project_ids, start_month, hours_a_week, duration_min, duration_max, start_flexible, place, country_id, city, time_zone, working_from, working_to, openings, stipend_amount, stipend_currency, job_description) = (
    select s.name, s.career_field_id, s.specialisation_ids, s.description, s.responsibilities, s.skill_ids, s.project_type_ids, s.project_ids, date_trunc('month', s.start_month)::date, s.hours_a_week, s.duration_min, s.duration_max, s.start_flexible, s.place, s.country_id, s.city, s.time_zone, s.working_from, s.working_to, s.openings, s.stipend_amount, s.stipend_currency, s.job_description
    from jsonb_populate_record(p, $1::jsonb) s
  ),
  updated_at = $2, updated_by = $3
where p.company_id = $4 and p.plan_id = $5`,
)

/** Removes supervisors who are not in the new list. */
export const deleteSupervisors = defineStatement<
  {
    readonly company_id: CompanyScope
    readonly plan_id: string
    readonly member_ids: readonly string[]
  },
  NoRow
>(
  'plans.deleteSupervisors',
  ['company_id', 'plan_id', 'member_ids'],
  `delete from plan_supervisors
where
  company_id = $1
  and plan_id = $2
  and not (member_id = any ($3::uuid[]))`,
)

export const addSupervisors = defineStatement<
  {
    readonly company_id: CompanyScope
    readonly plan_id: string
    readonly members: readonly string[]
  },
  NoRow
>(
  'plans.addSupervisors',
  ['company_id', 'plan_id', 'members'],
  `insert into plan_supervisors (company_id, plan_id, member_id)
select $1, $2, m
from unnest($3::uuid[]) m
on conflict do nothing`,
)

export const activeSupervisors = defineStatement<
  { readonly company_id: CompanyScope; readonly member_ids: readonly string[] },
  { readonly member_id: string }
>(
  'plans.activeSupervisors',
  ['company_id', 'member_ids'],
  `select member_id
from members
where company_id = $1 and status = 'ACTIVE' and member_id = any ($2::uuid[])`,
)

export const ownProjects = defineStatement<
  { readonly company_id: CompanyScope; readonly project_ids: readonly string[] },
  { readonly project_id: string }
>(
  'plans.ownProjects',
  ['company_id', 'project_ids'],
  `select project_id
from projects
where company_id = $1 and project_id = any ($2::uuid[])`,
)

export const movePlan = defineStatement<
  {
    readonly to: string | null
    readonly now: string
    readonly company_id: CompanyScope
    readonly plan_id: string
    readonly from: string | null
  },
  NoRow
>(
  'plans.movePlan',
  ['to', 'now', 'company_id', 'plan_id', 'from'],
  `update plans
set
  status = $1, updated_at = $2, paused_reason = null,
  published_at = case when $1 = 'ACTIVE' then coalesce(published_at, $2) else published_at
  end
where company_id = $3 and plan_id = $4 and status = $5`,
)

export const deletePlan = defineStatement<
  {
    readonly company_id: CompanyScope
    readonly plan_id: string
    readonly from: string | null
  },
  NoRow
>(
  'plans.deletePlan',
  ['company_id', 'plan_id', 'from'],
  `delete from plans
where company_id = $1 and plan_id = $2 and status = $3`,
)

/** Locks a plan that may be paused. */
export const planForPause = defineStatement<
  { readonly plan_ids: readonly string[] },
  {
    readonly plan_id: string
    readonly company_id: string
    readonly name: string
    readonly status: PlanStatus
  }
>(
  'plans.planForPause',
  ['plan_ids'],
  `select plan_id, company_id, name, status
from plans
where plan_id = any ($1::uuid[])
for update`,
  { list: 'plan_ids', column: 'plan_id' },
)

export const pausePlan = defineStatement<
  {
    readonly to: string | null
    readonly paused_reason: string
    readonly now: string
    readonly plan_id: string
    readonly from: string | null
  },
  NoRow
>(
  'plans.pausePlan',
  ['to', 'paused_reason', 'now', 'plan_id', 'from'],
  `update plans
set status = $1, paused_reason = $2, updated_at = $3
where plan_id = $4 and status = $5`,
)

/** Applies a transition to all plans of a company with a given status. @returns the changed plans */
export const pauseCompanyPlans = defineStatement<
  {
    readonly to: string | null
    readonly paused_reason: string
    readonly now: string
    readonly company_id: string
    readonly from: string | null
  },
  { readonly plan_id: string; readonly name: string }
>(
  'plans.pauseCompanyPlans',
  ['to', 'paused_reason', 'now', 'company_id', 'from'],
  `update plans
set status = $1, paused_reason = $2, updated_at = $3
where company_id = $4 and status = $5
returning plan_id, name`,
)

export const updateTakenDown = defineStatement<
  { readonly is_taken_down: boolean; readonly plan_id: string },
  NoRow
>(
  'plans.updateTakenDown',
  ['is_taken_down', 'plan_id'],
  `update plans
set is_taken_down = $1
where plan_id = $2`,
)

export const planOptions = defineStatement<
  { readonly company_id: CompanyScope },
  { readonly plan_id: string; readonly name: string; readonly status: PlanStatus }
>(
  'plans.planOptions',
  ['company_id'],
  `select plan_id, name, status
from plans
where company_id = $1 and status <> 'DRAFT'
order by name, plan_id
limit 200`,
)

export const adminUsers = defineStatement<
  { readonly company_id: string },
  { readonly user_id: string }
>(
  'plans.adminUsers',
  ['company_id'],
  `select user_id
from members
where company_id = $1 and status = 'ACTIVE' and role = 'ADMIN' and user_id is not null`,
)

/** Reserves one opening, never beyond the limit (a check constraint on plans is the safety net). */
export const takeOpening = defineStatement<
  { readonly plan_id: string },
  NoRow
>(
  'plans.takeOpening',
  ['plan_id'],
  `update plans
set openings_taken = openings_taken + 1
where plan_id = $1 and openings_taken < openings`,
)

export const freeOpening = defineStatement<
  { readonly plan_ids: readonly string[] },
  { readonly plan_id: string }
>(
  'plans.freeOpening',
  ['plan_ids'],
  `update plans
set openings_taken = openings_taken - 1
where plan_id = any ($1::uuid[])
returning plan_id`,
  { list: 'plan_ids', column: 'plan_id' },
)

export const interestedRows: ListSource<InterestedRow> = {
  columns: `x.candidature_id, x.intern_id, x.plan_id, p.name as plan_name, u.first_name, u.last_name,
  exists (select from candidatures agreed where agreed.company_id = x.company_id and agreed.intern_id = x.intern_id and agreed.name_visible_at is not null) as is_name_visible,
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
  coalesce(x.interested_at, x.stage_since) as interested_at, x.stage_since, x.interest_used_ms`,
  from: `candidatures x`,
  joins: {
    p: `join plans p on p.plan_id = x.plan_id`,
    i: `join interns i on i.intern_id = x.intern_id`,
    u: `join users u on u.user_id = i.user_id`,
    a: `join applications a on a.application_id = x.application_id`,
  },
}
