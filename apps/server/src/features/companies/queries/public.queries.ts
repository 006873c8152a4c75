// Generated from public.sql by “npm run queries”; do not edit.
// Source: aab54fbfd627
import { defineStatement } from '../../../platform/db/statement.ts'

export interface PublicPlanRow {
  readonly plan_id: string
  readonly name: string
  readonly career_field: string | null
  readonly place: 'REMOTE' | 'ON_SITE' | 'HYBRID' | null
  readonly city: string | null
  readonly start_month: string | null
  readonly duration_min: number | null
  readonly duration_max: number | null
  readonly hours_a_week: number | null
  readonly openings_left: number
  readonly is_paid: boolean
  readonly stipend_amount: number | null
  readonly stipend_currency: string | null
  readonly skills: string[]
  readonly description: string
  readonly responsibilities: string
  readonly working_from: string
  readonly working_to: string
  readonly time_zone: string | null
}

export interface PublicPersonRow {
  readonly name: string
  readonly job_title: string | null
  readonly country_code: string | null
  readonly time_zone: string
}

export const publicPlans = defineStatement<
  { readonly company_id: string },
  PublicPlanRow
>(
  'companies.publicPlans',
  ['company_id'],
  `select p.plan_id, p.name, f.label as career_field, p.place, p.city, p.start_month, p.duration_min, p.duration_max, p.hours_a_week, p.openings - p.openings_taken as openings_left, p.stipend_amount is not null as is_paid, p.stipend_amount, p.stipend_currency, array(
      select l.label
      from lookup l
      where l.list = 'skill' and l.id = any (p.skill_ids)
      order by l.label
    ) as skills, p.description, p.responsibilities, to_char(p.working_from, 'HH24:MI') as working_from, to_char(p.working_to, 'HH24:MI') as working_to, p.time_zone
from plans p left join lookup f on f.list = 'career-field' and f.id = p.career_field_id
where p.company_id = $1 and p.status in ('ACTIVE') and not p.is_taken_down
order by p.published_at desc, p.plan_id
limit 50`,
)

/** People an intern would work with: active supervisors of open internships. */
export const publicPeople = defineStatement<
  { readonly company_id: string },
  PublicPersonRow
>(
  'companies.publicPeople',
  ['company_id'],
  `select
  trim(u.first_name || ' ' || u.last_name) as name,
  coalesce(m.custom_job_title, l.label) as job_title, c.data ->> 'code' as country_code,
  u.time_zone
from
  members m
  join users u on u.user_id = m.user_id
  left join lookup c on c.list = 'country' and c.id = u.country_id
  left join lookup l on l.list = 'job-title' and l.id::text = m.job_title_id
where
  m.company_id = $1
  and m.status = 'ACTIVE'
  and exists (
    select
    from plan_supervisors s join plans p using (plan_id)
    where s.member_id = m.member_id and p.status in ('ACTIVE') and not p.is_taken_down
  )
order by m.created_at, m.member_id
limit 12`,
)

export const internsHosted = defineStatement<
  { readonly company_id: string },
  { readonly hosted: number }
>(
  'companies.internsHosted',
  ['company_id'],
  `select count(*) as hosted
from internships
where company_id = $1 and status <> 'CANCELLED'`,
)
