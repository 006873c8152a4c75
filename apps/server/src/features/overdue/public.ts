import type { Db } from '../../platform/db/database.ts'
import { moments, type WaitCount, waitCounts } from './store.ts'

/** What waits for the programme team, and how much of it is late: the same rows as the list of what is overdue. */
export const countWaits = (db: Db): Promise<WaitCount[]> => db.many(waitCounts, ...moments(db.now))
