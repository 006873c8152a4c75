// Generated from objective-counts.sql by “npm run queries”; do not edit.
// Source: 83852e20f79f
import { defineStatement, type NoRow } from '../../db/statement.ts'

/** Adds the counts of one process. A period without anything to count is added, too: its row says that the process ran. */
export const addObjectiveCounts = defineStatement<
  {
    readonly objectives: readonly string[]
    readonly begins_at: readonly string[]
    readonly totals: readonly number[]
    readonly missed: readonly number[]
  },
  NoRow
>(
  'objectives.addObjectiveCounts',
  ['objectives', 'begins_at', 'totals', 'missed'],
  `insert into objective_counts as c (objective, begins_at, total, missed)
select objective, begins_at, total, missed
from
  unnest($1::text[], $2::timestamptz[], $3::int[], $4::int[])
    as counted (objective, begins_at, total, missed)
on conflict (objective, begins_at) do update
set total = c.total + excluded.total, missed = c.missed + excluded.missed`,
)
