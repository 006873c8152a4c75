import type { Tx } from '../../platform/db/database.ts'
import { dismissDuplicates, dismissDuplicatesOfMerged } from './queries/reviews.queries.ts'

export { withdraw } from './withdraw-by-team.ts'

/** No longer suggests any two of the accounts of one person, after some were merged into `keptId`. */
export const dismissMergedDuplicates = async (tx: Tx, keptId: string): Promise<void> => {
  await tx.run(dismissDuplicatesOfMerged, { user_id: keptId })
}

/**
 * No longer suggests that two interns are the same person, by what they have in common now.
 * @returns whether it was suggested
 */
export const dismissDuplicatePair = async (
  tx: Tx,
  userId: string,
  otherId: string,
): Promise<boolean> => (await tx.run(dismissDuplicates, { user_id: userId, other_id: otherId })) > 0
