-- The programme team sees what became of each event of the card provider. Until now an event was
-- only stored, so that it counts once.
alter table provider_events
  add column if not exists state text not null default 'WAITING'
    constraint provider_events_state_check check (state in ('WAITING', 'PROCESSED', 'IGNORED', 'FAILING')),
  add column if not exists attempt_count int not null default 0,
  add column if not exists last_error text,
  add column if not exists processed_at timestamptz;
comment on column provider_events.state is 'WAITING until the payment has been read from the provider, then PROCESSED; FAILING while that fails; IGNORED if no open payment is concerned.';
comment on column provider_events.attempt_count is 'Readings of the payment that failed since the event.';
comment on column provider_events.last_error is 'Why the last reading failed, without personal data; null if none failed.';
comment on column provider_events.processed_at is 'When the payment was read; null before, and for events from before this was stored.';
create index if not exists provider_events_unprocessed on provider_events (provider_id)
  where state in ('WAITING', 'FAILING');
