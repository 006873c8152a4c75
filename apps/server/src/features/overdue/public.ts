import type { Db } from '../../platform/db/database.ts'
import { moments, type WaitCount, waitCounts } from './store.ts'

/**
 * Counts what awaits the programme team and how much of it is overdue, from the same rows as the
 * overdue list.
 */
export const countWaits = (db: Db): Promise<WaitCount[]> => db.many(waitCounts, ...moments(db.now))
