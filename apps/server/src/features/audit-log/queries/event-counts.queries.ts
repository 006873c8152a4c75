// Generated from event-counts.sql by “npm run queries”; do not edit.
// Source: 66e22df10b4b
import { defineStatement, type NoRow } from '../../../platform/db/statement.ts'

export interface UncountedRow {
  readonly counted_id: string
  readonly up_to: string
}

/** Remembers the latest event, once those up to the one before are counted. */
export const noteLatestEvent = defineStatement<
  { readonly now: string; readonly before: string },
  NoRow
>(
  'audit-log.noteLatestEvent',
  ['now', 'before'],
  `update event_counting
set
  noted_id = greatest(noted_id, (select coalesce(max(e.id), 0) from event_log e)),
  noted_at = $1,
  noted_transaction = pg_snapshot_xmax(pg_current_snapshot())
where counted_id = noted_id and noted_at <= $2`,
)

/** The next events to count: none while a transaction has not ended that may write one of them. */
export const lockUncounted = defineStatement<
  { readonly max_events: number; readonly before: string },
  UncountedRow
>(
  'audit-log.lockUncounted',
  ['max_events', 'before'],
  `select c.counted_id::text, least(c.noted_id, c.counted_id + $1::int)::text as up_to
from event_counting c
where
  c.counted_id < c.noted_id
  and c.noted_at <= $2
  and c.noted_transaction <= pg_snapshot_xmin(pg_current_snapshot())
for update`,
)

export const addEventCounts = defineStatement<
  { readonly counted_id: string; readonly up_to: string },
  NoRow
>(
  'audit-log.addEventCounts',
  ['counted_id', 'up_to'],
  `insert into event_counts (machine, day, events)
select e.machine, (e.at at time zone 'UTC')::date, count(*)
from event_log e
where e.id > $1::text::bigint and e.id <= $2::text::bigint
group by 1, 2
on conflict (machine, day) do update set events = event_counts.events + excluded.events`,
)

export const saveCountedId = defineStatement<
  { readonly counted_id: string },
  NoRow
>(
  'audit-log.saveCountedId',
  ['counted_id'],
  `update event_counting set counted_id = $1::text::bigint`,
)
