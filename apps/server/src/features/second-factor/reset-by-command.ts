import type { Database } from '../../platform/db/database.ts'
import { translate } from '../../platform/texts.ts'
import { secondFactorEventHandlers } from './event-handlers.ts'
import { findOwnerByEmail } from './queries/second-factor.queries.ts'
import { turnOffForUser } from './turn-off-for-user.ts'

/**
 * Turns off the second factor of a user on the command line, for the last manager. The server sends
 * the email.
 * @returns false if there is no such user, or no second factor
 */
export async function resetByCommand(database: Database, email: string): Promise<boolean> {
  database.subscribe(secondFactorEventHandlers)
  return database.transaction({ kind: 'system' }, async (tx) => {
    const owner = await tx.one(findOwnerByEmail, { email })
    return owner
      ? turnOffForUser(tx, owner.user_id, translate('secondFactor.resetByCommand'))
      : false
  })
}
