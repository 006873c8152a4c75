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
      max(e.id) filter (where e.machine = 'person' and e.move = 'readApplication') over own as opened_id,
      greatest(lead(e.at) over own - e.at, interval '0') as gap
    from event_log e
    where e.at >= :since and e.actor_kind = 'operator' and e.actor_id is not null
    window own as (partition by e.actor_id order by e.id)
  ),
  spent as (
    select
      s.id, s.actor_id, s.opened_id, (o.data ->> 'application_id')::uuid as application_id, s.gap
    from steps s join event_log o on o.id = s.opened_id
    where s.gap <= make_interval(mins => :pause_minutes)
  ),
  decisions as (
    select
      id, actor_id, subject_id as application_id,
      coalesce(lag(id) over (partition by actor_id, subject_id order by id), 0) as after_id
    from steps
    where machine = 'application' and move in ('approve', 'reject', 'requestChanges')
  ),
  reviews as (
    select d.id, d.actor_id, extract(epoch from sum(s.gap))::float8 as seconds
    from
      decisions d
      join spent s on s.actor_id = d.actor_id
        and s.application_id = d.application_id
        and s.opened_id > d.after_id
        and s.id < d.id
    group by d.id, d.actor_id
  )
select
  r.actor_id as user_id, min(u.first_name || ' ' || u.last_name) as name, count(*)::int as count,
  percentile_cont(0.5) within group (order by r.seconds) as median_seconds,
  percentile_cont(0.9) within group (order by r.seconds) as p90_seconds
from reviews r join users u on u.user_id = r.actor_id
where r.seconds > 0
group by grouping sets ((r.actor_id), ())
order by r.actor_id is null desc, name, r.actor_id;
