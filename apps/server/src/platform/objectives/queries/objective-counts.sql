-- Adds the counts of one process. A period without anything to count is added, too: its row says that
-- the process ran.
-- name: addObjectiveCounts
insert into objective_counts as c (objective, begins_at, total, missed)
select objective, begins_at, total, missed
from
  unnest(:objectives::text[], :begins_at::timestamptz[], :totals::int[], :missed::int[])
    as counted (objective, begins_at, total, missed)
on conflict (objective, begins_at) do update
set total = c.total + excluded.total, missed = c.missed + excluded.missed;
