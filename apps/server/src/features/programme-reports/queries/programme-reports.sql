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
  join application_milestones m on m.batch_id = b.batch_id
  left join partners p on p.partner_id = b.partner_id
group by grouping sets ((b.batch_id, b.name, p.partner_id, p.name), (p.partner_id, p.name))
order by b.batch_id desc nulls last, p.name nulls last;

-- How long decisions of the team took, for each queue and in it for each partner. Its rows without a
-- partner are those of interns of no partner, and of what belongs to no batch.
-- name: decisionTimes
-- row: DecisionTimeRow
-- column: kind: DecisionKind
-- column: partner_id: string | null
-- column: partner_name: string | null
-- column: is_total: boolean
-- column: count: number
-- column: median_hours: number
-- column: p90_hours: number
select
  d.kind, p.partner_id, p.name as partner_name, grouping(p.partner_id) = 1 as is_total,
  count(*)::int as count,
  percentile_cont(0.5) within group (order by extract(epoch from d.at - d.since) / 3600) as median_hours,
  percentile_cont(0.9) within group (order by extract(epoch from d.at - d.since) / 3600) as p90_hours
from
  (
    {{review_decisions}}
  ) d
  left join candidatures c on c.candidature_id = d.candidature_id
  left join applications a on
    a.application_id = case when d.kind = 'APPLICATION' then d.subject_id else c.application_id end
  left join batches b on b.batch_id = a.batch_id
  left join partners p on p.partner_id = b.partner_id
where d.since is not null
group by grouping sets ((d.kind), (d.kind, p.partner_id, p.name))
order by d.kind, is_total desc, p.name nulls last;

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
