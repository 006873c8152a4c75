import type { Tx } from '../../platform/db/database.ts'
import { releaseOpening } from '../plans/public.ts'
import { clearHeldOpening } from './queries/write.queries.ts'

/** Releases the opening that an offer holds, at most once. */
export async function releaseOfferOpening(tx: Tx, offerId: string): Promise<void> {
  const held = await tx.one(clearHeldOpening, { offer_id: offerId })
  if (held) await releaseOpening(tx, held.plan_id)
}
