import type { Db } from '../../platform/db/database.ts'
import { toOverdueParams, type PendingItemCount, pendingItemCounts } from './store.ts'

/**
 * Counts what awaits the programme team and how much of it is overdue, from the same rows as the
 * overdue list.
 */
export const countPendingItems = (db: Db): Promise<PendingItemCount[]> =>
  db.many(pendingItemCounts, ...toOverdueParams(db.now))
