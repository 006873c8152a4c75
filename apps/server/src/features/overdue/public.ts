import type { Db } from '../../platform/db/database.ts'
import { toOverdueParams } from './store.ts'
import { type PendingItemCount, pendingItemCounts } from './queries/overdue.queries.ts'

/**
 * Counts what awaits the programme team and how much of it is overdue, from the same rows as the
 * overdue list.
 */
export const countPendingItems = (db: Db): Promise<PendingItemCount[]> =>
  db.many(pendingItemCounts, toOverdueParams(db.now))
