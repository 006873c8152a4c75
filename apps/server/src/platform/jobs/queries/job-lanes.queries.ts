// Generated from job-lanes.sql by “npm run queries”; do not edit.
// Source: 1beb602619e8
import { defineStatement, type NoParams, type NoRow } from '../../db/statement.ts'

export interface JobLaneRow {
  readonly job_name: string
  readonly oldest_due_at: string | null
  readonly duration_ms: number | null
  readonly processed_count: number | null
  readonly failed_count: number
  readonly last_error: string | null
  readonly is_running: boolean
  readonly started_seconds: number | null
  readonly complete_seconds: number | null
  readonly processed_seconds: number | null
  readonly failing_seconds: number | null
}

/** Leases concern processes, not due rows, so they use the database's clock: servers and tests may disagree about the time. @param lease_ms how long the lease lasts if it is not renewed */
export const takeLane = defineStatement<
  { readonly job_name: string; readonly holder: string; readonly lease_ms: number },
  NoRow
>(
  'jobs.takeLane',
  ['job_name', 'holder', 'lease_ms'],
  `insert into job_lanes (job_name, holder, leased_until, started_at)
values
  (
    $1, $2, clock_timestamp() + $3::int * interval '1 millisecond',
    clock_timestamp()
  )
on conflict (job_name) do update
set
  holder = excluded.holder, leased_until = excluded.leased_until,
  started_at = excluded.started_at
where job_lanes.holder is null or job_lanes.leased_until <= clock_timestamp()`,
)

export const renewLane = defineStatement<
  { readonly lease_ms: number; readonly job_name: string; readonly holder: string },
  NoRow
>(
  'jobs.renewLane',
  ['lease_ms', 'job_name', 'holder'],
  `update job_lanes
set leased_until = clock_timestamp() + $1::int * interval '1 millisecond'
where job_name = $2 and holder = $3`,
)

/** What is known of the run is written with the end of the lease, so that it costs no statement. A run that was stopped says nothing about the failure before it. */
export const releaseLane = defineStatement<
  {
    readonly is_complete: boolean
    readonly oldest_due_at: string | null
    readonly processed_count: number
    readonly failed_count: number
    readonly error: string | null
    readonly job_name: string
    readonly holder: string
  },
  NoRow
>(
  'jobs.releaseLane',
  ['is_complete', 'oldest_due_at', 'processed_count', 'failed_count', 'error', 'job_name', 'holder'],
  `update job_lanes
set
  holder = null,
  completed_at = case when $1::boolean then clock_timestamp() else completed_at
  end,
  oldest_due_at = $2::timestamptz,
  duration_ms = extract(epoch from clock_timestamp() - started_at) * 1000,
  processed_count = case when $3::int > 0 then $3::int else processed_count
  end,
  processed_at = case when $3::int > 0 then clock_timestamp() else processed_at
  end,
  failed_count = $4::int,
  last_error = case when $1::boolean or $5::text is not null then $5::text else last_error
  end,
  failing_since = case
    when $5::text is not null then coalesce(failing_since, clock_timestamp())
    when not $1::boolean then failing_since
  end
where job_name = $6 and holder = $7`,
)

/** Ages by the database's clock, because the product's can be moved. */
export const listLanes = defineStatement<
  NoParams,
  JobLaneRow
>(
  'jobs.listLanes',
  [],
  `select
  job_name, oldest_due_at, duration_ms, processed_count, failed_count, last_error,
  holder is not null and leased_until > clock_timestamp() as is_running,
  extract(epoch from clock_timestamp() - started_at)::float8 as started_seconds,
  extract(epoch from clock_timestamp() - completed_at)::float8 as complete_seconds,
  extract(epoch from clock_timestamp() - processed_at)::float8 as processed_seconds,
  extract(epoch from clock_timestamp() - failing_since)::float8 as failing_seconds
from job_lanes
order by job_name`,
)

/** Reaches the workers with the commit. */
export const notifyWorkers = defineStatement<
  { readonly job_name: string },
  { readonly sent: string }
>(
  'jobs.notifyWorkers',
  ['job_name'],
  `select pg_notify('run_job', $1)::text as sent`,
)
