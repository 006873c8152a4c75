// Generated from today.sql by “npm run queries”; do not edit.
// Source: b06427ff0cc6
import type { ListSource } from '../../../platform/db/list-definition.ts'
import type { OverdueKind } from '@fledge/domain/overdue/types.ts'
import type { TodayList } from '@fledge/domain/today/types.ts'
import { defineStatement, type NoParams } from '../../../platform/db/statement.ts'

export interface TodayCount {
  readonly list: TodayList | 'FAILED_MAILS' | 'FAILING_EVENTS' | 'PAYMENT_DIFFERENCES'
  readonly kind: OverdueKind | null
  readonly day: string | null
  readonly count: number
}

export interface TodayItemRow {
  readonly list: TodayList
  readonly kind: OverdueKind | null
  readonly id: string
  readonly at: string
  readonly title: string
  readonly detail: string
  readonly link_id: string | null
  readonly is_concern: boolean
  readonly user_id: string | null
}

export const todayCounts = defineStatement<
  { readonly now: string; readonly week_to: string; readonly flow_from: string },
  TodayCount
>(
  'today.todayCounts',
  ['now', 'week_to', 'flow_from'],
  `select
  x.list, x.kind,
  case when x.kind is not null then to_char(x.at at time zone 'UTC', 'YYYY-MM-DD') end as day,
  count(*)::int as count
from
  (
    select 'CONCERNS' as list, null::text as kind, x.action_id::text as id, x.created_at as at, i.intern_id as intern_id, i.company_id as company_id, x.action_id as link_id, null::text as label from internship_actions x join internships i using (internship_id) where x.status = 'RAISED' and x.kind = 'REPORT_CONCERN'
 union all select 'INTERVIEWS' as list, null::text as kind, v.interview_id::text as id, v.starts_at as at, v.intern_id as intern_id, v.company_id as company_id, null::uuid as link_id, null::text as label from interviews v where v.status = 'CONFIRMED' and tstzrange(v.starts_at, v.ends_at) && tstzrange($1::timestamptz, $2::timestamptz) and v.starts_at >= $1::timestamptz and v.starts_at < $2::timestamptz
 union all select 'STARTS' as list, null::text as kind, i.internship_id::text as id, (i.starts_on::timestamp at time zone i.zone) as at, i.intern_id as intern_id, i.company_id as company_id, null::uuid as link_id, null::text as label from internships i where i.status = 'UPCOMING' and (i.starts_on::timestamp at time zone i.zone) >= $1::timestamptz and (i.starts_on::timestamp at time zone i.zone) < $2::timestamptz
 union all select 'DEADLINES' as list, null::text as kind, b.batch_id::text as id, (case when b.programme_end is not null then ((least(b.placement_deadline, b.programme_end - 28) + 1)::timestamp at time zone 'UTC') end) as at, null::uuid as intern_id, null::uuid as company_id, b.batch_id as link_id, b.name as label from batches b where b.is_published and (case when b.programme_end is not null then ((least(b.placement_deadline, b.programme_end - 28) + 1)::timestamp at time zone 'UTC') end) >= $1::timestamptz and (case when b.programme_end is not null then ((least(b.placement_deadline, b.programme_end - 28) + 1)::timestamp at time zone 'UTC') end) < $2::timestamptz
 union all select 'FAILED_MAILS' as list, null::text as kind, o.id::text as id, o.created_at as at, null::uuid as intern_id, null::uuid as company_id, null::uuid as link_id, null::text as label from outbox o where o.delivered_at is null and o.last_error is not null
 union all select 'FAILING_EVENTS' as list, null::text as kind, e.event_id::text as id, e.received_at as at, null::uuid as intern_id, null::uuid as company_id, null::uuid as link_id, null::text as label from provider_events e where e.state = 'FAILING'
 union all select 'PAYMENT_DIFFERENCES' as list, null::text as kind, d.difference_id::text as id, d.found_at as at, null::uuid as intern_id, null::uuid as company_id, null::uuid as link_id, null::text as label from payment_differences d where d.resolved_at is null
 union all select 'PAYMENT_CHECKS' as list, null::text as kind, y.payment_id::text as id, y.created_at as at, y.intern_id as intern_id, null::uuid as company_id, null::uuid as link_id, null::text as label from payments y where y.read_due_at is not null and y.reads_failed > 0
 union all select 'RECEIVED' as list, 'APPLICATION' as kind, e.id::text as id, e.at as at, e.intern_id as intern_id, e.company_id as company_id, e.subject_id as link_id, null::text as label from event_log e where e.machine = 'application' and (extract(epoch from (e.at at time zone 'UTC')) * 1000000)::bigint >= (extract(epoch from ($3::timestamptz at time zone 'UTC')) * 1000000)::bigint and coalesce(e.to_state in ('SUBMITTED', 'IN_REVIEW'), false) and not coalesce(e.from_state in ('SUBMITTED', 'IN_REVIEW'), false)
 union all select 'FINISHED' as list, 'APPLICATION' as kind, e.id::text as id, e.at as at, e.intern_id as intern_id, e.company_id as company_id, e.subject_id as link_id, null::text as label from event_log e where e.machine = 'application' and (extract(epoch from (e.at at time zone 'UTC')) * 1000000)::bigint >= (extract(epoch from ($3::timestamptz at time zone 'UTC')) * 1000000)::bigint and coalesce(e.from_state in ('SUBMITTED', 'IN_REVIEW'), false) and not coalesce(e.to_state in ('SUBMITTED', 'IN_REVIEW'), false)
 union all select 'RECEIVED' as list, 'COMPANY' as kind, e.id::text as id, e.at as at, e.intern_id as intern_id, e.subject_id as company_id, e.subject_id as link_id, null::text as label from event_log e where e.machine = 'company' and (extract(epoch from (e.at at time zone 'UTC')) * 1000000)::bigint >= (extract(epoch from ($3::timestamptz at time zone 'UTC')) * 1000000)::bigint and coalesce(e.to_state in ('PENDING_APPROVAL'), false) and not coalesce(e.from_state in ('PENDING_APPROVAL'), false)
 union all select 'FINISHED' as list, 'COMPANY' as kind, e.id::text as id, e.at as at, e.intern_id as intern_id, e.subject_id as company_id, e.subject_id as link_id, null::text as label from event_log e where e.machine = 'company' and (extract(epoch from (e.at at time zone 'UTC')) * 1000000)::bigint >= (extract(epoch from ($3::timestamptz at time zone 'UTC')) * 1000000)::bigint and coalesce(e.from_state in ('PENDING_APPROVAL'), false) and not coalesce(e.to_state in ('PENDING_APPROVAL'), false)
 union all select 'RECEIVED' as list, 'WAITING_LIST' as kind, e.id::text as id, e.at as at, e.intern_id as intern_id, e.subject_id as company_id, e.subject_id as link_id, null::text as label from event_log e where e.machine = 'company' and (extract(epoch from (e.at at time zone 'UTC')) * 1000000)::bigint >= (extract(epoch from ($3::timestamptz at time zone 'UTC')) * 1000000)::bigint and coalesce(e.to_state in ('IN_WAITING_LIST'), false) and not coalesce(e.from_state in ('IN_WAITING_LIST'), false)
 union all select 'FINISHED' as list, 'WAITING_LIST' as kind, e.id::text as id, e.at as at, e.intern_id as intern_id, e.subject_id as company_id, e.subject_id as link_id, null::text as label from event_log e where e.machine = 'company' and (extract(epoch from (e.at at time zone 'UTC')) * 1000000)::bigint >= (extract(epoch from ($3::timestamptz at time zone 'UTC')) * 1000000)::bigint and coalesce(e.from_state in ('IN_WAITING_LIST'), false) and not coalesce(e.to_state in ('IN_WAITING_LIST'), false)
 union all select 'RECEIVED' as list, 'OFFER' as kind, e.id::text as id, e.at as at, e.intern_id as intern_id, e.company_id as company_id, e.subject_id as link_id, null::text as label from event_log e where e.machine = 'offer' and (extract(epoch from (e.at at time zone 'UTC')) * 1000000)::bigint >= (extract(epoch from ($3::timestamptz at time zone 'UTC')) * 1000000)::bigint and coalesce(e.to_state in ('IN_REVIEW'), false) and not coalesce(e.from_state in ('IN_REVIEW'), false)
 union all select 'FINISHED' as list, 'OFFER' as kind, e.id::text as id, e.at as at, e.intern_id as intern_id, e.company_id as company_id, e.subject_id as link_id, null::text as label from event_log e where e.machine = 'offer' and (extract(epoch from (e.at at time zone 'UTC')) * 1000000)::bigint >= (extract(epoch from ($3::timestamptz at time zone 'UTC')) * 1000000)::bigint and coalesce(e.from_state in ('IN_REVIEW'), false) and not coalesce(e.to_state in ('IN_REVIEW'), false)
 union all select 'RECEIVED' as list, 'ACTION' as kind, e.id::text as id, e.at as at, e.intern_id as intern_id, e.company_id as company_id, e.subject_id as link_id, null::text as label from event_log e where e.machine = 'internshipAction' and (extract(epoch from (e.at at time zone 'UTC')) * 1000000)::bigint >= (extract(epoch from ($3::timestamptz at time zone 'UTC')) * 1000000)::bigint and coalesce(e.to_state in ('RAISED'), false) and not coalesce(e.from_state in ('RAISED'), false)
 union all select 'FINISHED' as list, 'ACTION' as kind, e.id::text as id, e.at as at, e.intern_id as intern_id, e.company_id as company_id, e.subject_id as link_id, null::text as label from event_log e where e.machine = 'internshipAction' and (extract(epoch from (e.at at time zone 'UTC')) * 1000000)::bigint >= (extract(epoch from ($3::timestamptz at time zone 'UTC')) * 1000000)::bigint and coalesce(e.from_state in ('RAISED'), false) and not coalesce(e.to_state in ('RAISED'), false)
  ) x
group by x.list, x.kind, day`,
)

export const anyBatch = defineStatement<
  NoParams,
  { readonly batch_id: string }
>(
  'today.anyBatch',
  [],
  `select batch_id
from batches
limit 1`,
)

export const todayItemRows: ListSource<TodayItemRow> = {
  columns: `x.list, x.kind, x.id, x.at,
  coalesce(trim(u.first_name || ' ' || u.last_name), c.name, x.label, '') as title,
  case when u.user_id is not null then coalesce(c.name, '') else '' end as detail, x.link_id,
  coalesce(r.kind = 'REPORT_CONCERN', false) as is_concern, u.user_id`,
  from: `(select 'CONCERNS' as list, null::text as kind, x.action_id::text as id, x.created_at as at, i.intern_id as intern_id, i.company_id as company_id, x.action_id as link_id, null::text as label from internship_actions x join internships i using (internship_id) where x.status = 'RAISED' and x.kind = 'REPORT_CONCERN'
 union all select 'INTERVIEWS' as list, null::text as kind, v.interview_id::text as id, v.starts_at as at, v.intern_id as intern_id, v.company_id as company_id, null::uuid as link_id, null::text as label from interviews v where v.status = 'CONFIRMED' and tstzrange(v.starts_at, v.ends_at) && tstzrange(:now::timestamptz, :week_to::timestamptz) and v.starts_at >= :now::timestamptz and v.starts_at < :week_to::timestamptz
 union all select 'STARTS' as list, null::text as kind, i.internship_id::text as id, (i.starts_on::timestamp at time zone i.zone) as at, i.intern_id as intern_id, i.company_id as company_id, null::uuid as link_id, null::text as label from internships i where i.status = 'UPCOMING' and (i.starts_on::timestamp at time zone i.zone) >= :now::timestamptz and (i.starts_on::timestamp at time zone i.zone) < :week_to::timestamptz
 union all select 'DEADLINES' as list, null::text as kind, b.batch_id::text as id, (case when b.programme_end is not null then ((least(b.placement_deadline, b.programme_end - 28) + 1)::timestamp at time zone 'UTC') end) as at, null::uuid as intern_id, null::uuid as company_id, b.batch_id as link_id, b.name as label from batches b where b.is_published and (case when b.programme_end is not null then ((least(b.placement_deadline, b.programme_end - 28) + 1)::timestamp at time zone 'UTC') end) >= :now::timestamptz and (case when b.programme_end is not null then ((least(b.placement_deadline, b.programme_end - 28) + 1)::timestamp at time zone 'UTC') end) < :week_to::timestamptz
 union all select 'FAILED_MAILS' as list, null::text as kind, o.id::text as id, o.created_at as at, null::uuid as intern_id, null::uuid as company_id, null::uuid as link_id, null::text as label from outbox o where o.delivered_at is null and o.last_error is not null
 union all select 'FAILING_EVENTS' as list, null::text as kind, e.event_id::text as id, e.received_at as at, null::uuid as intern_id, null::uuid as company_id, null::uuid as link_id, null::text as label from provider_events e where e.state = 'FAILING'
 union all select 'PAYMENT_DIFFERENCES' as list, null::text as kind, d.difference_id::text as id, d.found_at as at, null::uuid as intern_id, null::uuid as company_id, null::uuid as link_id, null::text as label from payment_differences d where d.resolved_at is null
 union all select 'PAYMENT_CHECKS' as list, null::text as kind, y.payment_id::text as id, y.created_at as at, y.intern_id as intern_id, null::uuid as company_id, null::uuid as link_id, null::text as label from payments y where y.read_due_at is not null and y.reads_failed > 0
 union all select 'RECEIVED' as list, 'APPLICATION' as kind, e.id::text as id, e.at as at, e.intern_id as intern_id, e.company_id as company_id, e.subject_id as link_id, null::text as label from event_log e where e.machine = 'application' and (extract(epoch from (e.at at time zone 'UTC')) * 1000000)::bigint >= (extract(epoch from (:flow_from::timestamptz at time zone 'UTC')) * 1000000)::bigint and coalesce(e.to_state in ('SUBMITTED', 'IN_REVIEW'), false) and not coalesce(e.from_state in ('SUBMITTED', 'IN_REVIEW'), false)
 union all select 'FINISHED' as list, 'APPLICATION' as kind, e.id::text as id, e.at as at, e.intern_id as intern_id, e.company_id as company_id, e.subject_id as link_id, null::text as label from event_log e where e.machine = 'application' and (extract(epoch from (e.at at time zone 'UTC')) * 1000000)::bigint >= (extract(epoch from (:flow_from::timestamptz at time zone 'UTC')) * 1000000)::bigint and coalesce(e.from_state in ('SUBMITTED', 'IN_REVIEW'), false) and not coalesce(e.to_state in ('SUBMITTED', 'IN_REVIEW'), false)
 union all select 'RECEIVED' as list, 'COMPANY' as kind, e.id::text as id, e.at as at, e.intern_id as intern_id, e.subject_id as company_id, e.subject_id as link_id, null::text as label from event_log e where e.machine = 'company' and (extract(epoch from (e.at at time zone 'UTC')) * 1000000)::bigint >= (extract(epoch from (:flow_from::timestamptz at time zone 'UTC')) * 1000000)::bigint and coalesce(e.to_state in ('PENDING_APPROVAL'), false) and not coalesce(e.from_state in ('PENDING_APPROVAL'), false)
 union all select 'FINISHED' as list, 'COMPANY' as kind, e.id::text as id, e.at as at, e.intern_id as intern_id, e.subject_id as company_id, e.subject_id as link_id, null::text as label from event_log e where e.machine = 'company' and (extract(epoch from (e.at at time zone 'UTC')) * 1000000)::bigint >= (extract(epoch from (:flow_from::timestamptz at time zone 'UTC')) * 1000000)::bigint and coalesce(e.from_state in ('PENDING_APPROVAL'), false) and not coalesce(e.to_state in ('PENDING_APPROVAL'), false)
 union all select 'RECEIVED' as list, 'WAITING_LIST' as kind, e.id::text as id, e.at as at, e.intern_id as intern_id, e.subject_id as company_id, e.subject_id as link_id, null::text as label from event_log e where e.machine = 'company' and (extract(epoch from (e.at at time zone 'UTC')) * 1000000)::bigint >= (extract(epoch from (:flow_from::timestamptz at time zone 'UTC')) * 1000000)::bigint and coalesce(e.to_state in ('IN_WAITING_LIST'), false) and not coalesce(e.from_state in ('IN_WAITING_LIST'), false)
 union all select 'FINISHED' as list, 'WAITING_LIST' as kind, e.id::text as id, e.at as at, e.intern_id as intern_id, e.subject_id as company_id, e.subject_id as link_id, null::text as label from event_log e where e.machine = 'company' and (extract(epoch from (e.at at time zone 'UTC')) * 1000000)::bigint >= (extract(epoch from (:flow_from::timestamptz at time zone 'UTC')) * 1000000)::bigint and coalesce(e.from_state in ('IN_WAITING_LIST'), false) and not coalesce(e.to_state in ('IN_WAITING_LIST'), false)
 union all select 'RECEIVED' as list, 'OFFER' as kind, e.id::text as id, e.at as at, e.intern_id as intern_id, e.company_id as company_id, e.subject_id as link_id, null::text as label from event_log e where e.machine = 'offer' and (extract(epoch from (e.at at time zone 'UTC')) * 1000000)::bigint >= (extract(epoch from (:flow_from::timestamptz at time zone 'UTC')) * 1000000)::bigint and coalesce(e.to_state in ('IN_REVIEW'), false) and not coalesce(e.from_state in ('IN_REVIEW'), false)
 union all select 'FINISHED' as list, 'OFFER' as kind, e.id::text as id, e.at as at, e.intern_id as intern_id, e.company_id as company_id, e.subject_id as link_id, null::text as label from event_log e where e.machine = 'offer' and (extract(epoch from (e.at at time zone 'UTC')) * 1000000)::bigint >= (extract(epoch from (:flow_from::timestamptz at time zone 'UTC')) * 1000000)::bigint and coalesce(e.from_state in ('IN_REVIEW'), false) and not coalesce(e.to_state in ('IN_REVIEW'), false)
 union all select 'RECEIVED' as list, 'ACTION' as kind, e.id::text as id, e.at as at, e.intern_id as intern_id, e.company_id as company_id, e.subject_id as link_id, null::text as label from event_log e where e.machine = 'internshipAction' and (extract(epoch from (e.at at time zone 'UTC')) * 1000000)::bigint >= (extract(epoch from (:flow_from::timestamptz at time zone 'UTC')) * 1000000)::bigint and coalesce(e.to_state in ('RAISED'), false) and not coalesce(e.from_state in ('RAISED'), false)
 union all select 'FINISHED' as list, 'ACTION' as kind, e.id::text as id, e.at as at, e.intern_id as intern_id, e.company_id as company_id, e.subject_id as link_id, null::text as label from event_log e where e.machine = 'internshipAction' and (extract(epoch from (e.at at time zone 'UTC')) * 1000000)::bigint >= (extract(epoch from (:flow_from::timestamptz at time zone 'UTC')) * 1000000)::bigint and coalesce(e.from_state in ('RAISED'), false) and not coalesce(e.to_state in ('RAISED'), false)) x`,
  joins: {
    n: `left join interns n on n.intern_id = x.intern_id`,
    u: `left join users u on u.user_id = n.user_id`,
    c: `left join companies c on c.company_id = x.company_id`,
    r: `left join internship_actions r on x.kind = 'ACTION' and r.action_id = x.link_id`,
  },
}
