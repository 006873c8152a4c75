-- A run takes several transactions when many rows have expired; those of one hour are one number.
-- name: saveRetentionCount
insert into retention_counts (rule, expired_at, row_count)
values (:rule, :now, :row_count)
on conflict (rule) do update
set
  expired_at = excluded.expired_at,
  row_count = excluded.row_count
    + case when retention_counts.expired_at > excluded.expired_at - interval '10 minutes'
        then retention_counts.row_count else 0 end;
