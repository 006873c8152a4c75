import type { Db } from '../../platform/db/database.ts'
import { duplicatesOfAccount } from './queries/people.queries.ts'

/**
 * Returns the ids of a person's account, the first one, and of those that the programme team closed
 * as its duplicates.
 */
export async function readAccounts(db: Db, id: string): Promise<readonly string[]> {
  const merged = await db.many(duplicatesOfAccount, { user_id: id })
  return [id, ...merged.map((row) => row.user_id)]
}
