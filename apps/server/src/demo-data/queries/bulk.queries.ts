// Generated from bulk.sql by “npm run queries”; do not edit.
// Source: 7ccb51631b28
import { defineStatement, type NoRow } from '../../platform/db/statement.ts'

/** Inserts events in chronological order; the table generates their ids. */
export const insertEvents = defineStatement<
  { readonly rows: string },
  NoRow
>(
  'demo-data.insertEvents',
  ['rows'],
  `insert into
  event_log (
    at, machine, move, subject_id, from_state, to_state, actor_kind, actor_id, intern_id, reason
  )
select at, machine,
move,
subject_id,
from_state,
to_state,
actor_kind,
actor_id,
intern_id,
reason
from jsonb_populate_recordset(null::event_log, $1::jsonb)
order by at`,
)

/** Sets the taken seats of batches from their applications. */
export const updateSeatCounts = defineStatement<
  { readonly seated: readonly string[] },
  NoRow
>(
  'demo-data.updateSeatCounts',
  ['seated'],
  `update batches b
set seats_taken = counted.taken
from
  (
    select batch_id, count(*)::int as taken
    from applications
    where status = any ($1)
    group by batch_id
  ) counted
where counted.batch_id = b.batch_id`,
)
