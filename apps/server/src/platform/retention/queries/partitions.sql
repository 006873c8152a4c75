-- The partitions of all tables that are divided by time; the default ones have no end.
-- name: partitionRows
-- row: PartitionRow
-- column: table: string
-- column: part: string
-- column: ends: string | null
select
  p.relname::text as table, c.relname::text as part,
  (regexp_match(pg_get_expr(c.relpartbound, c.oid), 'TO \(''([^'']+)''\)'))[1]::timestamptz as ends
from
  pg_inherits i
  join pg_class p on p.oid = i.inhparent and p.relkind = 'p'
  join pg_class c on c.oid = i.inhrelid
where p.relname = any (:tables::text[])
order by 1, 3;

-- name: addPartition
-- column: done: boolean
select
  add_partition(:table::text, :part::text, :starts::timestamptz, :ends::timestamptz) as done;

-- name: dropPartition
-- column: done: boolean
select drop_partition(:table::text, :part::text) as done;
