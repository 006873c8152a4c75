import { accountEvents } from '@fledge/domain/accounts/events.ts'
import { eraseAfterMs } from '@fledge/domain/accounts/rules.ts'
import type { Database } from '../../platform/db/database.ts'
import { endAllSessions } from '../../platform/session/end-sessions.ts'
import { scheduleErasure, setUserStatus } from '../sessions/public.ts'
import * as operators from './queries/operator.queries.ts'

/** Why an operator is not removed: there is no such operator, or no other manager. */
type RemovalFailure = 'UNKNOWN' | 'LAST_MANAGER'

/**
 * Removes someone from the programme team on the command line: signs them out and closes their
 * account now, and schedules its erasure. Signing in does not cancel it, because others decide about
 * this account.
 */
export const removeOperator = (database: Database, email: string): Promise<RemovalFailure | null> =>
  database.transaction({ kind: 'system' }, async (tx) => {
    const managers = await tx.many(operators.lockManagers, {})
    const operator = await tx.one(operators.lockOperator, { email })
    if (!operator || operator.is_erased) return 'UNKNOWN'
    const { user_id } = operator
    const isOnlyManager = managers.every((manager) => manager.user_id === user_id)
    if (isOnlyManager) return 'LAST_MANAGER'
    await setUserStatus(tx, user_id, 'DEACTIVATED')
    await endAllSessions(tx, user_id)
    await scheduleErasure(tx, user_id, new Date(tx.now.getTime() + eraseAfterMs).toISOString())
    await tx.recordEvent(accountEvents.deactivate, { subject: user_id })
    return null
  })
