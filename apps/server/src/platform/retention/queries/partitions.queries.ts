// Generated from partitions.sql by “npm run queries”; do not edit.
// Source: 82d9f28e8d84
import { defineStatement } from '../../db/statement.ts'

export interface PartitionRow {
  readonly table: string
  readonly part: string
  readonly ends: string | null
}

/** The partitions of all tables that are divided by time; the default ones have no end. */
export const partitionRows = defineStatement<
  { readonly tables: readonly string[] },
  PartitionRow
>(
  'retention.partitionRows',
  ['tables'],
  `select
  p.relname::text as table, c.relname::text as part,
  (regexp_match(pg_get_expr(c.relpartbound, c.oid), 'TO \\(''([^'']+)''\\)'))[1]::timestamptz as ends
from
  pg_inherits i
  join pg_class p on p.oid = i.inhparent and p.relkind = 'p'
  join pg_class c on c.oid = i.inhrelid
where p.relname = any ($1::text[])
order by 1, 3`,
)

export const addPartition = defineStatement<
  {
    readonly table: string
    readonly part: string
    readonly starts: string
    readonly ends: string
  },
  { readonly done: boolean }
>(
  'retention.addPartition',
  ['table', 'part', 'starts', 'ends'],
  `select
  add_partition($1::text, $2::text, $3::timestamptz, $4::timestamptz) as done`,
)

export const dropPartition = defineStatement<
  { readonly table: string; readonly part: string },
  { readonly done: boolean }
>(
  'retention.dropPartition',
  ['table', 'part'],
  `select drop_partition($1::text, $2::text) as done`,
)
