-- How far interns came in each batch that anyone joined, and in all of each partner; newest first.
-- name: funnelsByBatch
-- row: ReportFunnelRow
-- column: batch_id: string | null
-- column: batch_name: string | null
-- column: partner_id: string | null
-- column: partner_name: string | null
-- column: reached: number[]
select
  b.batch_id, b.name as batch_name, p.partner_id, p.name as partner_name,
  {{reached_stages(m)}} as reached
from
  batches b
  join (
    select batch_id, furthest, count(*) as applications
    from application_milestones
    group by batch_id, furthest
  ) m on m.batch_id = b.batch_id
  left join partners p on p.partner_id = b.partner_id
group by grouping sets ((b.batch_id, b.name, p.partner_id, p.name), (p.partner_id, p.name))
order by b.batch_id desc nulls last, p.name nulls last;

-- How long decisions of the team took, for each queue and in it for each partner. Its rows without a
-- partner are those of interns of no partner, and of what belongs to no batch. Decisions that are not
-- stored yet are those of the latest events (decision 0115); a range of two ends is planned as a few rows.
-- name: decisionTimes
-- row: DecisionTimeRow
-- column: kind: DecisionKind
-- column: partner_id: string | null
-- column: partner_name: string | null
-- column: is_total: boolean
-- column: count: number
-- column: median_hours: number
-- column: p90_hours: number
with latest as materialized (
  select e.id, e.at, e.machine, e.subject_id, e.candidature_id, e.from_state, e.to_state
  from event_log e
  where
    e.id between (select s.stored_id + 1 from decision_storing s) and (select max(l.id) from event_log l)
    and e.at >= :flow_from::timestamptz
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
        select kind, application_id, hours from decision_times where at >= :flow_from::timestamptz
        union all
        select kind, application_id, hours from ({{review_decisions(latest)}}) u
      ) d
      left join applications a on a.application_id = d.application_id
      left join batches b on b.batch_id = a.batch_id
    group by grouping sets ((d.kind), (d.kind, b.partner_id))
  ) t
  left join partners p on p.partner_id = t.partner_id
order by t.kind, t.is_total desc, p.name nulls last;

-- The decisions that are counted above, one by one.
-- list: decisionRows
-- row: DecisionRow
-- column: event_id: string
-- column: at: string
-- column: hours: number
-- column: kind: DecisionKind
-- column: machine: string
-- column: move: string
-- column: intern_name: string | null
-- column: user_id: string | null
-- column: company_id: string | null
-- column: company_name: string | null
-- column: batch_name: string | null
-- column: actor_name: string | null
select
  d.event_id::text as event_id, d.kind, e.machine, e.move, d.at, d.hours,
  nullif(trim(u.first_name || ' ' || u.last_name), '') as intern_name, u.user_id, c.company_id,
  c.name as company_name, b.name as batch_name,
  nullif(trim(w.first_name || ' ' || w.last_name), '') as actor_name
from
  (
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
        {{review_decisions(latest)}}
      ) r
  ) d
  left join event_log e on e.id = d.event_id
  left join applications a on a.application_id = d.application_id
  left join batches b on b.batch_id = a.batch_id
  left join interns n on n.intern_id = coalesce(a.intern_id, e.intern_id)
  left join users u on u.user_id = n.user_id
  left join companies c on c.company_id = coalesce(e.company_id, e.subject_id)
  left join users w on w.user_id = e.actor_id

-- name: lockDecisionStoring
select from decision_storing for update;

-- The next events whose decisions can be stored: those that are counted, because no transaction can
-- add an earlier one to them.
-- name: selectUnstored
-- row: UnstoredRow
-- column: stored_id: string
-- column: up_to: string
select s.stored_id::text, least(c.counted_id, s.stored_id + :max_events::int)::text as up_to
from decision_storing s cross join event_counting c
where s.stored_id < c.counted_id;

-- name: storeDecisionTimes
with latest as materialized (
  select e.id, e.at, e.machine, e.subject_id, e.candidature_id, e.from_state, e.to_state
  from event_log e
  where e.id > :stored_id::text::bigint and e.id <= :up_to::text::bigint
)
insert into decision_times (event_id, kind, application_id, at, hours)
select event_id, kind, application_id, at, hours
from ({{review_decisions(latest)}}) d;

-- name: saveStoredId
update decision_storing set stored_id = :up_to::text::bigint;

-- name: reportSchedule
select report_schedule
from users
where user_id = :user_id;

-- Managers who get the report, while they are in the team.
-- name: reportReceivers
-- param: schedule: ReportSchedule
select user_id
from users
where
  report_schedule = :schedule
  and type = 'O'
  and status = {{user.ACTIVE}}
  and operator_role = {{operator_role.MANAGER}}
order by user_id;

-- What happened in some days, in the order of the email.
-- name: reportNumbers
-- row: ReportNumbersRow
-- column: submitted: number
-- column: approved: number
-- column: offered: number
-- column: placed: number
-- column: working: number
select
  (count(*) filter (where m.submitted_at >= :from::timestamptz and m.submitted_at < :before::timestamptz))::int as submitted,
  (count(*) filter (where m.approved_at >= :from::timestamptz and m.approved_at < :before::timestamptz))::int as approved,
  (count(*) filter (where m.offered_at >= :from::timestamptz and m.offered_at < :before::timestamptz))::int as offered,
  (count(*) filter (where m.placed_at >= :from::timestamptz and m.placed_at < :before::timestamptz))::int as placed,
  (count(*) filter (where m.working_at >= :from::timestamptz and m.working_at < :before::timestamptz))::int as working
from application_milestones m;
