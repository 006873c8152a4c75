import type { Tx } from '../../platform/db/database.ts'
import { passOnAllWaits } from '../waits/public.ts'
import { activeColleague, markHandedOver } from './queries/team.queries.ts'

/**
 * Hands over the open tasks of an absence whose first day has begun, once.
 * @returns whether they were handed over now
 */
export async function startAbsence(tx: Tx, userId: string): Promise<boolean> {
  const now = tx.now.toISOString()
  const absence = await tx.one(markHandedOver, { user_id: userId, now })
  if (!absence) return false
  const isCovered =
    absence.cover_id !== null && (await tx.one(activeColleague, { user_id: absence.cover_id }))
  await passOnAllWaits(tx, { from: userId, to: isCovered ? absence.cover_id : null })
  return true
}
