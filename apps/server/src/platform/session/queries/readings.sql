-- name: wasReadLately
-- column: was_read: boolean
select exists (
  select from event_log e
  where
    e.subject_id = :subject_id
    and e.machine = :machine
    and e.move = :move
    and e.actor_id = :actor_id
    and e.data = :data::jsonb
    and e.at > :since
) as was_read;

-- Serialises the readings of one person and subject.
-- name: lockReadings
select pg_advisory_xact_lock(hashtextextended (:reader, 20261129));
