// Generated from detail.sql by “npm run queries”; do not edit.
// Source: 34738b0c2df6
import type { InterviewStatus } from '@fledge/domain/interviews/types.ts'
import type { OfferStatus } from '@fledge/domain/offers/types.ts'
import type { InternScope } from '@fledge/domain/sessions/types.ts'
import { defineStatement } from '../../../platform/db/statement.ts'

export interface HistoryRow {
  readonly id: number
  readonly at: string
  readonly machine: string
  readonly move: string
  readonly actor_kind: 'anonymous' | 'registration' | 'company' | 'intern' | 'operator' | 'clock' | 'system'
  readonly actor_name: string | null
  readonly reason: string | null
  readonly note: string | null
  readonly from_state: string | null
  readonly to_state: string | null
  readonly starts_at: string | null
}

export interface ResponseTimeRow {
  readonly asked_at: string
  readonly answered_at: string
}

export interface HostRow {
  readonly company_id: string
  readonly name: string
  readonly slug: string
  readonly logo_file_id: string | null
  readonly time_zone: string
  readonly introduction: string | null
  readonly industry: string | null
  readonly employee_count: string | null
  readonly country_code: string | null
  readonly city: string | null
  readonly website: string | null
  readonly linkedin: string | null
  readonly plan_id: string
  readonly plan_name: string
  readonly description: string
  readonly responsibilities: string
  readonly place: 'REMOTE' | 'ON_SITE' | 'HYBRID' | null
  readonly start_month: string | null
  readonly duration_min: number | null
  readonly duration_max: number | null
  readonly hours_a_week: number | null
  readonly working_from: string
  readonly working_to: string
  readonly plan_time_zone: string | null
}

/** The timeline both sides read. Excludes the intern's feedback on interviews, which only the programme team reads, and for interns a shortlisting that they were not told about. */
export const selectHistory = defineStatement<
  { readonly candidature_id: string; readonly for_intern: boolean },
  HistoryRow
>(
  'candidatures.selectHistory',
  ['candidature_id', 'for_intern'],
  `select
  e.id, e.at, e.machine, e.move, e.actor_kind,
  case when u.type <> 'O' then u.first_name || ' ' || u.last_name
  end as actor_name, e.reason, e.note, e.from_state, e.to_state,
  e.data ->> 'starts_at' as starts_at
from event_log e left join users u on u.user_id = e.actor_id
where
  e.candidature_id = $1
  and not (
    $2
    and e.machine = 'candidature'
    and e.move in ('shortlist', 'returnToInterest')
  )
  and not (
    e.machine = 'candidature'
    and e.move in (
      'proposeInterview', 'scheduleInterview', 'rescheduleInterview', 'endInterview',
      'endFurtherInterview', 'completeInterview', 'sendOffer', 'approveOffer', 'returnOffer',
      'acceptOffer', 'declineOffer', 'expireOffer'
    )
  )
  and not (e.machine = 'interview' and e.move = 'giveInternFeedback')
  and not (
    $2
    and e.machine = 'offer'
    and e.to_state in ('DRAFT', 'NEEDS_REVISION', 'IN_REVIEW')
  )
order by e.id desc
limit 200`,
)

export const selectCandidatureBadge = defineStatement<
  { readonly candidature_id: string },
  {
    readonly interview: { status: InterviewStatus; no_show: { claimed_by: 'company' | 'intern'; contested_at: string | null } | null } | null
    readonly offer: { status: OfferStatus } | null
  }
>(
  'candidatures.selectCandidatureBadge',
  ['candidature_id'],
  `select
  (select jsonb_build_object('status', bi.status, 'no_show', case when bi.status = 'IN_PAST' and bi.no_show_claimed_by is not null then jsonb_build_object('claimed_by', bi.no_show_claimed_by, 'contested_at', to_char(bi.no_show_contested_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end)
     from interviews bi where bi.candidature_id = c.candidature_id order by bi.created_at desc limit 1) as interview,
   (select jsonb_build_object('status', bo.status) from offers bo where bo.candidature_id = c.candidature_id order by bo.created_at desc limit 1) as offer
from candidatures c
where c.candidature_id = $1`,
)

/** A company's last replies: to interest, and to suggested times. Some of the hundred newest replied to no one, and without that limit PostgreSQL reads all events of a large company. */
export const companyAnswers = defineStatement<
  { readonly company_id: string },
  ResponseTimeRow
>(
  'candidatures.companyAnswers',
  ['company_id'],
  `select p.at as asked_at, e.at as answered_at
from
  (
    select id, candidature_id, at
    from event_log
    where
      company_id = $1
      and actor_kind = 'company'
      and candidature_id is not null
      and move in ('shortlist', 'propose', 'choose', 'reschedule', 'disqualify')
    order by id desc
    limit 100
  ) e
  join lateral (
    select at
    from event_log b
    where b.candidature_id = e.candidature_id and b.id < e.id and b.actor_kind = 'intern'
    order by b.id desc
    limit 1
  ) p on true
order by e.id desc
limit 30`,
)

export const selectInternResponseTimes = defineStatement<
  { readonly intern_id: string },
  ResponseTimeRow
>(
  'candidatures.selectInternResponseTimes',
  ['intern_id'],
  `select p.at as asked_at, e.at as answered_at
from
  event_log e
  join lateral (
    select at
    from event_log b
    where
      b.candidature_id = e.candidature_id
      and b.id < e.id
      and b.actor_kind in ('company', 'operator')
    order by b.id desc
    limit 1
  ) p on true
where
  e.intern_id = $1
  and e.actor_kind = 'intern'
  and e.candidature_id is not null
  and e.move in ('confirm', 'counterPropose', 'decline', 'accept')
order by e.id desc
limit 30`,
)

export const selectHostCompany = defineStatement<
  { readonly candidature_id: string; readonly intern_id: InternScope },
  HostRow
>(
  'candidatures.selectHostCompany',
  ['candidature_id', 'intern_id'],
  `select
  co.company_id, co.name, co.slug, co.shown_logo_file_id as logo_file_id, co.time_zone, 
  case when not 'introduction' = any (co.hidden_parts) then co.introduction end as introduction,
  li.label as industry, le.label as employee_count, lc.data ->> 'code' as country_code, co.city,
  co.website, co.linkedin, p.plan_id, p.name as plan_name, 
  case when p.is_taken_down then '' else p.description end as description,
  case when p.is_taken_down then '' else p.responsibilities end as responsibilities,
  p.place, p.start_month, p.duration_min, p.duration_max, p.hours_a_week,
  to_char(p.working_from, 'HH24:MI') as working_from,
  to_char(p.working_to, 'HH24:MI') as working_to, p.time_zone as plan_time_zone
from
  candidatures c
  join companies co on co.company_id = c.company_id
  join plans p on p.plan_id = c.plan_id
  left join lookup li on li.list = 'industry' and li.id = co.industry_id
  left join lookup le on le.list = 'employee-count' and le.id = co.employee_count_id
  left join lookup lc on lc.list = 'country' and lc.id = co.country_id
where
  c.candidature_id = $1
  and c.intern_id = $2
  and c.known_to_intern_at is not null`,
)
