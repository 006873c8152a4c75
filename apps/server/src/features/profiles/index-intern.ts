import type { Tx } from '../../platform/db/database.ts'
import * as store from './store.ts'

/** Brings the row that browse reads up to date: there for an approved, visible intern, else not. */
export async function reindexIntern(tx: Tx, internId: string): Promise<void> {
  const isSeen = (await tx.one(store.isSeen, internId))?.seen ?? false
  await (isSeen
    ? tx.run(store.indexIntern, internId, tx.now.toISOString())
    : tx.run(store.unindexIntern, internId))
}
