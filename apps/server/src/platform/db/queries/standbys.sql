-- Without further rights, a user sees how many standbys follow, and the sessions of its own.
-- name: countStandbys
-- row: StandbyRow
-- column: standbys: number
-- column: waiting_commits: number
select
  (select count(*)::int from pg_stat_replication) as standbys,
  (
    select count(*)::int from pg_stat_activity
    where datname = current_database() and wait_event = 'SyncRep'
  ) as waiting_commits;
