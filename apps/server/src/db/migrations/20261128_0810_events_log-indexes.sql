-- The programme team's log, newest first: all events, those of one person, and those of one kind. The
-- last one sorts by microseconds, so that no index of other events looks as if it served a rare kind.
create index event_log_at on event_log (at desc, id desc);
create index event_log_actor_at on event_log (actor_id, at desc, id desc) where actor_id is not null;
create index event_log_machine on event_log (
  machine, ((extract(epoch from (at at time zone 'UTC')) * 1000000)::bigint) desc, id desc
);
