import type { Tx } from '../db/database.ts'
import {
  endAllUsersSessions,
  deletePendingSessions,
  deleteSessionOfUser,
  deleteSessionsOfUser,
} from './queries/session.queries.ts'

/**
 * Ends one session of a user, from another one.
 * @returns false if the user has no such session
 */
export const endSessionOfUser = async (
  tx: Tx,
  userId: string,
  sessionId: string,
): Promise<boolean> =>
  (await tx.run(deleteSessionOfUser, {
    session_id: sessionId,
    user_id: userId,
    now: tx.now.toISOString(),
  })) > 0

/** Ends all sessions of a user: on deactivation or deletion, or after a second factor was reset. */
export async function endAllSessions(
  tx: Tx,
  userId: string,
  reason: 'ACCOUNT_CLOSED' | 'SECOND_FACTOR' = 'ACCOUNT_CLOSED',
): Promise<void> {
  await tx.run(deleteSessionsOfUser, { user_id: userId, now: tx.now.toISOString(), reason })
}

/** Ends the sessions of a user that wait for a code of the second factor. */
export async function endPendingSessions(tx: Tx, userId: string): Promise<void> {
  await tx.run(deletePendingSessions, { user_id: userId, now: tx.now.toISOString() })
}

/** Signs everyone out, after a secret became known. @returns the number of sessions ended */
export const endEverySession = (tx: Tx): Promise<number> =>
  tx.run(endAllUsersSessions, { now: tx.now.toISOString() })
