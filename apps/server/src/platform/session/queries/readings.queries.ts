// Generated from readings.sql by “npm run queries”; do not edit.
// Source: bb62a43e8746
import { defineStatement } from '../../db/statement.ts'

export const wasReadLately = defineStatement<
  {
    readonly subject_id: string
    readonly machine: string
    readonly move: string
    readonly actor_id: string
    readonly since: string
  },
  { readonly was_read: boolean }
>(
  'session.wasReadLately',
  ['subject_id', 'machine', 'move', 'actor_id', 'since'],
  `select exists (
  select from event_log e
  where
    e.subject_id = $1
    and e.machine = $2
    and e.move = $3
    and e.actor_id = $4
    and e.at > $5
) as was_read`,
)
