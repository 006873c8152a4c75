import type { Tx } from '../../platform/db/database.ts'
import { dismissDuplicates } from './queries/reviews.queries.ts'

/**
 * No longer suggests that two interns are the same person, by what they have in common now.
 * @returns whether it was suggested
 */
export const dismissDuplicatePair = async (
  tx: Tx,
  userId: string,
  otherId: string,
): Promise<boolean> => (await tx.run(dismissDuplicates, { user_id: userId, other_id: otherId })) > 0
