import type { EventHandler, Tx } from '../../platform/db/database.ts'
import type { Job } from '../../platform/http/handler.ts'
import * as store from './store.ts'

/** Brings the row that browse reads up to date: there for an approved, visible intern, else not. */
export async function reindexIntern(tx: Tx, internId: string): Promise<void> {
  const isSeen = (await tx.one(store.isSeen, internId, tx.now.toISOString()))?.seen ?? false
  await (isSeen
    ? tx.run(store.indexIntern, internId, tx.now.toISOString())
    : tx.run(store.unindexIntern, internId))
}

/** Once the placement deadline of a batch has passed, no offer can follow: its interns leave browse. */
export const leaveBrowse: Job = {
  name: 'profiles.leaveBrowse',
  due: async (db) =>
    (await db.many(store.batchesPlaced, db.now.toISOString())).map(({ batch_id }) => ({
      id: batch_id,
      process: async (tx: Tx) => (await tx.run(store.unindexBatch, batch_id)) > 0,
    })),
}

const placementDates = ['placement_deadline', 'programme_end']
/** A later placement deadline brings the interns of a batch back. */
export const returnToBrowse: EventHandler = async (event, tx) => {
  const changed = event.data?.['changed']
  if (Array.isArray(changed) && placementDates.some((field) => changed.includes(field)))
    await tx.run(store.indexBatch, event.subject, tx.now.toISOString())
}
