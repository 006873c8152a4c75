import type { OperatorBatch, OperatorBatchRow } from '@fledge/contract/batches/operator-schema.ts'
import { batchCan, type BatchCanFacts } from '@fledge/domain/batches/can.ts'
import { countByStage } from '@fledge/domain/batches/cohort-counts.ts'
import { isRunning } from '@fledge/domain/batches/rules.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import { toActionMap } from '@fledge/kernel/policy-decision.ts'
import type { Db } from '../../platform/db/database.ts'
import * as store from './queries/batches.queries.ts'
import { toBatchView, toBatchFacts, getBatchRowState } from './views.ts'

/** Facts of a batch for its policies. */
export const toBatchPolicyFacts = (row: store.ManagedBatchRow, now: Date): BatchCanFacts => ({
  status: row.status,
  wasPublished: row.was_published,
  seatsTaken: row.seats_taken,
  stateIfPublished: getBatchRowState({ ...row, is_published: true }, now),
})

/** Row of the programme team's batch list. */
export function toOperatorBatchRow(row: store.ManagedBatchRow, now: Date): OperatorBatchRow {
  return {
    ...toBatchView(row, now),
    is_published: row.is_published,
    is_running: isRunning(toBatchFacts(row), now),
    seats_taken: row.seats_taken,
    applications: countByStage(row.applications),
  }
}

/** Whether an operator sees a batch: a partner's people see the partner's own batches. */
export const isSeenBy = (
  actor: Operator,
  batch: { readonly partner: { readonly partner_id: string } | null },
): boolean => !actor.partner || batch.partner?.partner_id === actor.partner

/**
 * Returns a batch for the operator console, with the actions this operator may take now.
 * @returns undefined if there is no such batch, or the operator does not see it
 */
export async function loadOperatorBatch(
  db: Db,
  actor: Operator,
  id: string,
): Promise<OperatorBatch | undefined> {
  const row = await db.one(store.managedBatchById, { batch_id: id })
  if (!row || !isSeenBy(actor, row)) return undefined
  return {
    ...toOperatorBatchRow(row, db.now),
    campaign_ends_at: row.campaign_ends_at,
    placement_deadline_set: row.placement_deadline,
    max_offers: row.max_offers,
    services: row.services,
    created_at: row.created_at,
    may: toActionMap(batchCan.open(actor, toBatchPolicyFacts(row, db.now))),
    history: await db.many(store.batchHistory, { subject_id: id }),
  }
}
