// Generated from dashboards.sql by “npm run queries”; do not edit.
// Source: fe768582cee4
import type { BadgeRow } from '../../../platform/db/candidature-badge.ts'
import type { ListSource } from '../../../platform/db/list-definition.ts'
import type { CandidatureStage } from '@fledge/domain/candidatures/types.ts'
import type { InterviewStatus } from '@fledge/domain/interviews/types.ts'
import type { OfferStatus } from '@fledge/domain/offers/types.ts'
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
  readonly status: string
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

export interface StageRow {
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
  readonly stage_since: string
  readonly interested_at: string | null
  readonly interest_used_ms: number
  readonly known_to_intern_at: string | null
  readonly plan_id: string
  readonly interview_id: string | null
  readonly interview_status: InterviewStatus | null
  readonly interview_status_since: string | null
  readonly interview_ends_at: string | null
  readonly interview_answer_by: string | null
  readonly no_show_claimed_by: 'company' | 'intern' | null
  readonly no_show_claimed_at: string | null
  readonly no_show_contested_at: string | null
  readonly claim_review_days: number | null
  readonly company_time_zone: string
  readonly offer_status: OfferStatus | null
  readonly offer_status_since: string | null
  readonly interview: BadgeRow['interview']
  readonly offer: BadgeRow['offer']
}

/** Recent events of the company's candidatures. The newest are found in the order of the index first: the planner would otherwise read all events of the company, and sort them. */
export const recentEvents = defineStatement<
  { readonly company_id: CompanyScope; readonly machines: readonly string[] },
  EventRow
>(
  'dashboards.recentEvents',
  ['company_id', 'machines'],
  `select e.id, e.machine, e.move, e.actor_kind, e.at, x.candidature_id, x.intern_id, u.first_name, u.last_name,
exists (select from candidatures agreed where agreed.company_id = x.company_id and agreed.intern_id = x.intern_id and agreed.name_visible_at is not null) as is_name_visible,
x.stage, u.shown_picture_file_id as picture_file_id,
(
  select l.data ->> 'code'
  from lookup l
  where l.list = 'country' and l.id = u.country_id
) as country_code,
u.time_zone, p.name as plan_name
from
  (
    select id, machine, move, actor_kind, at, candidature_id
    from event_log
    where
      company_id = $1
      and machine = any ($2::text[])
      and candidature_id is not null
    order by id desc
    limit 12
  ) e
  join candidatures x on x.candidature_id = e.candidature_id
  join plans p on p.plan_id = x.plan_id
  join interns i on i.intern_id = x.intern_id
  join users u on u.user_id = i.user_id
order by e.id desc`,
)

export const hiringStatusCounts = defineStatement<
  { readonly company_id: CompanyScope },
  StatusCountRow
>(
  'dashboards.hiringStatusCounts',
  ['company_id'],
  `select 'interview' as kind, status, count(*)
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

/** How many candidatures came how far: the highest rank of a stage that they ever had. */
export const furthestStageCounts = defineStatement<
  { readonly company_id: CompanyScope; readonly ranks: string },
  { readonly rank: number; readonly count: number }
>(
  'dashboards.furthestStageCounts',
  ['company_id', 'ranks'],
  `select f.rank, count(*)
from
  (
    select s.candidature_id, max(r.rank) as rank
    from
      (
        select candidature_id, stage
        from candidatures
        where company_id = $1
        union all
        select candidature_id, to_state
        from event_log
        where company_id = $1 and machine = 'candidature' and candidature_id is not null
      ) s
      join jsonb_to_recordset($2::jsonb) r (stage text, rank int) on r.stage = s.stage
    group by s.candidature_id
  ) f
group by f.rank`,
)

/** Weeks open for this member's feedback: all for an administrator, supervised ones for a supervisor. Excludes closed internships. */
export const dueWeeksOfMember = defineStatement<
  {
    readonly company_id: CompanyScope
    readonly now: string
    readonly member_id: string | null
  },
  DueWeekRow
>(
  'dashboards.dueWeeksOfMember',
  ['company_id', 'now', 'member_id'],
  `select
  w.weekly_feedback_id, n.internship_id, n.intern_id, u.first_name, u.last_name,
  u.shown_picture_file_id as picture_file_id,
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

export const stageRows: ListSource<StageRow> = {
  columns: `x.candidature_id, x.intern_id, u.first_name, u.last_name,
  exists (select from candidatures agreed where agreed.company_id = x.company_id and agreed.intern_id = x.intern_id and agreed.name_visible_at is not null) as is_name_visible,
  x.stage, u.shown_picture_file_id as picture_file_id,
  (
    select l.data ->> 'code'
    from lookup l
    where l.list = 'country' and l.id = u.country_id
  ) as country_code,
  u.time_zone, p.name as plan_name, x.stage_since, x.interested_at, x.interest_used_ms,
  x.known_to_intern_at, x.plan_id, v.interview_id, v.interview_status, v.interview_status_since,
  v.interview_ends_at, v.interview_answer_by, v.no_show_claimed_by,
  v.no_show_claimed_at, v.no_show_contested_at, v.claim_review_days,
  (
    select co.time_zone
    from companies co
    where co.company_id = x.company_id
  ) as company_time_zone,
  o.offer_status, o.offer_status_since,
  (select jsonb_build_object('status', bi.status, 'no_show', case when bi.status = 'IN_PAST' and bi.no_show_claimed_by is not null then jsonb_build_object('claimed_by', bi.no_show_claimed_by, 'contested_at', to_char(bi.no_show_contested_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end)
     from interviews bi where bi.candidature_id = x.candidature_id order by bi.created_at desc limit 1) as interview,
   (select jsonb_build_object('status', bo.status) from offers bo where bo.candidature_id = x.candidature_id order by bo.created_at desc limit 1) as offer`,
  from: `candidatures x`,
  joins: {
    p: `join plans p on p.plan_id = x.plan_id`,
    i: `join interns i on i.intern_id = x.intern_id`,
    u: `join users u on u.user_id = i.user_id`,
    v: `left join lateral (
    select
      v.interview_id, v.status as interview_status, v.status_since as interview_status_since,
      case when v.answer_by is null then v.ends_at end as interview_ends_at,
      v.answer_by as interview_answer_by, v.no_show_claimed_by,
      v.no_show_claimed_at, v.no_show_contested_at, v.claim_review_days
    from interviews v
    where v.candidature_id = x.candidature_id
    order by v.created_at desc
    limit 1
  ) v on true`,
    o: `left join lateral (
    select o.status as offer_status, o.status_since as offer_status_since
    from offers o
    where o.candidature_id = x.candidature_id
    order by o.created_at desc
    limit 1
  ) o on true`,
  },
}
