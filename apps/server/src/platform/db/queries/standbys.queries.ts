// Generated from standbys.sql by “npm run queries”; do not edit.
// Source: 7b7748e7b724
import { defineStatement, type NoParams } from '../statement.ts'

export interface StandbyRow {
  readonly standbys: number
  readonly waiting_commits: number
}

/** Without further rights, a user sees how many standbys follow, and the sessions of its own. */
export const countStandbys = defineStatement<
  NoParams,
  StandbyRow
>(
  'db.countStandbys',
  [],
  `select
  (select count(*)::int from pg_stat_replication) as standbys,
  (
    select count(*)::int from pg_stat_activity
    where datname = current_database() and wait_event = 'SyncRep'
  ) as waiting_commits`,
)
