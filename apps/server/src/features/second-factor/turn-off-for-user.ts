import { secondFactorEvents } from '@fledge/domain/second-factor/events.ts'
import type { Tx } from '../../platform/db/database.ts'
import { endAllSessions } from '../../platform/session/end-sessions.ts'
import { findUserFacts, requireSecondFactorNow } from '../sessions/public.ts'
import { deleteSecondFactor } from './queries/second-factor.queries.ts'

/**
 * Turns off the second factor of a user and signs them out everywhere.
 * @returns false if they have none
 */
export async function turnOffForUser(tx: Tx, userId: string, reason: string): Promise<boolean> {
  const user = await findUserFacts(tx, userId)
  if ((await tx.run(deleteSecondFactor, { user_id: userId })) === 0) return false
  await endAllSessions(tx, userId, 'SECOND_FACTOR')
  await requireSecondFactorNow(tx, userId)
  await tx.recordEvent(secondFactorEvents.reset, {
    subject: userId,
    company: user?.companyId,
    note: reason,
  })
  return true
}
