-- The programme team sees of each timed job when it ran, how long, what it handled and why it
-- failed; until now only the end of a run was stored, and its error only logged.
alter table job_lanes
  add column if not exists started_at timestamptz,
  add column if not exists duration_ms int,
  add column if not exists processed_count int,
  add column if not exists processed_at timestamptz,
  add column if not exists failed_count int not null default 0,
  add column if not exists last_error text,
  add column if not exists failing_since timestamptz;
comment on column job_lanes.started_at is 'Start of the last run, or of the one in progress.';
comment on column job_lanes.duration_ms is 'How long the last run took that has ended.';
comment on column job_lanes.processed_count is 'Rows that the last run handled that handled any; null if none has.';
comment on column job_lanes.processed_at is 'End of that run.';
comment on column job_lanes.failed_count is 'Rows that failed in the last run.';
comment on column job_lanes.last_error is 'Why the last run or one of its rows failed, without personal data; null if nothing failed.';
comment on column job_lanes.failing_since is 'End of the first of the runs in a row that failed; null if the last one did not.';
