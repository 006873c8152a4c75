// Generated from programme-reports.sql by “npm run queries”; do not edit.
// Source: 1f45d8b72556
import type { ReportSchedule } from '@fledge/domain/programme-reports/report-schedules.ts'
import type { DecisionKind } from '@fledge/domain/programme-reports/types.ts'
import { defineStatement, type NoParams } from '../../../platform/db/statement.ts'

export interface ReportFunnelRow {
  readonly batch_id: string | null
  readonly batch_name: string | null
  readonly partner_id: string | null
  readonly partner_name: string | null
  readonly reached: number[]
}

export interface DecisionTimeRow {
  readonly kind: DecisionKind
  readonly partner_id: string | null
  readonly partner_name: string | null
  readonly is_total: boolean
  readonly count: number
  readonly median_hours: number
  readonly p90_hours: number
}

export interface ReportNumbersRow {
  readonly submitted: number
  readonly approved: number
  readonly offered: number
  readonly placed: number
  readonly working: number
}

/** How far interns came in each batch that anyone joined, and in all of each partner; newest first. */
export const funnelsByBatch = defineStatement<
  NoParams,
  ReportFunnelRow
>(
  'programme-reports.funnelsByBatch',
  [],
  `select
  b.batch_id, b.name as batch_name, p.partner_id, p.name as partner_name,
  array[count(*) filter (where m.furthest >= 1)::int, count(*) filter (where m.furthest >= 2)::int, count(*) filter (where m.furthest >= 3)::int, count(*) filter (where m.furthest >= 4)::int, count(*) filter (where m.furthest >= 5)::int, count(*) filter (where m.furthest >= 6)::int, count(*) filter (where m.furthest >= 7)::int, count(*) filter (where m.furthest >= 8)::int, count(*) filter (where m.furthest >= 9)::int] as reached
from
  batches b
  join application_milestones m on m.batch_id = b.batch_id
  left join partners p on p.partner_id = b.partner_id
group by grouping sets ((b.batch_id, b.name, p.partner_id, p.name), (p.partner_id, p.name))
order by b.batch_id desc nulls last, p.name nulls last`,
)

/** How long decisions of the team took, for each queue and in it for each partner. Its rows without a partner are those of interns of no partner, and of what belongs to no batch. */
export const decisionTimes = defineStatement<
  { readonly flow_from: string },
  DecisionTimeRow
>(
  'programme-reports.decisionTimes',
  ['flow_from'],
  `select
  d.kind, p.partner_id, p.name as partner_name, grouping(p.partner_id) = 1 as is_total,
  count(*)::int as count,
  percentile_cont(0.5) within group (order by extract(epoch from d.at - d.since) / 3600) as median_hours,
  percentile_cont(0.9) within group (order by extract(epoch from d.at - d.since) / 3600) as p90_hours
from
  (
    select 'APPLICATION' as kind, e.subject_id, e.candidature_id, e.at, (select max(s.at) from event_log s where s.subject_id = e.subject_id and s.id < e.id and s.machine = 'application' and coalesce(s.to_state in ('SUBMITTED', 'IN_REVIEW'), false) and not coalesce(s.from_state in ('SUBMITTED', 'IN_REVIEW'), false)) as since from event_log e where e.machine = 'application' and (extract(epoch from (e.at at time zone 'UTC')) * 1000000)::bigint >= (extract(epoch from ($1::timestamptz at time zone 'UTC')) * 1000000)::bigint and coalesce(e.from_state in ('SUBMITTED', 'IN_REVIEW'), false) and not coalesce(e.to_state in ('SUBMITTED', 'IN_REVIEW'), false)
 union all select 'COMPANY' as kind, e.subject_id, e.candidature_id, e.at, (select max(s.at) from event_log s where s.subject_id = e.subject_id and s.id < e.id and s.machine = 'company' and coalesce(s.to_state in ('PENDING_APPROVAL'), false) and not coalesce(s.from_state in ('PENDING_APPROVAL'), false)) as since from event_log e where e.machine = 'company' and (extract(epoch from (e.at at time zone 'UTC')) * 1000000)::bigint >= (extract(epoch from ($1::timestamptz at time zone 'UTC')) * 1000000)::bigint and coalesce(e.from_state in ('PENDING_APPROVAL'), false) and not coalesce(e.to_state in ('PENDING_APPROVAL'), false)
 union all select 'WAITING_LIST' as kind, e.subject_id, e.candidature_id, e.at, (select max(s.at) from event_log s where s.subject_id = e.subject_id and s.id < e.id and s.machine = 'company' and coalesce(s.to_state in ('IN_WAITING_LIST'), false) and not coalesce(s.from_state in ('IN_WAITING_LIST'), false)) as since from event_log e where e.machine = 'company' and (extract(epoch from (e.at at time zone 'UTC')) * 1000000)::bigint >= (extract(epoch from ($1::timestamptz at time zone 'UTC')) * 1000000)::bigint and coalesce(e.from_state in ('IN_WAITING_LIST'), false) and not coalesce(e.to_state in ('IN_WAITING_LIST'), false)
 union all select 'OFFER' as kind, e.subject_id, e.candidature_id, e.at, (select max(s.at) from event_log s where s.subject_id = e.subject_id and s.id < e.id and s.machine = 'offer' and coalesce(s.to_state in ('IN_REVIEW'), false) and not coalesce(s.from_state in ('IN_REVIEW'), false)) as since from event_log e where e.machine = 'offer' and (extract(epoch from (e.at at time zone 'UTC')) * 1000000)::bigint >= (extract(epoch from ($1::timestamptz at time zone 'UTC')) * 1000000)::bigint and coalesce(e.from_state in ('IN_REVIEW'), false) and not coalesce(e.to_state in ('IN_REVIEW'), false)
 union all select 'ACTION' as kind, e.subject_id, e.candidature_id, e.at, (select max(s.at) from event_log s where s.subject_id = e.subject_id and s.id < e.id and s.machine = 'internshipAction' and coalesce(s.to_state in ('RAISED'), false) and not coalesce(s.from_state in ('RAISED'), false)) as since from event_log e where e.machine = 'internshipAction' and (extract(epoch from (e.at at time zone 'UTC')) * 1000000)::bigint >= (extract(epoch from ($1::timestamptz at time zone 'UTC')) * 1000000)::bigint and coalesce(e.from_state in ('RAISED'), false) and not coalesce(e.to_state in ('RAISED'), false)
  ) d
  left join candidatures c on c.candidature_id = d.candidature_id
  left join applications a on
    a.application_id = case when d.kind = 'APPLICATION' then d.subject_id else c.application_id end
  left join batches b on b.batch_id = a.batch_id
  left join partners p on p.partner_id = b.partner_id
where d.since is not null
group by grouping sets ((d.kind), (d.kind, p.partner_id, p.name))
order by d.kind, is_total desc, p.name nulls last`,
)

export const reportSchedule = defineStatement<
  { readonly user_id: string },
  { readonly report_schedule: ReportSchedule | null }
>(
  'programme-reports.reportSchedule',
  ['user_id'],
  `select report_schedule
from users
where user_id = $1`,
)

/** Managers who get the report, while they are in the team. */
export const reportReceivers = defineStatement<
  { readonly schedule: ReportSchedule },
  { readonly user_id: string }
>(
  'programme-reports.reportReceivers',
  ['schedule'],
  `select user_id
from users
where
  report_schedule = $1
  and type = 'O'
  and status = 'ACTIVE'
  and operator_role = 'MANAGER'
order by user_id`,
)

/** What happened in some days, in the order of the email. */
export const reportNumbers = defineStatement<
  { readonly from: string; readonly before: string },
  ReportNumbersRow
>(
  'programme-reports.reportNumbers',
  ['from', 'before'],
  `select
  (count(*) filter (where m.submitted_at >= $1::timestamptz and m.submitted_at < $2::timestamptz))::int as submitted,
  (count(*) filter (where m.approved_at >= $1::timestamptz and m.approved_at < $2::timestamptz))::int as approved,
  (count(*) filter (where m.offered_at >= $1::timestamptz and m.offered_at < $2::timestamptz))::int as offered,
  (count(*) filter (where m.placed_at >= $1::timestamptz and m.placed_at < $2::timestamptz))::int as placed,
  (count(*) filter (where m.working_at >= $1::timestamptz and m.working_at < $2::timestamptz))::int as working
from application_milestones m`,
)
