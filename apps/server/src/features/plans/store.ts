import type { PlanStatus } from '@fledge/domain/plans/types.ts'
import type { CompanyScope } from '@fledge/domain/sessions/types.ts'
import { defineList } from '../../platform/db/list-query.ts'

import { isNameVisibleSql } from '../../platform/db/visible-name.ts'
import { statusSql } from '../../platform/db/statuses.ts'

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

const columns = `p.plan_id as uuid, p.status, p.name, p.career_field_id, f.label as career_field, p.specialisation_ids, p.skill_ids, p.project_ids, p.project_type_ids, p.description, p.responsibilities, p.job_description,
  p.start_month, p.start_flexible, p.duration_min, p.duration_max, p.hours_a_week, p.place, p.city, p.country_id, p.time_zone, to_char(p.working_from, 'HH24:MI') as working_from, to_char(p.working_to, 'HH24:MI') as working_to,
  p.openings, p.openings_taken, p.stipend_amount, p.stipend_currency::text, p.paused_reason, p.published_at, p.updated_at, (select trim(w.first_name || ' ' || w.last_name) from users w where w.user_id = p.updated_by) as updated_by, p.updated_by as updated_by_id,
  (select count(*) from candidatures x where x.plan_id = p.plan_id and x.stage in (${statusSql('candidature.open')})) as open_candidatures, (select count(*) from candidatures x where x.plan_id = p.plan_id and x.stage = ${statusSql('candidature.INTERESTED')}) as interested,
  coalesce((select jsonb_agg(jsonb_build_object('member_id', s.member_id, 'name', trim(u.first_name || ' ' || u.last_name), 'picture_file_id', u.picture_file_id, 'is_active', m.status = ${statusSql('member.ACTIVE')}) order by u.first_name)
            from plan_supervisors s join members m using (member_id) join users u on u.user_id = m.user_id where s.plan_id = p.plan_id), '[]') as supervisors`
const joins = {
  f: `left join lookup f on f.list = 'career-field' and f.id = p.career_field_id`,
} as const

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
      `array_position(array[${statusSql('plan.ACTIVE', 'plan.DRAFT', 'plan.PAUSED', 'plan.ARCHIVED')}], p.status)`,
      'p.updated_at desc',
      'p.plan_id',
    ],
  },
})

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
    `x.company_id = :company and x.stage = ${statusSql('candidature.INTERESTED')}`,
    'not exists (select 1 from not_interested n where n.company_id = x.company_id and n.intern_id = x.intern_id)',
  ],
  filters: { plans: 'x.plan_id = any(:plans)' },
  orders: { default: ['coalesce(x.interested_at, x.stage_since)', 'x.candidature_id'] },
})
