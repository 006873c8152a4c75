-- Applications of before, also those that were not started and have no row yet.
set local statement_timeout = '300s';

insert into application_milestones as m (application_id, batch_id, joined_at, has_left)
select application_id, batch_id, created_at, status in ('REJECTED', 'NOT_PLACED', 'WITHDRAWN')
from applications
on conflict (application_id) do update set
  batch_id = excluded.batch_id,
  joined_at = excluded.joined_at,
  has_left = excluded.has_left;
alter table application_milestones validate constraint application_milestones_batch_id_fkey;
