-- Leases concern processes, not due rows, so they use the database's clock: servers and
-- tests may disagree about the time.
-- @param lease_ms how long the lease lasts if it is not renewed
-- name: takeLane
insert into job_lanes (job_name, holder, leased_until, started_at)
values
  (
    :job_name, :holder, clock_timestamp() + :lease_ms::int * interval '1 millisecond',
    clock_timestamp()
  )
on conflict (job_name) do update
set
  holder = excluded.holder, leased_until = excluded.leased_until,
  started_at = excluded.started_at
where job_lanes.holder is null or job_lanes.leased_until <= clock_timestamp();

-- name: renewLane
update job_lanes
set leased_until = clock_timestamp() + :lease_ms::int * interval '1 millisecond'
where job_name = :job_name and holder = :holder;

-- What is known of the run is written with the end of the lease, so that it costs no statement. A
-- run that was stopped says nothing about the failure before it.
-- name: releaseLane
-- param: oldest_due_at: string | null
-- param: error: string | null
update job_lanes
set
  holder = null,
  completed_at = case when :is_complete::boolean then clock_timestamp() else completed_at
  end,
  oldest_due_at = :oldest_due_at::timestamptz,
  duration_ms = extract(epoch from clock_timestamp() - started_at) * 1000,
  processed_count = case when :processed_count::int > 0 then :processed_count::int else processed_count
  end,
  processed_at = case when :processed_count::int > 0 then clock_timestamp() else processed_at
  end,
  failed_count = :failed_count::int,
  last_error = case when :is_complete::boolean or :error::text is not null then :error::text else last_error
  end,
  failing_since = case
    when :error::text is not null then coalesce(failing_since, clock_timestamp())
    when not :is_complete::boolean then failing_since
  end
where job_name = :job_name and holder = :holder;

-- Ages by the database's clock, because the product's can be moved.
-- name: listLanes
-- row: JobLaneRow
-- column: is_running: boolean
-- column: started_seconds: number | null
-- column: complete_seconds: number | null
-- column: processed_seconds: number | null
-- column: failing_seconds: number | null
select
  job_name, oldest_due_at, duration_ms, processed_count, failed_count, last_error,
  holder is not null and leased_until > clock_timestamp() as is_running,
  extract(epoch from clock_timestamp() - started_at)::float8 as started_seconds,
  extract(epoch from clock_timestamp() - completed_at)::float8 as complete_seconds,
  extract(epoch from clock_timestamp() - processed_at)::float8 as processed_seconds,
  extract(epoch from clock_timestamp() - failing_since)::float8 as failing_seconds
from job_lanes
order by job_name;

-- Reaches the workers with the commit.
-- name: notifyWorkers
-- column: sent: string
select pg_notify('run_job', :job_name)::text as sent;
