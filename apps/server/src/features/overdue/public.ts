import type { Db } from '../../platform/db/database.ts'
import { getOverdueCounts } from './read-overdue.ts'

/** Counts everything that is overdue with the programme team. */
export const countTeamOverdue = async (db: Db): Promise<number> =>
  (await getOverdueCounts(db)).reduce((sum, { count }) => sum + count, 0)
