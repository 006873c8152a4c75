import type { Operator } from '@fledge/domain/sessions/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { newId } from '../../platform/ids.ts'
import type { BatchColumns } from './batch-columns.ts'
import { loadOperatorBatch } from './operator-views.ts'
import * as store from './queries/batches.queries.ts'

export const getEditedBatch = async (db: Tx, actor: Operator, id: string) =>
  (await loadOperatorBatch(db, actor, id)) ?? notFound()

/** Inserts a hidden batch. @returns its id */
export async function insertDraft(db: Tx, columns: BatchColumns): Promise<string> {
  const id = newId(db.now)
  await db.run(store.insertBatch, {
    row: JSON.stringify({ ...columns, batch_id: id, created_at: db.now.toISOString() }),
  })
  return id
}

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
