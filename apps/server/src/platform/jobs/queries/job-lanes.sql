-- Leases concern processes, not due rows, so they use the database's clock: servers and
-- tests may disagree about the time.
-- @param lease_ms how long the lease lasts if it is not renewed
-- name: takeLane
insert into job_lanes (job_name, holder, leased_until)
values (:job_name, :holder, clock_timestamp() + :lease_ms::int * interval '1 millisecond')
on conflict (job_name) do update
set holder = excluded.holder, leased_until = excluded.leased_until
where job_lanes.holder is null or job_lanes.leased_until <= clock_timestamp();

-- name: renewLane
update job_lanes
set leased_until = clock_timestamp() + :lease_ms::int * interval '1 millisecond'
where job_name = :job_name and holder = :holder;

-- name: releaseLane
-- param: oldest_due_at: string | null
update job_lanes
set
  holder = null,
  completed_at = case when :is_complete::boolean then clock_timestamp() else completed_at
  end,
  oldest_due_at = :oldest_due_at::timestamptz
where job_name = :job_name and holder = :holder;

-- name: listLanes
-- row: JobLaneRow
-- column: complete_seconds: number | null
select
  job_name, oldest_due_at,
  extract(epoch from clock_timestamp() - completed_at)::float8 as complete_seconds
from job_lanes
order by job_name;
