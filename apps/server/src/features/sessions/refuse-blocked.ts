import type { Db } from '../../platform/db/database.ts'
import { AppError, type CommittedFailure, commitAndFail } from '../../platform/http/app-error.ts'
import { blockOfUser } from './queries/users.queries.ts'

/**
 * Tells someone who has just shown that the address is theirs that the programme team deactivated
 * their account, and why.
 * @returns FORBIDDEN with the reason, which commits what was used to sign in, or undefined
 */
export async function refuseBlocked(db: Db, userId: string): Promise<CommittedFailure | undefined> {
  const block = await db.one(blockOfUser, { user_id: userId })
  if (!block) return undefined
  return commitAndFail(
    new AppError('FORBIDDEN', {
      messageKey: 'sessions.refused.blocked',
      values: { reason: block.block_message },
    }),
  )
}
