// Generated from programme-reports.sql by “npm run queries”; do not edit.
// Source: 46eda172a137
import type { ListSource } from '../../../platform/db/list-definition.ts'
import type { ReportSchedule } from '@fledge/domain/programme-reports/report-schedules.ts'
import type { DecisionKind } from '@fledge/domain/programme-reports/types.ts'
import { defineStatement, type NoParams, type NoRow } from '../../../platform/db/statement.ts'

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

export interface DecisionRow {
  readonly event_id: string
  readonly kind: DecisionKind
  readonly machine: string
  readonly move: string
  readonly at: string
  readonly hours: number
  readonly intern_name: string | null
  readonly user_id: string | null
  readonly company_id: string | null
  readonly company_name: string | null
  readonly batch_name: string | null
  readonly actor_name: string | null
}

export interface UnstoredRow {
  readonly stored_id: string
  readonly up_to: string
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
  array[coalesce(sum(m.applications) filter (where m.furthest >= 1), 0)::int, coalesce(sum(m.applications) filter (where m.furthest >= 2), 0)::int, coalesce(sum(m.applications) filter (where m.furthest >= 3), 0)::int, coalesce(sum(m.applications) filter (where m.furthest >= 4), 0)::int, coalesce(sum(m.applications) filter (where m.furthest >= 5), 0)::int, coalesce(sum(m.applications) filter (where m.furthest >= 6), 0)::int, coalesce(sum(m.applications) filter (where m.furthest >= 7), 0)::int, coalesce(sum(m.applications) filter (where m.furthest >= 8), 0)::int, coalesce(sum(m.applications) filter (where m.furthest >= 9), 0)::int] as reached
from
  batches b
  join (
    select batch_id, furthest, count(*) as applications
    from application_milestones
    group by batch_id, furthest
  ) m on m.batch_id = b.batch_id
  left join partners p on p.partner_id = b.partner_id
group by grouping sets ((b.batch_id, b.name, p.partner_id, p.name), (p.partner_id, p.name))
order by b.batch_id desc nulls last, p.name nulls last`,
)

/** How long decisions of the team took, for each queue and in it for each partner. Its rows without a partner are those of interns of no partner, and of what belongs to no batch. Decisions that are not stored yet are those of the latest events (decision 0115); a range of two ends is planned as a few rows. */
export const decisionTimes = defineStatement<
  { readonly flow_from: string },
  DecisionTimeRow
>(
  'programme-reports.decisionTimes',
  ['flow_from'],
  `with latest as materialized (
  select e.id, e.at, e.machine, e.subject_id, e.candidature_id, e.from_state, e.to_state
  from event_log e
  where
    e.id between (select s.stored_id + 1 from decision_storing s) and (select max(l.id) from event_log l)
    and e.at >= $1::timestamptz
)
select
  t.kind, t.partner_id, p.name as partner_name, t.is_total, t.count, t.median_hours, t.p90_hours
from
  (
    select
      d.kind, b.partner_id, grouping(b.partner_id) = 1 as is_total, count(*)::int as count,
      percentile_cont(0.5) within group (order by d.hours) as median_hours,
      percentile_cont(0.9) within group (order by d.hours) as p90_hours
    from
      (
        select kind, application_id, hours from decision_times where at >= $1::timestamptz
        union all
        select kind, application_id, hours from (select e.id as event_id, f.kind, case when f.kind = 'APPLICATION' then e.subject_id else c.application_id end as application_id, e.at, (extract(epoch from e.at - s.since - o.company_turn) / 3600)::double precision as hours
  from
    latest e
    join (values ('APPLICATION', 'application', array['SUBMITTED', 'IN_REVIEW']), ('COMPANY', 'company', array['PENDING_APPROVAL']), ('WAITING_LIST', 'company', array['IN_WAITING_LIST']), ('OFFER', 'offer', array['IN_REVIEW']), ('ACTION', 'internshipAction', array['RAISED'])) f (kind, machine, statuses) on
      f.machine = e.machine and coalesce(e.from_state = any (f.statuses), false) and not coalesce(e.to_state = any (f.statuses), false)
    left join candidatures c on c.candidature_id = e.candidature_id
    cross join lateral (
      select max(b.at) as since
      from event_log b
      where
        b.subject_id = e.subject_id and b.id < e.id and b.machine = f.machine
        and coalesce(b.to_state = any (f.statuses), false) and not coalesce(b.from_state = any (f.statuses), false)
    ) s
    cross join lateral (
      select coalesce(sum(least(q.answered_at, q.due_at, e.at) - q.asked_at), interval '0') as company_turn
      from company_questions q
      where f.kind = 'COMPANY' and q.company_id = e.subject_id and q.asked_at >= s.since and q.asked_at < e.at
    ) o
  where s.since is not null) u
      ) d
      left join applications a on a.application_id = d.application_id
      left join batches b on b.batch_id = a.batch_id
    group by grouping sets ((d.kind), (d.kind, b.partner_id))
  ) t
  left join partners p on p.partner_id = t.partner_id
order by t.kind, t.is_total desc, p.name nulls last`,
)

/** The decisions that are counted above, one by one. */
export const decisionRows: ListSource<DecisionRow> = {
  columns: `d.event_id::text as event_id, d.kind, e.machine, e.move, d.at, d.hours,
  nullif(trim(u.first_name || ' ' || u.last_name), '') as intern_name, u.user_id, c.company_id,
  c.name as company_name, b.name as batch_name,
  nullif(trim(w.first_name || ' ' || w.last_name), '') as actor_name`,
  from: `(
    select event_id, kind, application_id, at, hours
    from decision_times
    union all
    select event_id, kind, application_id, at, hours
    from
      (
        with latest as materialized (
          select x.id, x.at, x.machine, x.subject_id, x.candidature_id, x.from_state, x.to_state
          from event_log x
          where
            x.id between (select s.stored_id + 1 from decision_storing s) and (select max(l.id) from event_log l)
        )
        select e.id as event_id, f.kind, case when f.kind = 'APPLICATION' then e.subject_id else c.application_id end as application_id, e.at, (extract(epoch from e.at - s.since - o.company_turn) / 3600)::double precision as hours
  from
    latest e
    join (values ('APPLICATION', 'application', array['SUBMITTED', 'IN_REVIEW']), ('COMPANY', 'company', array['PENDING_APPROVAL']), ('WAITING_LIST', 'company', array['IN_WAITING_LIST']), ('OFFER', 'offer', array['IN_REVIEW']), ('ACTION', 'internshipAction', array['RAISED'])) f (kind, machine, statuses) on
      f.machine = e.machine and coalesce(e.from_state = any (f.statuses), false) and not coalesce(e.to_state = any (f.statuses), false)
    left join candidatures c on c.candidature_id = e.candidature_id
    cross join lateral (
      select max(b.at) as since
      from event_log b
      where
        b.subject_id = e.subject_id and b.id < e.id and b.machine = f.machine
        and coalesce(b.to_state = any (f.statuses), false) and not coalesce(b.from_state = any (f.statuses), false)
    ) s
    cross join lateral (
      select coalesce(sum(least(q.answered_at, q.due_at, e.at) - q.asked_at), interval '0') as company_turn
      from company_questions q
      where f.kind = 'COMPANY' and q.company_id = e.subject_id and q.asked_at >= s.since and q.asked_at < e.at
    ) o
  where s.since is not null
      ) r
  ) d`,
  joins: {
    e: `left join event_log e on e.id = d.event_id`,
    a: `left join applications a on a.application_id = d.application_id`,
    b: `left join batches b on b.batch_id = a.batch_id`,
    n: `left join interns n on n.intern_id = coalesce(a.intern_id, e.intern_id)`,
    u: `left join users u on u.user_id = n.user_id`,
    c: `left join companies c on c.company_id = coalesce(e.company_id, e.subject_id)`,
    w: `left join users w on w.user_id = e.actor_id`,
  },
}

export const lockDecisionStoring = defineStatement<
  NoParams,
  NoRow
>(
  'programme-reports.lockDecisionStoring',
  [],
  `select from decision_storing for update`,
)

/** The next events whose decisions can be stored: those that are counted, because no transaction can add an earlier one to them. */
export const selectUnstored = defineStatement<
  { readonly max_events: number },
  UnstoredRow
>(
  'programme-reports.selectUnstored',
  ['max_events'],
  `select s.stored_id::text, least(c.counted_id, s.stored_id + $1::int)::text as up_to
from decision_storing s cross join event_counting c
where s.stored_id < c.counted_id`,
)

export const storeDecisionTimes = defineStatement<
  { readonly stored_id: string; readonly up_to: string },
  NoRow
>(
  'programme-reports.storeDecisionTimes',
  ['stored_id', 'up_to'],
  `with latest as materialized (
  select e.id, e.at, e.machine, e.subject_id, e.candidature_id, e.from_state, e.to_state
  from event_log e
  where e.id > $1::text::bigint and e.id <= $2::text::bigint
)
insert into decision_times (event_id, kind, application_id, at, hours)
select event_id, kind, application_id, at, hours
from (select e.id as event_id, f.kind, case when f.kind = 'APPLICATION' then e.subject_id else c.application_id end as application_id, e.at, (extract(epoch from e.at - s.since - o.company_turn) / 3600)::double precision as hours
  from
    latest e
    join (values ('APPLICATION', 'application', array['SUBMITTED', 'IN_REVIEW']), ('COMPANY', 'company', array['PENDING_APPROVAL']), ('WAITING_LIST', 'company', array['IN_WAITING_LIST']), ('OFFER', 'offer', array['IN_REVIEW']), ('ACTION', 'internshipAction', array['RAISED'])) f (kind, machine, statuses) on
      f.machine = e.machine and coalesce(e.from_state = any (f.statuses), false) and not coalesce(e.to_state = any (f.statuses), false)
    left join candidatures c on c.candidature_id = e.candidature_id
    cross join lateral (
      select max(b.at) as since
      from event_log b
      where
        b.subject_id = e.subject_id and b.id < e.id and b.machine = f.machine
        and coalesce(b.to_state = any (f.statuses), false) and not coalesce(b.from_state = any (f.statuses), false)
    ) s
    cross join lateral (
      select coalesce(sum(least(q.answered_at, q.due_at, e.at) - q.asked_at), interval '0') as company_turn
      from company_questions q
      where f.kind = 'COMPANY' and q.company_id = e.subject_id and q.asked_at >= s.since and q.asked_at < e.at
    ) o
  where s.since is not null) d`,
)

export const saveStoredId = defineStatement<
  { readonly up_to: string },
  NoRow
>(
  'programme-reports.saveStoredId',
  ['up_to'],
  `update decision_storing set stored_id = $1::text::bigint`,
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
