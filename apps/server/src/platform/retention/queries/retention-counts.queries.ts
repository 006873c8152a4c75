// Generated from retention-counts.sql by “npm run queries”; do not edit.
// Source: a06492d7de56
import { defineStatement, type NoRow } from '../../db/statement.ts'

/** A run takes several transactions when many rows have expired; those of one hour are one number. */
export const saveRetentionCount = defineStatement<
  { readonly rule: string; readonly now: string; readonly row_count: number },
  NoRow
>(
  'retention.saveRetentionCount',
  ['rule', 'now', 'row_count'],
  `insert into retention_counts (rule, expired_at, row_count)
values ($1, $2, $3)
on conflict (rule) do update
set
  expired_at = excluded.expired_at,
  row_count = excluded.row_count
    + case when retention_counts.expired_at > excluded.expired_at - interval '10 minutes'
        then retention_counts.row_count else 0 end`,
)
