import type { InternScope } from '@fledge/domain/sessions/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import { type BatchRow, takeCheckedSeat } from '../batches/public.ts'
import { leaveForBatch } from './assign-batch.ts'

export { hasPartnerTerms } from './accept-terms.ts'

/**
 * Moves a locked intern's seat to a batch. The caller has locked both batches and checked the new one.
 * @throws NO_SEAT_LEFT
 */
export async function moveSeat(tx: Tx, intern: InternScope, batch: BatchRow): Promise<void> {
  await leaveForBatch(tx, intern, await takeCheckedSeat(tx, batch))
}
