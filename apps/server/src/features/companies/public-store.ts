import { statement } from '../../platform/db/statement.ts'

// Public data of a company besides its profile.

export interface PublicPlanRow {
  plan_id: string
  name: string
  career_field: string | null
  place: string | null
  city: string | null
  start_month: string | null
  duration_min: number | null
  duration_max: number | null
  hours_a_week: number | null
  openings_left: number
  is_paid: boolean
  stipend_amount: number | null
  stipend_currency: string | null
  skills: string[]
  description: string
  responsibilities: string
  working_from: string
  working_to: string
  time_zone: string | null
}
export const publicPlans = statement<[company: string], PublicPlanRow>(
  'companies.publicPlans',
  `select p.plan_id, p.name, f.label as career_field, p.place, p.city, p.start_month, p.duration_min, p.duration_max, p.hours_a_week, p.openings - p.openings_taken as openings_left, p.stipend_amount is not null as is_paid, p.stipend_amount, p.stipend_currency,
          array(select l.label from lookup l where l.list = 'skill' and l.id = any(p.skill_ids) order by l.label) as skills,
          p.description, p.responsibilities, to_char(p.working_from, 'HH24:MI') as working_from, to_char(p.working_to, 'HH24:MI') as working_to, p.time_zone
   from plans p left join lookup f on f.list = 'career-field' and f.id = p.career_field_id where p.company_id = $1 and p.status = 'ACTIVE' order by p.published_at desc, p.plan_id limit 50`,
)
export interface PublicPersonRow {
  name: string
  job_title: string | null
  country_code: string | null
  time_zone: string
}
/** People an intern would work with: active supervisors of open internships. */
export const publicPeople = statement<[company: string], PublicPersonRow>(
  'companies.publicPeople',
  `select trim(u.first_name || ' ' || u.last_name) as name, coalesce(m.custom_job_title, l.label) as job_title, c.data ->> 'code' as country_code, u.time_zone
   from members m join users u on u.user_id = m.user_id left join lookup c on c.list = 'country' and c.id = u.country_id left join lookup l on l.list = 'job-title' and l.id::text = m.job_title_id
   where m.company_id = $1 and m.status = 'ACTIVE' and exists (select from plan_supervisors s join plans p using (plan_id) where s.member_id = m.member_id and p.status = 'ACTIVE') order by m.created_at, m.member_id limit 12`,
)
export const internsHosted = statement<[company: string], { hosted: number }>(
  'companies.internsHosted',
  `select count(*) as hosted from internships where company_id = $1 and status <> 'CANCELLED'`,
)
