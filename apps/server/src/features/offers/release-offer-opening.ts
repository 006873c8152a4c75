import type { Tx } from '../../platform/db/database.ts'
import { releaseOpening } from '../plans/public.ts'
import { clearHeldOpening } from './queries/write.queries.ts'

/** Releases the opening that an offer holds, at most once. */
export async function releaseOfferOpening(tx: Tx, offerId: string): Promise<void> {
  const heldOpening = await tx.one(clearHeldOpening, { offer_ids: [offerId] })
  if (heldOpening) await releaseOpening(tx, heldOpening.plan_id)
}
