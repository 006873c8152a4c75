import type { Operator } from '@fledge/domain/sessions/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { loadOperatorBatch } from './operator-views.ts'
import * as store from './queries/batches.queries.ts'

export const getEditedBatch = async (db: Tx, actor: Operator, id: string) =>
  (await loadOperatorBatch(db, actor, id)) ?? notFound()

/**
 * Uses the same lock as taking seats, so that a reduction cannot remove a seat that was just taken.
 */
export async function lockManagedBatch(
  db: Tx,
  id: string,
): Promise<store.ManagedBatchRow | undefined> {
  await db.run(store.lockBatch, { batch_id: id })
  return db.one(store.managedBatchById, { batch_id: id })
}
