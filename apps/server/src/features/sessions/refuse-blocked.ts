import { dayMs } from '@fledge/kernel/dates.ts'
import { maskEmail } from '@fledge/domain/sessions/mask-email.ts'
import type { Tx } from '../../platform/db/database.ts'
import { AppError, type CommittedFailure, commitAndFail } from '../../platform/http/app-error.ts'
import { consumeRateLimit } from '../../platform/rate-limit.ts'
import { sendAppealLink } from './appeal-link.ts'
import { bannedAddress, type BlockRow, blockOfUser } from './queries/users.queries.ts'

/**
 * Tells someone who has just shown that the address is theirs that the programme team deactivated
 * their account, banned them, or closed the account as a duplicate of another one, and why. Someone who was banned and has not appealed gets a new link
 * for it, once a day.
 * @returns FORBIDDEN with the reason, which commits what was used to sign in, or undefined
 */
export async function refuseBlocked(tx: Tx, userId: string): Promise<CommittedFailure | undefined> {
  const block = await tx.one(blockOfUser, { user_id: userId })
  if (!block) return undefined
  if (block.kept_email !== null)
    return commitAndFail(
      new AppError('FORBIDDEN', {
        messageKey: 'sessions.refused.merged',
        values: { email: maskEmail(block.kept_email), reason: block.block_message },
      }),
    )
  const isBanned = block.ban_reason !== null
  if (isBanned) await renewAppealLink(tx, block)
  return commitAndFail(
    new AppError('FORBIDDEN', {
      messageKey: isBanned ? 'sessions.refused.banned' : 'sessions.refused.blocked',
      values: { reason: block.block_message },
    }),
  )
}

async function renewAppealLink(tx: Tx, block: BlockRow): Promise<void> {
  if (block.appealed_at !== null) return
  const wait = await consumeRateLimit(tx, `appeal-link:${block.user_id}`, 1, dayMs)
  if (wait === null) await sendAppealLink(tx, { userId: block.user_id, email: block.email })
}

/** @throws FORBIDDEN for the address of someone who was banned and whose account was erased */
export async function refuseBannedAddress(tx: Tx, email: string): Promise<void> {
  if (await tx.one(bannedAddress, { email }))
    throw new AppError('FORBIDDEN', { messageKey: 'sessions.refused.addressBanned' })
}
