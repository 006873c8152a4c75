-- Remembers the latest event, once those up to the one before are counted.
-- name: noteLatestEvent
update event_counting
set
  noted_id = greatest(noted_id, (select coalesce(max(e.id), 0) from event_log e)),
  noted_at = :now,
  noted_transaction = pg_snapshot_xmax(pg_current_snapshot())
where counted_id = noted_id and noted_at <= :before;

-- The next events to count: none while a transaction has not ended that may write one of them.
-- name: lockUncounted
-- row: UncountedRow
-- column: counted_id: string
-- column: up_to: string
select c.counted_id::text, least(c.noted_id, c.counted_id + :max_events::int)::text as up_to
from event_counting c
where
  c.counted_id < c.noted_id
  and c.noted_at <= :before
  and c.noted_transaction <= pg_snapshot_xmin(pg_current_snapshot())
for update;

-- name: addEventCounts
insert into event_counts (machine, day, events)
select e.machine, (e.at at time zone 'UTC')::date, count(*)
from event_log e
where e.id > :counted_id::text::bigint and e.id <= :up_to::text::bigint
group by 1, 2
on conflict (machine, day) do update set events = event_counts.events + excluded.events;

-- name: saveCountedId
update event_counting set counted_id = :counted_id::text::bigint;
