// Generated from job-lanes.sql by “npm run queries”; do not edit.
// Source: 09fac0f7fb34
import { defineStatement, type NoParams, type NoRow } from '../../db/statement.ts'

export interface JobLaneRow {
  readonly job_name: string
  readonly oldest_due_at: string | null
  readonly complete_seconds: number | null
}

/** Leases concern processes, not due rows, so they use the database's clock: servers and tests may disagree about the time. @param lease_ms how long the lease lasts if it is not renewed */
export const takeLane = defineStatement<
  { readonly job_name: string; readonly holder: string; readonly lease_ms: number },
  NoRow
>(
  'jobs.takeLane',
  ['job_name', 'holder', 'lease_ms'],
  `insert into job_lanes (job_name, holder, leased_until)
values ($1, $2, clock_timestamp() + $3::int * interval '1 millisecond')
on conflict (job_name) do update
set holder = excluded.holder, leased_until = excluded.leased_until
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

export const releaseLane = defineStatement<
  {
    readonly is_complete: boolean
    readonly oldest_due_at: string | null
    readonly job_name: string
    readonly holder: string
  },
  NoRow
>(
  'jobs.releaseLane',
  ['is_complete', 'oldest_due_at', 'job_name', 'holder'],
  `update job_lanes
set
  holder = null,
  completed_at = case when $1::boolean then clock_timestamp() else completed_at
  end,
  oldest_due_at = $2::timestamptz
where job_name = $3 and holder = $4`,
)

export const listLanes = defineStatement<
  NoParams,
  JobLaneRow
>(
  'jobs.listLanes',
  [],
  `select
  job_name, oldest_due_at,
  extract(epoch from clock_timestamp() - completed_at)::float8 as complete_seconds
from job_lanes
order by job_name`,
)
