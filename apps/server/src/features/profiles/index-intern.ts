import { batchChangeEvents } from '@fledge/domain/batches/events.ts'
import type { Tx } from '../../platform/db/database.ts'
import { on } from '../../platform/db/events.ts'
import type { Job } from '../../platform/http/handler.ts'
import * as store from './queries/profiles.queries.ts'

/** Updates the intern's row in the browse index: present for an approved, visible intern only. */
export async function reindexIntern(tx: Tx, internId: string): Promise<void> {
  const params = { intern_ids: [internId], now: tx.now.toISOString() }
  const isSeen = (await tx.one(store.selectBrowseVisibility, params)) !== undefined
  await (isSeen
    ? tx.run(store.indexInterns, params)
    : tx.run(store.unindexIntern, { intern_id: internId }))
}

/**
 * Removes interns from browse once the placement deadline of their batch has passed, because no
 * offer can follow.
 */
export const removePlacedFromBrowse: Job = {
  name: 'profiles.leaveBrowse',
  due: async (db, page) =>
    (await db.many(store.selectPlacedBatches, page)).map(({ batch_id, due_at }) => ({
      at: due_at,
      id: batch_id,
      process: async (tx: Tx) => (await tx.run(store.unindexBatch, { batch_id })) > 0,
    })),
}

const placementDates = ['placement_deadline', 'programme_end']

/**
 * Puts the interns of a batch back into browse when its placement deadline is moved to a later
 * date.
 */
export const restoreBatchToBrowse = on(batchChangeEvents.edit, async (event, tx) => {
  const { changed } = event.data
  if (placementDates.some((field) => changed.includes(field)))
    await tx.run(store.indexBatch, { batch_id: event.subject, now: tx.now.toISOString() })
})
