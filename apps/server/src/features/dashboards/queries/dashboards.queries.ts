// Generated from dashboards.sql by “npm run queries”; do not edit.
// Source: 7ffd63436d33
import type { CandidatureStage } from '@fledge/domain/candidatures/types.ts'
import type { CompanyScope } from '@fledge/domain/sessions/types.ts'
import { defineStatement } from '../../../platform/db/statement.ts'

export interface EventRow {
  readonly id: number
  readonly machine: string
  readonly move: string
  readonly actor_kind: 'anonymous' | 'registration' | 'company' | 'intern' | 'operator' | 'clock' | 'system'
  readonly at: string
  readonly candidature_id: string
  readonly intern_id: string
  readonly first_name: string
  readonly last_name: string
  readonly is_name_visible: boolean
  readonly stage: CandidatureStage
  readonly picture_file_id: string | null
  readonly country_code: string | null
  readonly time_zone: string
  readonly plan_name: string
}

export interface StatusCountRow {
  readonly kind: 'interview' | 'offer' | 'stage'
  readonly state: string
  readonly count: number
}

export interface DueWeekRow {
  readonly weekly_feedback_id: string
  readonly internship_id: string
  readonly intern_id: string
  readonly first_name: string
  readonly last_name: string
  readonly picture_file_id: string | null
  readonly country_code: string | null
  readonly time_zone: string
  readonly plan_name: string
  readonly unlocks_at: string
}

/** Recent events of the company's candidatures, interviews and offers. */
export const recentEvents = defineStatement<
  { readonly company_id: CompanyScope; readonly machines: readonly string[] },
  EventRow
>(
  'dashboards.recentEvents',
  ['company_id', 'machines'],
  `select e.id, e.machine, e.move, e.actor_kind, e.at, x.candidature_id, x.intern_id, u.first_name, u.last_name,
exists (select from candidatures agreed where agreed.company_id = x.company_id and agreed.intern_id = x.intern_id and agreed.name_visible_at is not null) as is_name_visible,
x.stage, u.picture_file_id,
(
  select l.data ->> 'code'
  from lookup l
  where l.list = 'country' and l.id = u.country_id
) as country_code,
u.time_zone, p.name as plan_name
from
  event_log e
  join candidatures x on x.candidature_id = e.candidature_id
  join plans p on p.plan_id = x.plan_id
  join interns i on i.intern_id = x.intern_id
  join users u on u.user_id = i.user_id
where
  e.company_id = $1
  and x.company_id = $1
  and e.machine = any ($2::text[])
order by e.id desc
limit 12`,
)

export const hiringStatusCounts = defineStatement<
  { readonly company_id: CompanyScope },
  StatusCountRow
>(
  'dashboards.hiringStatusCounts',
  ['company_id'],
  `select 'interview' as kind, status as state, count(*)
from interviews
where company_id = $1
group by status
union all
select 'offer', status, count(*)
from offers
where company_id = $1
group by status
union all
select 'stage', stage, count(*)
from candidatures
where company_id = $1
group by stage`,
)

/** Number of distinct candidatures that reached one of the stages. */
export const stageReachCounts = defineStatement<
  { readonly stages: string; readonly company_id: CompanyScope },
  { readonly column: string; readonly reached: number }
>(
  'dashboards.stageReachCounts',
  ['stages', 'company_id'],
  `select c.id as column, count(distinct s.candidature_id) as reached
from
  jsonb_to_recordset($1::jsonb) c (id text, stages text[])
  left join (
    select candidature_id, to_state as state
    from event_log
    where company_id = $2 and machine = 'candidature' and candidature_id is not null
    union
    select candidature_id, stage
    from candidatures
    where company_id = $2
  ) s on s.state = any (c.stages)
group by c.id`,
)

/** Weeks open for this member's feedback: all for an administrator, supervised ones for a supervisor. Excludes closed internships. */
export const dueWeeksOfMember = defineStatement<
  {
    readonly company_id: CompanyScope
    readonly now: string
    readonly member: string | null
  },
  DueWeekRow
>(
  'dashboards.dueWeeksOfMember',
  ['company_id', 'now', 'member'],
  `select
  w.weekly_feedback_id, n.internship_id, n.intern_id, u.first_name, u.last_name,
  u.picture_file_id,
  (
    select l.data ->> 'code'
    from lookup l
    where l.list = 'country' and l.id = u.country_id
  ) as country_code,
  u.time_zone, p.name as plan_name, w.unlocks_at
from
  internship_weeks w
  join internships n using (internship_id)
  join plans p using (plan_id)
  join interns i on i.intern_id = n.intern_id
  join users u on u.user_id = i.user_id
where
  n.company_id = $1
  and n.status in ('UPCOMING', 'ONGOING')
  and w.company_completed_at is null
  and w.unlocks_at <= $2
  and (
    $3::uuid is null
    or n.supervisor_member_id = $3
    or n.second_supervisor_member_id = $3
  )
order by w.unlocks_at
limit 20`,
)
