-- Events never disappear, and counting a million of them one by one takes longer than showing a page:
-- the log counts those of whole days from here, and only the latest one by one (decision 0107).
create table event_counts (
  machine text not null,
  day date not null,
  events bigint not null check (events > 0),
  primary key (machine, day)
);
comment on table event_counts is 'How many events of each kind and day (UTC) have an id up to event_counting.counted_id.';
comment on column event_counts.machine is 'As in event_log.';
comment on column event_counts.day is 'Day of the events’ time, in UTC.';

create table event_counting (
  is_only boolean primary key default true check (is_only),
  counted_id bigint not null default 0,
  noted_id bigint not null default 0,
  noted_at timestamptz not null default '-infinity',
  noted_transaction xid8 not null default '0',
  check (counted_id <= noted_id)
);
comment on table event_counting is 'Up to which event event_counts counts: one row.';
comment on column event_counting.is_only is 'Always true, so that there is one row.';
comment on column event_counting.counted_id is 'All events up to this id are counted.';
comment on column event_counting.noted_id is 'The last event that could be seen at noted_at. Counted once all transactions have ended that may write an earlier one.';
comment on column event_counting.noted_at is 'Time of the product clock.';
comment on column event_counting.noted_transaction is 'All transactions that may write an event up to noted_id are earlier than this one.';
insert into event_counting default values;

-- Searches for invitations that were not accepted, by a part of their address.
create index members_invited_email_search on members using gin ((email::text) gin_trgm_ops)
where user_id is null;
