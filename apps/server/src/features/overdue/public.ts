import type { Db } from '../../platform/db/database.ts'
import { toWaitParams } from '../../platform/db/waits/waits.ts'
import { type PendingItemCount, pendingItemCounts } from './queries/overdue.queries.ts'

/**
 * Counts what awaits the programme team and how much of it is overdue, from the same rows as the
 * overdue list.
 */
export const countPendingItems = (db: Db): Promise<PendingItemCount[]> =>
  db.many(pendingItemCounts, toWaitParams(db.now))
