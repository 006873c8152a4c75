-- The archive of a person's own data contains what they did: without this index it reads the whole
-- log.
create index event_log_actor on event_log (actor_id, id) where actor_id is not null;
