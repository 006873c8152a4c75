// Generated from readings.sql by “npm run queries”; do not edit.
// Source: 9d75dba09543
import { defineStatement } from '../../db/statement.ts'

export const wasReadLately = defineStatement<
  {
    readonly subject_id: string
    readonly machine: string
    readonly move: string
    readonly actor_id: string
    readonly data: string
    readonly since: string
  },
  { readonly was_read: boolean }
>(
  'session.wasReadLately',
  ['subject_id', 'machine', 'move', 'actor_id', 'data', 'since'],
  `select exists (
  select from event_log e
  where
    e.subject_id = $1
    and e.machine = $2
    and e.move = $3
    and e.actor_id = $4
    and e.data = $5::jsonb
    and e.at > $6
) as was_read`,
)

/** Serialises the readings of one person and subject. */
export const lockReadings = defineStatement<
  { readonly reader: string },
  { readonly pg_advisory_xact_lock: unknown }
>(
  'session.lockReadings',
  ['reader'],
  `select pg_advisory_xact_lock(hashtextextended ($1, 20261129))`,
)
