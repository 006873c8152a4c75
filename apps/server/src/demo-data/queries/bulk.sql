-- Inserts events in chronological order; the table generates their ids.
-- name: insertEvents
insert into
  event_log (
    at, machine, move, subject_id, from_state, to_state, actor_kind, actor_id, intern_id, reason
  )
select at, machine,
move,
subject_id,
from_state,
to_state,
actor_kind,
actor_id,
intern_id,
reason
from jsonb_populate_recordset(null::event_log, :rows::jsonb)
order by at;

-- Sets the taken seats of batches from their applications.
-- name: updateSeatCounts
update batches b
set seats_taken = counted.taken
from
  (
    select batch_id, count(*)::int as taken
    from applications
    where status = any (:seated)
    group by batch_id
  ) counted
where counted.batch_id = b.batch_id;
