import type { PendingActData } from '@fledge/domain/pending-acts/events.ts'
import type { Tx } from '../../platform/db/database.ts'
import { type PendingActRow, refundOfAct } from './queries/pending-acts.queries.ts'

/** Returns what the log keeps of an act that did not take effect; before its input is cleared. */
export async function toEventData(
  tx: Tx,
  { act_id, act, kind }: PendingActRow,
): Promise<PendingActData> {
  if (kind !== 'REFUND') return { act, kind }
  const refund = await tx.one(refundOfAct, { act_id })
  return refund ? { act, kind, ...refund } : { act, kind }
}
