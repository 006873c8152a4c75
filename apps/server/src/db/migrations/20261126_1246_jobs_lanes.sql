-- Timed jobs run independently: each has its own lane, which one server at a time may lease.
-- Unlogged, because a lease is worth nothing after a crash of the database.
create unlogged table job_lanes (
  job_name text primary key,
  holder uuid,
  leased_until timestamptz not null,
  completed_at timestamptz,
  oldest_due_at timestamptz
);
comment on table job_lanes is 'The timed jobs: who runs each now, and how far behind it is. By the database''s clock, except oldest_due_at.';
comment on column job_lanes.holder is 'The run that has the lease; null while none has.';
comment on column job_lanes.leased_until is 'When another server may take the lane, should its holder have died.';
comment on column job_lanes.completed_at is 'End of the last run that ended without an error of its own.';
comment on column job_lanes.oldest_due_at is 'When the oldest row that the last run left was due, by the product''s clock; null if it left none.';
