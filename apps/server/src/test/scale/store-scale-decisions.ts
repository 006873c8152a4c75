import type pg from 'pg'
import { reviewDecisionsSql } from '../../platform/db/review-decisions.ts'

/**
 * Stores the decisions of a data set's events up to a number, as the job does
 * (`programmeReports.storeDecisions`).
 */
export async function storeScaleDecisions(client: pg.Client, upTo: string): Promise<void> {
  await client.query(
    `with latest as materialized (
       select e.* from event_log e, decision_storing s where e.id > s.stored_id and e.id <= $1
     ), stored as (
       update decision_storing set stored_id = $1
     )
     insert into decision_times (event_id, kind, application_id, at, hours)
     select event_id, kind, application_id, at, hours from (${reviewDecisionsSql('latest')}) d`,
    [upTo],
  )
}
