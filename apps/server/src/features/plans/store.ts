import type { PlanStatus } from '@fledge/domain/plans/types.ts'
import type { CompanyScope } from '@fledge/domain/sessions/types.ts'
import { defineList } from '../../platform/db/list-query.ts'
import { statement } from '../../platform/db/statement.ts'
import { isNameVisibleSql } from '../../platform/db/visible-name.ts'

interface NamedItem {
  id: number
  name: string
}
export interface PlanRow {
  uuid: string
  status: PlanStatus
  name: string
  career_field_id: number | null
  career_field: string | null
  specialisation_ids: number[]
  skill_ids: number[]
  project_ids: string[]
  project_type_ids: number[]
  description: string
  responsibilities: string
  job_description: string
  start_month: string | null
  start_flexible: boolean
  duration_min: number | null
  duration_max: number | null
  hours_a_week: number | null
  place: 'REMOTE' | 'ON_SITE' | 'HYBRID' | null
  city: string | null
  country_id: number | null
  time_zone: string | null
  working_from: string
  working_to: string
  openings: number
  openings_taken: number
  stipend_amount: number | null
  stipend_currency: string | null
  paused_reason: string | null
  published_at: string | null
  updated_at: string
  /** Name of the last editor. */
  updated_by: string | null
  updated_by_id: string | null
  open_candidatures: number
  interested: number
  supervisors: {
    member_id: string
    name: string
    picture_file_id: string | null
    is_active: boolean
  }[]
}
export interface PlanDetailRow extends PlanRow {
  company_name: string
  specialisations: NamedItem[]
  skills: NamedItem[]
  project_types: NamedItem[]
  projects: { id: string; name: string }[]
}

const openStagesSql = `('INTERESTED', 'SHORTLISTED', 'INTERVIEW_PROPOSED', 'INTERVIEW_SCHEDULED', 'INTERVIEWED', 'OFFER_IN_REVIEW', 'OFFERED', 'OFFER_ACCEPTED', 'OFFER_DECLINED', 'OFFER_EXPIRED')`
const columns = `p.plan_id as uuid, p.status, p.name, p.career_field_id, f.label as career_field, p.specialisation_ids, p.skill_ids, p.project_ids, p.project_type_ids, p.description, p.responsibilities, p.job_description,
  p.start_month, p.start_flexible, p.duration_min, p.duration_max, p.hours_a_week, p.place, p.city, p.country_id, p.time_zone, to_char(p.working_from, 'HH24:MI') as working_from, to_char(p.working_to, 'HH24:MI') as working_to,
  p.openings, p.openings_taken, p.stipend_amount, p.stipend_currency::text, p.paused_reason, p.published_at, p.updated_at, (select trim(w.first_name || ' ' || w.last_name) from users w where w.user_id = p.updated_by) as updated_by, p.updated_by as updated_by_id,
  (select count(*) from candidatures x where x.plan_id = p.plan_id and x.stage in ${openStagesSql}) as open_candidatures, (select count(*) from candidatures x where x.plan_id = p.plan_id and x.stage = 'INTERESTED') as interested,
  coalesce((select jsonb_agg(jsonb_build_object('member_id', s.member_id, 'name', trim(u.first_name || ' ' || u.last_name), 'picture_file_id', u.picture_file_id, 'is_active', m.status = 'ACTIVE') order by u.first_name)
            from plan_supervisors s join members m using (member_id) join users u on u.user_id = m.user_id where s.plan_id = p.plan_id), '[]') as supervisors`
const joins = {
  f: `left join lookup f on f.list = 'career-field' and f.id = p.career_field_id`,
} as const
const tables = `plans p ${joins.f}`
const namedItemsSql = (list: string, column: string) =>
  `coalesce((select jsonb_agg(jsonb_build_object('id', l.id, 'name', l.label) order by l.label) from lookup l where l.list = '${list}' and l.id = any(p.${column})), '[]')`

export const planList = defineList<{
  row: PlanRow
  scope: { company: CompanyScope }
  filters: { status: PlanStatus; search: string }
}>({
  name: 'plans.list',
  columns,
  from: 'plans p',
  joins,
  where: ['p.company_id = :company'],
  filters: { status: 'p.status = :status', search: { contains: ['p.name'] } },
  orders: {
    default: [
      "array_position(array['ACTIVE', 'DRAFT', 'PAUSED', 'ARCHIVED'], p.status)",
      'p.updated_at desc',
      'p.plan_id',
    ],
  },
})
export const planById = statement<[company: CompanyScope, id: string], PlanDetailRow>(
  'plans.one',
  `select ${columns}, c.name as company_name, ${namedItemsSql('specialisation', 'specialisation_ids')} as specialisations, ${namedItemsSql('skill', 'skill_ids')} as skills, ${namedItemsSql('project', 'project_type_ids')} as project_types,
     coalesce((select jsonb_agg(jsonb_build_object('id', x.project_id, 'name', x.name) order by x.name) from projects x where x.company_id = p.company_id and x.project_id = any(p.project_ids)), '[]') as projects
   from ${tables} join companies c using (company_id) where p.company_id = $1 and p.plan_id = $2`,
)
export const lockOwnPlan = statement<
  [company: CompanyScope, id: string],
  { plan_id: string; status: PlanStatus }
>(
  'plans.lock',
  `select plan_id, status from plans where company_id = $1 and plan_id = $2 for update`,
)
export const insertPlan = statement<
  [company: CompanyScope, id: string, status: string | null, now: string]
>(
  'plans.insert',
  `insert into plans (company_id, plan_id, status, created_at, updated_at, time_zone) select $1, $2, $3, $4, $4, time_zone from companies where company_id = $1`,
)
const patchColumnSql = (column: string, to = `j ->> '${column}'`) =>
  `${column} = case when j ? '${column}' then ${to} else p.${column} end`
const patchArraySql = (column: string, type: string) =>
  patchColumnSql(column, `array(select jsonb_array_elements_text(j -> '${column}')::${type})`)
/** Saves the columns of the patch and keeps the others. */
export const savePlan = statement<
  [company: CompanyScope, id: string, patch: string, now: string, by: string]
>(
  'plans.save',
  `update plans p set ${['name', 'description', 'responsibilities', 'job_description', 'place', 'city', 'time_zone', 'stipend_currency'].map((one) => patchColumnSql(one)).join(', ')},
     ${['career_field_id', 'duration_min', 'duration_max', 'hours_a_week', 'country_id', 'openings'].map((one) => patchColumnSql(one, `(j ->> '${one}')::int`)).join(', ')},
     ${patchColumnSql('start_month', `date_trunc('month', (j ->> 'start_month')::date)::date`)}, ${patchColumnSql('start_flexible', `(j ->> 'start_flexible')::boolean`)}, ${patchColumnSql('stipend_amount', `(j ->> 'stipend_amount')::bigint`)},
     ${patchColumnSql('working_from', `(j ->> 'working_from')::time`)}, ${patchColumnSql('working_to', `(j ->> 'working_to')::time`)},
     ${['specialisation_ids', 'skill_ids', 'project_type_ids'].map((one) => patchArraySql(one, 'int')).join(', ')}, ${patchArraySql('project_ids', 'uuid')}, updated_at = $4, updated_by = $5
   from (select $3::jsonb as j) patch where p.company_id = $1 and p.plan_id = $2`,
)
/** Removes supervisors who are not in the new list. */
export const deleteSupervisors = statement<
  [company: CompanyScope, plan: string, members: readonly string[]]
>(
  'plans.dropSupervisors',
  `delete from plan_supervisors where company_id = $1 and plan_id = $2 and not (member_id = any($3::uuid[]))`,
)
export const addSupervisors = statement<
  [company: CompanyScope, plan: string, members: readonly string[]]
>(
  'plans.addSupervisors',
  `insert into plan_supervisors (company_id, plan_id, member_id) select $1, $2, m from unnest($3::uuid[]) m on conflict do nothing`,
)
export const activeSupervisors = statement<
  [company: CompanyScope, members: readonly string[]],
  { member_id: string }
>(
  'plans.activeMembers',
  `select member_id from members where company_id = $1 and status = 'ACTIVE' and member_id = any($2::uuid[])`,
)
export const ownProjects = statement<
  [company: CompanyScope, projects: readonly string[]],
  { project_id: string }
>(
  'plans.ownProjects',
  `select project_id from projects where company_id = $1 and project_id = any($2::uuid[])`,
)
export const movePlan = statement<
  [company: CompanyScope, id: string, from: string | null, to: string | null, now: string]
>(
  'plans.move',
  `update plans set status = $4, updated_at = $5, paused_reason = null, published_at = case when $4 = 'ACTIVE' then coalesce(published_at, $5) else published_at end where company_id = $1 and plan_id = $2 and status = $3`,
)
export const deletePlan = statement<[company: CompanyScope, id: string, from: string | null]>(
  'plans.delete',
  `delete from plans where company_id = $1 and plan_id = $2 and status = $3`,
)
/**
 * Applies a transition to all plans of a company with a given status.
 * @returns the changed plans
 */
export const pauseCompanyPlans = statement<
  [company: string, from: string | null, to: string | null, reason: string, now: string],
  { plan_id: string; name: string }
>(
  'plans.pauseOf',
  `update plans set status = $3, paused_reason = $4, updated_at = $5 where company_id = $1 and status = $2 returning plan_id, name`,
)
export const planOptions = statement<
  [company: CompanyScope],
  { plan_id: string; name: string; status: PlanStatus }
>(
  'plans.options',
  `select plan_id, name, status from plans where company_id = $1 and status <> 'DRAFT' order by name, plan_id limit 200`,
)
export interface InterestedRow {
  candidature_id: string
  intern_id: string
  plan_id: string
  plan_name: string
  first_name: string
  last_name: string
  is_name_visible: boolean
  picture_file_id: string | null
  country_code: string | null
  time_zone: string
  university: string | null
  major: string | null
  skills: string[]
  interested_at: string
  stage_since: string
  interest_used_ms: number
}
export const interestedInterns = defineList<{
  row: InterestedRow
  scope: { company: CompanyScope }
  filters: { plans: readonly string[] }
}>({
  name: 'plans.interested',
  columns: `x.candidature_id, x.intern_id, x.plan_id, p.name as plan_name, u.first_name, u.last_name, ${isNameVisibleSql('x.company_id', 'x.intern_id')} as is_name_visible, u.picture_file_id, (select l.data ->> 'code' from lookup l where l.list = 'country' and l.id = u.country_id) as country_code,
     u.time_zone, i.university_name as university, i.major, array(select l.label from lookup l where l.list = 'skill' and l.id = any(a.skill_ids) order by l.id = any(p.skill_ids) desc, l.label limit 6) as skills,
     coalesce(x.interested_at, x.stage_since) as interested_at, x.stage_since, x.interest_used_ms`,
  from: 'candidatures x',
  joins: {
    p: 'join plans p on p.plan_id = x.plan_id',
    i: 'join interns i on i.intern_id = x.intern_id',
    u: 'join users u on u.user_id = i.user_id',
    a: 'join applications a on a.application_id = x.application_id',
  },
  where: [
    "x.company_id = :company and x.stage = 'INTERESTED'",
    'not exists (select 1 from not_interested n where n.company_id = x.company_id and n.intern_id = x.intern_id)',
  ],
  filters: { plans: 'x.plan_id = any(:plans)' },
  orders: { default: ['coalesce(x.interested_at, x.stage_since)', 'x.candidature_id'] },
})

export const adminUsers = statement<[company: string], { user_id: string }>(
  'plans.adminUsers',
  `select user_id from members where company_id = $1 and status = 'ACTIVE' and role = 'ADMIN' and user_id is not null`,
)
