-- How long operators had applications open until they decided, by operator and in total. What passes
-- between two of their events counts for the application that they opened last; a longer pause counts
-- for none. A decision counts if the application was opened since the one before.
-- name: reviewTimeRows
-- row: ReviewTimeRow
-- column: user_id: string | null
-- column: name: string | null
-- column: count: number
-- column: median_seconds: number | null
-- column: p90_seconds: number | null
with
  steps as (
    select
      e.id, e.actor_id, e.machine, e.move, e.subject_id,
      (e.data ->> 'application_id')::uuid as application_id,
      count(*) filter (where e.machine = 'person' and e.move = 'readApplication') over own as opened_count,
      greatest(lead(e.at) over own - e.at, interval '0') as gap
    from event_log e
    where e.at >= :since and e.actor_kind = 'operator' and e.actor_id is not null
    window own as (partition by e.actor_id order by e.id)
  ),
  opened as (
    select
      s.id, s.actor_id, s.gap, first_value(s.id) over since_opened as opened_id,
      first_value(s.application_id) over since_opened as application_id
    from steps s
    where s.opened_count > 0
    window since_opened as (partition by s.actor_id, s.opened_count order by s.id)
  ),
  marks as (
    select id, actor_id, application_id, opened_id, gap, false as is_decision
    from opened
    where gap <= make_interval(mins => :pause_minutes)
    union all
    select id, actor_id, subject_id, null, null, true
    from steps
    where machine = 'application' and move in ('approve', 'reject', 'requestChanges')
  ),
  numbered as (
    select
      m.*,
      coalesce(max(m.id) filter (where m.is_decision) over earlier, 0) as after_id
    from marks m
    window earlier as (
      partition by m.actor_id, m.application_id order by m.id, m.is_decision desc
      rows between unbounded preceding and 1 preceding
    )
  ),
  reviews as (
    select
      actor_id,
      extract(epoch from sum(gap) filter (where opened_id > after_id))::float8 as seconds
    from numbered
    group by actor_id, application_id, after_id
    having bool_or(is_decision)
  )
select
  r.actor_id as user_id, min(u.first_name || ' ' || u.last_name) as name, count(*)::int as count,
  percentile_cont(0.5) within group (order by r.seconds) as median_seconds,
  percentile_cont(0.9) within group (order by r.seconds) as p90_seconds
from reviews r join users u on u.user_id = r.actor_id
where r.seconds > 0
group by grouping sets ((r.actor_id), ())
order by r.actor_id is null desc, name, r.actor_id;
