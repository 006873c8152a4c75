// Generated from plan-page.sql by “npm run queries”; do not edit.
// Source: 5e3bbfa746db
import type { ListSource } from '../../../platform/db/list-definition.ts'
import type { PlanStatus } from '@fledge/domain/plans/types.ts'
import { defineStatement } from '../../../platform/db/statement.ts'

export interface PlanPageRow {
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
  readonly status: PlanStatus
  readonly paused_reason: string | null
  readonly is_taken_down: boolean
  readonly company_id: string
  readonly company_name: string
  readonly company_time_zone: string
  readonly openings: number
  readonly openings_taken: number
  readonly published_at: string
  readonly updated_at: string
}

export interface PlanEventRow {
  readonly id: string
  readonly at: string
  readonly machine: string
  readonly move: string
  readonly actor_kind: 'anonymous' | 'registration' | 'company' | 'intern' | 'operator' | 'clock' | 'system'
  readonly actor_name: string | null
  readonly reason: string | null
  readonly note: string | null
}

/** A plan that was published, in whatever state it is. */
export const findPlanPage = defineStatement<
  { readonly plan_id: string },
  PlanPageRow
>(
  'plans.findPlanPage',
  ['plan_id'],
  `select
  p.plan_id, p.name, f.label as career_field, p.place, p.city, p.start_month, p.duration_min, p.duration_max, p.hours_a_week, p.openings - p.openings_taken as openings_left, p.stipend_amount is not null as is_paid, p.stipend_amount, p.stipend_currency, array(
      select l.label
      from lookup l
      where l.list = 'skill' and l.id = any (p.skill_ids)
      order by l.label
    ) as skills, p.description, p.responsibilities, to_char(p.working_from, 'HH24:MI') as working_from, to_char(p.working_to, 'HH24:MI') as working_to, p.time_zone, p.status, p.paused_reason, p.is_taken_down, p.company_id,
  c.name as company_name, c.time_zone as company_time_zone, p.openings, p.openings_taken,
  p.published_at, p.updated_at
from
  plans p
  join companies c on c.company_id = p.company_id
  left join lookup f on f.list = 'career-field' and f.id = p.career_field_id
where p.plan_id = $1 and p.published_at is not null`,
)

export const publishedPlanForUpdate = defineStatement<
  { readonly plan_id: string },
  { readonly plan_id: string; readonly company_id: string; readonly is_taken_down: boolean }
>(
  'plans.publishedPlanForUpdate',
  ['plan_id'],
  `select plan_id, company_id, is_taken_down
from plans
where plan_id = $1 and published_at is not null
for update`,
)

export const planEventRows: ListSource<PlanEventRow> = {
  columns: `e.id::text as id, e.at, e.machine, e.move, e.actor_kind,
  trim(a.first_name || ' ' || a.last_name) as actor_name, e.reason, e.note`,
  from: `event_log e`,
  joins: {
    a: `left join users a on a.user_id = e.actor_id`,
  },
}
